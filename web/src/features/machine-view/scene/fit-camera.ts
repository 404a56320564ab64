import { Box3, type Object3D, type PerspectiveCamera, Vector3 } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const MARGIN = 1.1;
const UP = new Vector3(0, 1, 0);
const RIGHT = new Vector3(1, 0, 0);
const azimuths = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
const corners = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z) => new Vector3(x, y, z))));

/** Points the camera at the middle of the model, as far away as the model needs on all sides. Keeps direction and zoom. */
export function fitCamera(controls: OrbitControls<PerspectiveCamera>, model: Object3D): void {
  const box = new Box3().setFromObject(model);
  const middle = box.getCenter(new Vector3());
  const { object: camera, target } = controls;
  const away = camera.position.clone().sub(target);
  const before: number = camera.userData.fit ?? away.length();
  const fit = distanceFor(controls, box.getSize(new Vector3()));
  camera.userData.fit = fit;
  target.copy(middle);
  camera.position.copy(middle).addScaledVector(away, fit / before);
  Object.assign(camera, { near: fit / 20, far: fit * 10 }).updateProjectionMatrix();
  Object.assign(controls, { minDistance: fit * 0.3, maxDistance: fit * 2.5 });
  controls.update();
}

/** For a box that turns about its upright axis, seen at the current height of the camera. */
function distanceFor(controls: OrbitControls<PerspectiveCamera>, size: Vector3): number {
  const { fov, aspect } = controls.object;
  const upright = Math.tan((fov * Math.PI) / 360);
  const polar = controls.getPolarAngle();
  const distances = corners.flatMap((corner) =>
    azimuths.map((azimuth) => {
      const { x, y, z } = corner
        .clone()
        .multiply(size)
        .applyAxisAngle(UP, azimuth)
        .applyAxisAngle(RIGHT, Math.PI / 2 - polar);
      return z + Math.max(Math.abs(y) / upright, Math.abs(x) / (upright * aspect));
    }),
  );
  return Math.max(...distances) * MARGIN;
}
