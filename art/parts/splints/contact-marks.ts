import { BufferGeometry, Float32BufferAttribute, type Mesh, MeshPhysicalMaterial } from 'three';
import { solid } from '../../shapes/placed.ts';
import { createRandom } from '../../studio/random.ts';
import type { Arch } from '../teeth/arch.ts';
import type { Table } from './night-guard.ts';

/** What articulating paper leaves: blue where the jaw closes, red where the canines slide. */
const [closing, sliding] = [ink('#1f45c8'), ink('#d3222f')];

function ink(color: string): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color,
    roughness: 0.6,
    transparent: true,
    opacity: 0.88,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
    userData: { castShadow: false },
  });
}

type Mark = { along: number; out: number; length: number; width: number; sliding?: true };

const onOneSide: Mark[] = [
  { along: 17.4, out: -4.9, length: 1.2, width: 1 },
  { along: 24.4, out: -0.9, length: 1.5, width: 1.3 },
  { along: 31, out: -0.6, length: 1.4, width: 1.6 },
  { along: 37, out: -0.2, length: 2, width: 1.5 },
  { along: 41, out: 0.2, length: 1.5, width: 1.3 },
  { along: 40, out: -3.2, length: 1.3, width: 1.3 },
  { along: 46.8, out: -0.4, length: 1.8, width: 1.5 },
  { along: 50.6, out: -0.1, length: 1.4, width: 1.2 },
  { along: 18.2, out: -2, length: 4.4, width: 0.8, sliding: true },
  { along: 20, out: -1.6, length: 3.2, width: 0.7, sliding: true },
];

/** Marks on both sides of a table, which they follow. */
export function contactMarks(arch: Arch, table: Table): Mesh[] {
  const random = createRandom(7);
  return [-1, 1].flatMap((side) =>
    onOneSide.map((mark) => {
      const shifted = { ...mark, along: side * (mark.along + random() - 0.5), out: mark.out + 0.6 * (random() - 0.5) };
      const mesh = solid(patch(arch, table, shifted, random), mark.sliding ? sliding : closing);
      mesh.renderOrder = 4;
      return mesh;
    }),
  );
}

const [rings, sectors] = [5, 28];
const above = 0.03;

/** A round patch with an uneven rim; `length` is its size from the tongue to the cheek. */
function patch(arch: Arch, table: Table, { along, out, length, width }: Mark, random: () => number): BufferGeometry {
  const { x, z, nx, nz } = arch.curve.at(along);
  const [first, second] = [6 * random(), 6 * random()];
  const positions: number[] = [];
  const faces: number[] = [];
  for (let ring = 0; ring <= rings; ring++)
    for (let i = 0; i < sectors; i++) {
      const angle = (2 * Math.PI * i) / sectors;
      const uneven = 1 + 0.14 * Math.sin(2 * angle + first) + 0.1 * Math.sin(3 * angle + second);
      const radius = (ring / rings) * uneven;
      const outwards = out + (length / 2) * radius * Math.cos(angle);
      const sideways = (width / 2) * radius * Math.sin(angle);
      const [px, pz] = [x + nx * outwards + nz * sideways, z + nz * outwards - nx * sideways];
      positions.push(px, table(px, pz) + above, pz);
      if (ring === rings) continue;
      const [a, b] = [ring * sectors + i, ring * sectors + ((i + 1) % sectors)];
      faces.push(a, a + sectors, b, b, a + sectors, b + sectors);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}
