import { type Group, MeshPhysicalMaterial, TorusGeometry } from 'three';
import { lathe } from '../../accessories/lathe.ts';
import { assembly, solid } from '../../shapes/placed.ts';

const nickel = new MeshPhysicalMaterial({ color: '#b4b2ab', metalness: 0.35, roughness: 0.36 });

/** A coin of 24 mm that lies flat: a raised rim and a plain relief. */
export function coin(): Group {
  const blank = lathe([
    [0, 0],
    [11.7, 0],
    [12, 0.3],
    [12, 1.9],
    [11.7, 2.2],
    [11, 2.2],
    [10.7, 1.8],
    [0, 1.8],
  ]);
  const relief = (radius: number) => new TorusGeometry(radius, 0.35, 8, 72).rotateX(Math.PI / 2);
  return assembly(solid(blank, nickel), ...[8.8, 3.6].map((radius) => solid(relief(radius), nickel, [0, 1.8, 0])));
}
