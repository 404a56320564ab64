import { type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three';

export type Place = [x: number, y: number, z: number];

export function solid(geometry: BufferGeometry, material: Material, at: Place = [0, 0, 0]): Mesh {
  return placed(new Mesh(geometry, material), at);
}

export function placed<Thing extends Object3D>(thing: Thing, at: Place): Thing {
  thing.position.set(...at);
  return thing;
}

export function turned<Thing extends Object3D>(thing: Thing, degrees: { x?: number; y?: number; z?: number }): Thing {
  const radians = Math.PI / 180;
  thing.rotation.set((degrees.x ?? 0) * radians, (degrees.y ?? 0) * radians, (degrees.z ?? 0) * radians);
  return thing;
}

export function assembly(...things: Object3D[]): Group {
  const group = new Group();
  if (things.length > 0) group.add(...things);
  return group;
}
