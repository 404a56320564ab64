import { type BufferGeometry, Mesh, type MeshPhysicalMaterial } from 'three';
import { castResin } from '../../materials/resins.ts';
import { type Field, smoothMax } from '../../shapes/field.ts';
import { solid } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { createArch } from './arch.ts';
import { createDentition } from './dentition.ts';
import { dentureBase } from './denture-base.ts';
import { ceramic, shaded } from './shade.ts';

const pink = Object.assign(castResin('#d68d88'), { roughness: 0.34, clearcoat: 0.6, clearcoatRoughness: 0.18 });

/** A full upper base with a socket for each tooth; finer for a macro. */
export function socketedBase(cell = 0.4): Mesh<BufferGeometry, MeshPhysicalMaterial> {
  const dentition = createDentition(createArch('upper'));
  const sockets: Field = (x, y, z) => smoothMax(dentition.crowns(x, y, z, 0.8) - 0.8, 15.2 - y, 0.6);
  const base = dentureBase(dentition);
  const socketed: Field = (x, y, z) => smoothMax(base(x, y, z), -sockets(x, y, z), 0.8);
  return new Mesh(polygonise(socketed, { low: [-40, 1, -40], high: [40, 26, 38] }, cell), pink);
}

/** The teeth of a full upper denture in one piece. */
export function joinedTeeth(): Mesh {
  const dentition = createDentition(createArch('upper'));
  const crowns: Field = (x, y, z) => smoothMax(dentition.crowns(x, y, z, 0.1), 15.5 - y, 0.4);
  const teeth = polygonise(crowns, { low: [-36, 14, -34], high: [36, 29, 33] }, 0.36);
  return solid(shaded(teeth, 16, 26), ceramic);
}
