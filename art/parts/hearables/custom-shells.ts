import { type BufferGeometry, CylinderGeometry, type Group, MeshPhysicalMaterial } from 'three';
import { anodised } from '../../materials/metals.ts';
import { castResin } from '../../materials/resins.ts';
import { type Field, smoothMax } from '../../shapes/field.ts';
import { grounded } from '../../shapes/grounded.ts';
import { assembly, solid, turned } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { bodyField, conchaShape, solidShell } from './ear-shell.ts';
import { mirror } from './mirror.ts';

const gloss = new MeshPhysicalMaterial({ color: '#26272b', roughness: 0.22, clearcoat: 1, clearcoatRoughness: 0.05 });

const lid = Object.assign(castResin('#d9d2c3'), { roughness: 0.3, clearcoat: 0.8, clearcoatRoughness: 0.08 });

/** A pair for in-ear monitors: one shows its face, the other its canal. */
export function customShells(): Group {
  const right = monitor(false);
  const left = monitor(true);
  return assembly(
    grounded(turned(right, { x: 62, y: 0, z: -8 }), -15, 4),
    grounded(turned(assembly(turned(left, { z: 168 })), { y: 34 }), 15, -3),
  );
}

function monitor(mirrored: boolean): Group {
  const extent = { low: [-16, -20, -15], high: [16, 12, 15] } as const;
  const shell = polygonise(solidShell(conchaShape), { low: [...extent.low], high: [...extent.high] }, 0.32);
  const plate = polygonise(facePlate(), { low: [-16, 5, -15], high: [16, 12, 15] }, 0.3);
  const side = (geometry: BufferGeometry) => (mirrored ? mirror(geometry) : geometry);
  const emblem = new CylinderGeometry(1.7, 1.7, 0.3, 48).translate(1, conchaShape.face + 1.15, 0);
  return assembly(solid(side(shell), gloss), solid(side(plate), lid), solid(side(emblem), anodised));
}

/** The lid, a little smaller than the shell, with a soft edge. */
function facePlate(): Field {
  const body = bodyField(conchaShape);
  const height = conchaShape.face + 0.45;
  return (x, y, z) => smoothMax(body(x, conchaShape.face - 0.3, z) + 0.35, Math.abs(y - height) - 0.6, 0.7);
}
