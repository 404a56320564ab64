import { Box3, type Group, Mesh, PerspectiveCamera, type Vector2, Vector3, Vector4 } from 'three';
import { spreadPoint, toDisc } from './random.ts';
import type { View } from './view.ts';

const radians = Math.PI / 180;

/** A camera that sees the subject at the size and place in the frame that the view asks for. */
export function createCamera(subject: Group, view: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(view.lens, aspect, 10, 100_000);
  const corners = cornersOf(subject);
  const middle = new Box3().setFromPoints(corners).getCenter(new Vector3());
  const away = new Vector3(
    Math.sin(view.azimuth * radians) * Math.cos(view.elevation * radians),
    Math.sin(view.elevation * radians),
    Math.cos(view.azimuth * radians) * Math.cos(view.elevation * radians),
  );
  let distance = 4000;
  for (let round = 0; round < 12; round++) {
    place(camera, middle, away, distance);
    const seen = frameOf(corners, camera);
    distance *= Math.max(seen.width / view.fill.width, seen.height / view.fill.height);
    const reach = distance * Math.tan((view.lens / 2) * radians);
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    middle.addScaledVector(right, (seen.x - 2 * view.shift.x) * reach * aspect);
    middle.addScaledVector(up, (seen.y - 2 * view.shift.y) * reach);
  }
  place(camera, middle, away, distance);
  Object.assign(camera, { near: distance * 0.3, far: distance * 40 });
  Object.assign(camera.userData, { home: camera.position.clone(), distance });
  return camera;
}

function place(camera: PerspectiveCamera, middle: Vector3, away: Vector3, distance: number): void {
  camera.position.copy(middle).addScaledVector(away, distance);
  camera.lookAt(middle);
  camera.updateMatrixWorld();
}

/** Middle (−1…1) and size (share of the frame) of what the camera sees of the points. */
function frameOf(points: Vector3[], camera: PerspectiveCamera) {
  const box = new Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  return { x: middle.x, y: middle.y, width: size.x / 2, height: size.y / 2 };
}

const margin = 12;

/** The pixels in which the subject may be seen. */
export function windowAround(subject: Group, camera: PerspectiveCamera, frame: Vector2): Vector4 {
  const { x, y, width, height } = frameOf(cornersOf(subject), camera);
  const [wide, high] = [width * frame.x + 2 * margin, height * frame.y + 2 * margin];
  const [left, low] = [((x + 1) * frame.x - wide) / 2, ((y + 1) * frame.y - high) / 2];
  return new Vector4(Math.floor(left), Math.floor(low), Math.ceil(wide), Math.ceil(high));
}

function cornersOf(subject: Group): Vector3[] {
  subject.updateMatrixWorld(true);
  const corners: Vector3[] = [];
  subject.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.computeBoundingBox();
    const box: Box3 = object.geometry.boundingBox;
    for (const x of [box.min.x, box.max.x])
      for (const y of [box.min.y, box.max.y])
        for (const z of [box.min.z, box.max.z]) corners.push(new Vector3(x, y, z).applyMatrix4(object.matrixWorld));
  });
  return corners;
}

/** Moves the camera by part of a pixel and over the lens opening; what lies in the sharp plane stays where it is. */
export function nudge(camera: PerspectiveCamera, n: number, frame: Vector2, { aperture, focus }: View): void {
  const [u, v] = spreadPoint(n + 1);
  const [x, y] = toDisc(spreadPoint(n * 3 + 7));
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
  const dx = (x * aperture) / 2;
  const dy = (y * aperture) / 2;
  camera.position.copy(camera.userData.home).addScaledVector(right, dx).addScaledVector(up, dy);
  const halfHeight = (camera.userData.distance - focus) * Math.tan((camera.fov * Math.PI) / 360);
  const pixels = frame.y / (2 * halfHeight);
  camera.setViewOffset(frame.x, frame.y, u - 0.5 - dx * pixels, v - 0.5 + dy * pixels, frame.x, frame.y);
  camera.updateMatrixWorld();
}
