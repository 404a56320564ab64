import { type Group, MeshBasicMaterial } from 'three';
import { assembly, solid, turned } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { wirelessBud } from './wireless-bud.ts';

/** The shell in its print position. The tilt keeps supports off the side that touches the skin. */
export function createPart(): Group {
  const shell = polygonise(wirelessBud(), { low: [-18, -25, -10], high: [11, 14, 10] }, 0.4);
  return assembly(turned(assembly(solid(shell, new MeshBasicMaterial())), { x: 10, y: -30, z: 45 }));
}
