import {
  DirectionalLight,
  type Group,
  HemisphereLight,
  PerspectiveCamera,
  Scene,
  Vector3,
  VSMShadowMap,
  WebGLRenderer,
} from 'three';
import type { Place } from '../shapes/placed.ts';

type Lens = { at: Place; ahead: Place; angle: number };
type Frame = { width: number; height: number };

/** What a lens sees of the things, in the light of a window at the left: a picture for a screen. */
export function seenThrough({ at, ahead, angle }: Lens, things: Group, { width, height }: Frame): HTMLCanvasElement {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = VSMShadowMap;
  const camera = new PerspectiveCamera(angle, width / height, 10, 2000);
  camera.position.set(...at);
  camera.lookAt(new Vector3(...at).add(new Vector3(...ahead)));
  const window = new DirectionalLight('#ffffff', 2.1);
  window.position.set(-300, 210, -20);
  window.castShadow = true;
  window.shadow.mapSize.set(2048, 2048);
  Object.assign(window.shadow.camera, { left: -160, right: 160, top: 160, bottom: -160, near: 10, far: 900 });
  Object.assign(window.shadow, { radius: 12, blurSamples: 24, normalBias: 0.6 });
  const scene = new Scene().add(window, new HemisphereLight('#ffffff', '#cfc8ba', 1.7), things);
  things.traverse((thing) => Object.assign(thing, { castShadow: true, receiveShadow: true }));
  renderer.render(scene, camera);
  return renderer.domElement;
}
