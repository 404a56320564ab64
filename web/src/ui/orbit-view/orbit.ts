import { type PerspectiveCamera, Spherical, WebGLRenderer } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Move } from './move.ts';

const STEP = Math.PI / 12;

/** Null without WebGL. The renderer of three.js logs an error then, so this asks first. */
export function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  return renderer;
}

/** Moves the camera around the target of the controls, within their limits of distance. */
export function moveCamera(controls: OrbitControls<PerspectiveCamera>, { turn = 0, tilt = 0, zoom = 0 }: Move): void {
  const { object: camera, target, minDistance, maxDistance } = controls;
  const place = new Spherical().setFromVector3(camera.position.clone().sub(target));
  place.theta += turn * STEP;
  place.phi += tilt * STEP;
  place.radius = Math.min(Math.max(place.radius * 0.8 ** zoom, minDistance), maxDistance);
  camera.position.setFromSpherical(place.makeSafe()).add(target);
  controls.update();
}

/** Keeps the drawing as large as the canvas is shown. */
export function watchSize(
  canvas: HTMLCanvasElement,
  { renderer, camera }: { renderer: WebGLRenderer; camera: PerspectiveCamera },
  onResize: () => void,
): ResizeObserver {
  const observer = new ResizeObserver(() => {
    if (renderer.xr.isPresenting) return;
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    camera.aspect = canvas.clientWidth / Math.max(1, canvas.clientHeight);
    camera.updateProjectionMatrix();
    onResize();
  });
  observer.observe(canvas);
  return observer;
}
