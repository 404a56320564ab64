import { Box3, Group, type Object3D } from 'three';

/** Puts things down: the group's lowest point is at y = 0, its middle at the given place. */
export function grounded(things: Object3D, x = 0, z = 0): Group {
  const group = new Group().add(things);
  const box = new Box3().setFromObject(group, true);
  group.position.set(x - (box.min.x + box.max.x) / 2, -box.min.y, z - (box.min.z + box.max.z) / 2);
  return group;
}
