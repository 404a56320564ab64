import { Box3, type Object3D, type PerspectiveCamera, Vector3 } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const MARGIN = 1.12;

/** Points the camera at the middle of the model, as far away as the model needs on all sides. Keeps direction and zoom. */
export function fitCamera(controls: OrbitControls<PerspectiveCamera>, model: Object3D): void {
  const box = new Box3().setFromObject(model);
  const middle = box.getCenter(new Vector3());
  const { object: camera, target } = controls;
  const away = camera.position.clone().sub(target);
  const before: number = camera.userData.fit ?? away.length();
  const fit = distanceFor(camera, box.getSize(new Vector3()));
  camera.userData.fit = fit;
  target.copy(middle);
  camera.position.copy(middle).addScaledVector(away, fit / before);
  Object.assign(camera, { near: fit / 20, far: fit * 10 }).updateProjectionMatrix();
  Object.assign(controls, { minDistance: fit * 0.3, maxDistance: fit * 2.5 });
  controls.update();
}

/** For a box that turns about its upright axis, seen from slightly above. */
function distanceFor({ fov, aspect }: PerspectiveCamera, { x, y, z }: Vector3): number {
  const radius = Math.hypot(x, z) / 2;
  const upright = Math.tan((fov * Math.PI) / 360);
  const needed = Math.max((y / 2 + radius * 0.3) / upright, radius / (upright * Math.min(aspect, 2)));
  return (needed + radius * 0.6) * MARGIN;
}
