import { type Group, type Mesh, MeshPhysicalMaterial } from 'three';
import { type Field, smoothMax } from '../../shapes/field.ts';
import { assembly, type Place, placed, solid, turned } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { createRandom } from '../../studio/random.ts';
import { ringSize } from './casting-ring.ts';

const plaster = new MeshPhysicalMaterial({ color: '#e9e5dc', roughness: 0.95, specularIntensity: 0.25 });
/** Cobalt-chrome, cast but not blasted. */
const casting = new MeshPhysicalMaterial({ color: '#c3c6c9', metalness: 0.5, roughness: 0.34 });
const radius = ringSize.radius - 1.5;

/** The investment after casting: its upper half is broken away, and the metal framework sticks out of the rest. */
export function brokenInvestment(pattern: Mesh): Group {
  const random = createRandom(41);
  const fragments = places.map(([x, z, size]) =>
    placed(turned(fragment(size, random() * 90), { x: random() * 40 - 20, y: random() * 360, z: random() * 30 - 15 }), [
      x,
      size * 0.34,
      z,
    ]),
  );
  const stump = polygonise(stumpField, { low: [-43, -1, -43], high: [43, 58, 43] }, 0.7);
  return assembly(solid(stump, plaster), placed(assembly(solid(pattern.geometry, casting)), [0, 2, 4]), ...fragments);
}

/** Where the broken pieces lie, and how large they are. */
const places: Place[] = [
  [58, 30, 24],
  [34, 62, 17],
  [70, 58, 11],
  [-46, 52, 14],
  [50, 74, 7],
  [-30, 66, 6],
  [6, 58, 8],
  [78, 18, 7],
];

/** A cylinder, broken low in front of the viewer and high behind. */
const stumpField: Field = (x, y, z) => {
  const across = Math.hypot(x, z);
  const wall = smoothMax(across - radius, -y, 1);
  const back = Math.min(1, Math.max(0, (-z - 6 + 0.3 * x) / 30));
  const top = 19 + 4 * (across / radius) ** 2 + 24 * back * back * (3 - 2 * back);
  const broken = y - top - 6.5 * (cells(x / 13, y / 16, z / 13) - 0.5) - 2.4 * noise(x / 3.2, y / 3.2, z / 3.2);
  return smoothMax(wall, broken * 0.62, 0.5);
};

/** A piece of the wall: round where it touched the ring, rough elsewhere. */
function fragment(size: number, seed: number): Group {
  const half = size / 2;
  const field: Field = (x, y, z) => {
    const [u, v, w] = [x / (size * 0.62) + seed, y / (size * 0.62) + seed, z / (size * 0.62) + seed];
    const rough = size * 0.34 * (cells(u, v, w) - 0.5) + size * 0.035 * noise(u * 6, v * 6, w * 6);
    const block = Math.max(Math.abs(x) - half * 0.9, Math.abs(y) - half * 0.62, Math.abs(z) - half * 0.74);
    const skewed = Math.max(block, 0.7 * x + 0.6 * y - half * 0.8, -0.5 * x + 0.7 * z - half * 0.7);
    const outer = Math.hypot(x + radius - half * 0.7, z) - radius;
    return smoothMax((skewed - rough) * 0.6, outer, 0.4);
  };
  const reach = half * 1.5;
  return assembly(
    solid(polygonise(field, { low: [-reach, -reach, -reach], high: [reach, reach, reach] }, size / 24), plaster),
  );
}

/** Distance to the nearest of scattered points: flat faces that meet in ridges, as plaster breaks. */
function cells(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  let nearest = 9;
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      for (let dz = -1; dz <= 1; dz++) {
        const [cx, cy, cz] = [ix + dx, iy + dy, iz + dz];
        const [px, py, pz] = [cx + hash(cx, cy, cz), cy + hash(cx + 57, cy, cz), cz + hash(cx, cy + 113, cz)];
        nearest = Math.min(nearest, (px - x) ** 2 + (py - y) ** 2 + (pz - z) ** 2);
      }
  return Math.min(1, Math.sqrt(nearest));
}

/** Smooth values between -0.5 and 0.5. */
function noise(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  let sum = 0;
  for (const [dx, a] of [
    [0, 1 - u],
    [1, u],
  ] as const)
    for (const [dy, b] of [
      [0, 1 - v],
      [1, v],
    ] as const)
      for (const [dz, c] of [
        [0, 1 - w],
        [1, w],
      ] as const)
        sum += a * b * c * hash(ix + dx, iy + dy, iz + dz);
  return sum - 0.5;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function hash(x: number, y: number, z: number): number {
  const mixed = Math.imul(Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647), 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
