import {
  Box3,
  DataTexture,
  DoubleSide,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  type Object3D,
  PCFShadowMap,
  PMREMGenerator,
  Scene,
  Sphere,
  Vector2,
  WebGLRenderer,
} from 'three';
import { createCamera, nudge } from './camera.ts';
import type { Effort } from './effort.ts';
import { createExposures } from './exposures.ts';
import { collectFilters } from './filters.ts';
import { createLamps } from './lamps.ts';
import { createLightField, type LightField } from './light-field.ts';
import { drawLightRays } from './light-rays.ts';
import { createBackdrop, createPaper } from './paper.ts';
import { patchShaders } from './shader-patches.ts';
import type { Shot } from './view.ts';

/** Renders the shot and returns it as the data URL of a PNG. */
export function photograph({ subject, view, surroundings }: Shot, effort: Effort): string {
  const frame = new Vector2(effort.width, effort.height);
  const camera = createCamera(subject, view, frame.x / frame.y);
  const size = new Box3().setFromObject(subject).getBoundingSphere(new Sphere()).radius;
  patchShaders({ subject: camera.userData.distance, lamps: size * 4.2 });
  const renderer = createRenderer(frame);
  const field = createLightField((view.azimuth * Math.PI) / 180);
  const scene = new Scene();
  scene.environment = mirrorOf(field, renderer);
  const everything = surroundings ? scene.add(subject, surroundings) : scene.add(subject);
  letShadowsFall(everything);
  const filters = collectFilters(everything);
  const sets = Math.ceil(effort.frames / filters.framesPerSet);
  const rays = drawLightRays(field, sets * effort.lamps);
  const lamps = createLamps(effort.lamps, everything, effort.shadowMap);
  scene.add(lamps.group, createBackdrop(frame), createPaper(frame, rays, camera.userData.distance));
  const exposures = createExposures(renderer, frame);
  for (let n = 0; n < sets * filters.framesPerSet; n++) {
    const set = Math.floor(n / filters.framesPerSet);
    lamps.aim(
      rays.filter((_, index) => index % sets === set),
      filters.tintFor(n).multiplyScalar(sets),
    );
    filters.setFor(n);
    nudge(camera, n, frame, view);
    renderer.setRenderTarget(exposures.current);
    renderer.render(scene, camera);
    exposures.add();
  }
  exposures.develop();
  return renderer.domElement.toDataURL('image/png');
}

function createRenderer(frame: Vector2): WebGLRenderer {
  const renderer = new WebGLRenderer({ preserveDrawingBuffer: true });
  renderer.setSize(frame.x, frame.y, false);
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.autoClear = true;
  return renderer;
}

function mirrorOf(field: LightField, renderer: WebGLRenderer) {
  const panorama = new DataTexture(field.pixels, field.width, field.height, undefined, FloatType);
  Object.assign(panorama, {
    mapping: EquirectangularReflectionMapping,
    magFilter: LinearFilter,
    minFilter: LinearFilter,
  });
  panorama.needsUpdate = true;
  return new PMREMGenerator(renderer).fromEquirectangular(panorama).texture;
}

function letShadowsFall(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.material.shadowSide = DoubleSide;
    object.castShadow = object.material.userData.castShadow ?? true;
    object.receiveShadow = object.material.userData.receiveShadow ?? true;
  });
}
