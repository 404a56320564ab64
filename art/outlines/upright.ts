import { Box3, BoxGeometry, Group, Mesh, type Object3D, Vector3 } from 'three';

/** On its heel, with a straight base of so many millimeters below the lowest point. */
export function upright(part: Object3D, base: number): Object3D {
  const box = new Box3().setFromObject(part, true);
  const { x: width, z: depth } = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const added = new Mesh(new BoxGeometry(width, base, depth));
  added.position.set(middle.x, box.min.y - base / 2, middle.z);
  return new Group().add(part, added).rotateX(-Math.PI / 2);
}
