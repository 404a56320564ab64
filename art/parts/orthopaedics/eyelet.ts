import { type Group, LatheGeometry, Quaternion, Vector2, Vector3 } from 'three';
import { brightSteel } from '../../materials/metals.ts';
import type { Field } from '../../shapes/field.ts';
import { assembly, solid } from '../../shapes/placed.ts';

/** A rolled metal eyelet, its rim lying on y = 0 and its sleeve reaching down through the wall. */
export function eyelet(radius: number, wall: number): Group {
  const inner = radius - 0.5;
  const rim = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 12) * Math.PI;
    return new Vector2(inner + 1.9 - 1.9 * Math.cos(turn), 1.3 * Math.sin(turn));
  });
  return assembly(solid(new LatheGeometry([new Vector2(inner, -wall), ...rim].reverse(), 48), brightSteel));
}

/** Sets a thing upright on the surface where a ray from `from` leaves it. */
export function seat(thing: Group, surface: Field, from: Vector3, towards: Vector3): Group {
  const at = from.clone();
  for (let round = 0; round < 60; round++) at.addScaledVector(towards, -0.8 * surface(at.x, at.y, at.z));
  thing.position.copy(at);
  thing.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), steepest(surface, at)));
  return thing;
}

function steepest(surface: Field, { x, y, z }: Vector3): Vector3 {
  const by = 2;
  return new Vector3(
    surface(x + by, y, z) - surface(x - by, y, z),
    surface(x, y + by, z) - surface(x, y - by, z),
    surface(x, y, z + by) - surface(x, y, z - by),
  ).normalize();
}
