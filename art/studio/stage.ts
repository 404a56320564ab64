import {
  Box3,
  DataTexture,
  DoubleSide,
  EquirectangularReflectionMapping,
  FloatType,
  Group,
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
import { createCamera, nudge, windowAround } from './camera.ts';
import { createCutOut, cutOutView } from './cut-out.ts';
import { createExposures } from './exposures.ts';
import { createLight } from './light.ts';
import { createLightField, type LightField } from './light-field.ts';
import { gatherLightOnPaper } from './light-on-paper.ts';
import { createBackdrop, createPaper } from './paper.ts';
import type { RenderQuality } from './render-quality.ts';
import { patchShaders } from './shader-patches.ts';
import type { Shot } from './view.ts';

/** Renders the shot and returns it as the data URL of a PNG. */
export function photograph({ subject, surroundings, ...shot }: Shot, quality: RenderQuality, isCutOut = false): string {
  const view = isCutOut ? cutOutView(shot.view) : shot.view;
  const frame = new Vector2(quality.width, quality.height);
  const camera = createCamera(subject, view, frame.x / frame.y);
  const size = new Box3().setFromObject(subject).getBoundingSphere(new Sphere()).radius;
  patchShaders({ subject: camera.userData.distance, lamps: size * 4.2 });
  const renderer = createRenderer(frame, isCutOut);
  const field = createLightField((view.azimuth * Math.PI) / 180);
  const scene = new Scene();
  const everything = new Group().add(subject, ...(surroundings ? [surroundings] : []));
  letShadowsFall(everything);
  scene.add(everything);
  const studio = { renderer, scene, camera, subject: everything };
  const paperLight = gatherLightOnPaper(studio, createLight(field, scene, everything, quality.paper), frame);
  scene.environment = mirrorOf(field, renderer);
  const ground = { backdrop: createBackdrop(frame), paper: createPaper(frame, paperLight, camera.userData.distance) };
  scene.add(ground.backdrop, ground.paper);
  const exposures = createExposures(renderer, frame);
  const light = createLight(field, scene, everything, quality);
  const draw = () => {
    renderer.setRenderTarget(exposures.current);
    renderer.render(scene, camera);
  };
  const cutOut = isCutOut ? createCutOut(studio, ground, frame) : undefined;
  if (!surroundings) {
    everything.visible = false;
    draw();
    everything.visible = true;
    exposures.addOutside(windowAround(subject, camera, frame), light.frames);
  }
  light.forEachFrame((n) => {
    nudge(camera, n, frame, view);
    draw();
    exposures.add();
    cutOut?.addOutline();
  });
  if (cutOut) cutOut.develop(exposures.gathered());
  else exposures.develop();
  return renderer.domElement.toDataURL('image/png');
}

function createRenderer(frame: Vector2, alpha: boolean): WebGLRenderer {
  const renderer = new WebGLRenderer({ preserveDrawingBuffer: true, alpha, premultipliedAlpha: false });
  renderer.setSize(frame.x, frame.y, false);
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.setOpaqueSort((a, b) => a.renderOrder - b.renderOrder || a.z - b.z);
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
