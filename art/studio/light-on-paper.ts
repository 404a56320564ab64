import {
  type Camera,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Object3D,
  type Scene,
  type Texture,
  type Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three';
import { createExposures } from './exposures.ts';
import type { Light } from './light.ts';
import type { LightRay } from './light-field.ts';
import { createSweep } from './paper.ts';

export type Studio = { renderer: WebGLRenderer; scene: Scene; camera: Camera; subject: Object3D };
export type LightOnPaper = { texture: Texture; weight: number };

/**
 * How much of the light reaches the paper, as the camera sees it. It is gathered beforehand on coarse pixels, so that
 * many lamps can be asked and shadows have no steps.
 */
export function gatherLightOnPaper(
  { renderer, scene, camera, subject }: Studio,
  light: Light,
  frame: Vector2,
): LightOnPaper {
  const exposures = createExposures(renderer, frame.clone().divideScalar(2).floor());
  const paper = createSweep(measuringMaterial(light.rays), camera.userData.distance);
  const bringBack = replaceMaterials(subject);
  scene.add(paper);
  light.forEachFrame(() => {
    renderer.setRenderTarget(exposures.current);
    renderer.render(scene, camera);
    exposures.add();
  });
  scene.remove(paper);
  bringBack();
  return exposures.gathered();
}

function measuringMaterial(rays: LightRay[]): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ depthTest: false });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.inverseOfLight = { value: inverseOfLight(rays) };
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'uniform vec3 inverseOfLight; void main() {')
      .replace(
        '#include <opaque_fragment>',
        'gl_FragColor = vec4(reflectedLight.directDiffuse * PI * inverseOfLight, 1.0);',
      );
  };
  return material;
}

/** Over all rays the open paper adds up to exactly 1, so that its edge cannot be seen. */
function inverseOfLight(rays: LightRay[]): Vector3 {
  const sum = new Vector3();
  for (const { direction, colour } of rays) sum.addScaledVector(new Vector3(...colour), Math.max(0, direction.y));
  return new Vector3(1, 1, 1).divide(sum);
}

/** Everything casts its shadow but is not seen; returns what undoes it. */
function replaceMaterials(subject: Object3D): () => void {
  const unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false, shadowSide: DoubleSide });
  const meshes: Mesh[] = [];
  subject.traverse((object) => object instanceof Mesh && meshes.push(object));
  const materials = meshes.map(({ material }) => material);
  for (const mesh of meshes) mesh.material = unseen;
  return () => {
    for (const [i, mesh] of meshes.entries()) mesh.material = materials[i] ?? unseen;
  };
}
