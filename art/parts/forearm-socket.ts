import { type BufferGeometry, Group, Vector3 } from 'three';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { eyelet, seat } from './orthopaedics/eyelet.ts';
import { type ForearmFit, forearmField, forearmSurface, strapHole } from './orthopaedics/forearm-shape.ts';
import { wristUnit } from './orthopaedics/wrist-unit.ts';

export const view: Partial<View> = {
  azimuth: 0,
  elevation: 27,
  lens: 14,
  fill: { width: 0.88, height: 0.8 },
  shift: { x: 0.012, y: 0 },
};

const resin = Object.assign(castResin('#f1e5d6'), { roughness: 0.56, clearcoat: 0.12 });
const checkResin = Object.assign(castResin('#e4e4e2'), { roughness: 0.5, clearcoat: 0.2 });

/** A below-elbow socket with its wrist unit, and behind it the check socket; both lie on the ulna. */
export function createPart(): Group {
  const socket = assembly(solid(printed('definitive', 1.3), resin), wristUnit(), strapEyelet());
  const check = assembly(solid(printed('check', 1.7), checkResin));
  return grounded(assembly(lying(socket, 4.2, 119), grounded(lying(check, 5, 110), 68, -121)));
}

/** Tilted until the elbow and the wrist both touch the table, then turned about the vertical. */
function lying(socket: Group, tilt: number, turn: number): Group {
  const resting = turned(new Group().add(socket), { x: tilt - 90 });
  return grounded(turned(new Group().add(resting), { y: turn }));
}

function printed(fit: ForearmFit, cell: number): BufferGeometry {
  return polygonise(forearmField(fit), { low: [-70, -4, -66], high: [70, 204, 90] }, cell);
}

function strapEyelet(): Group {
  const { angle, y, radius } = strapHole;
  const towards = new Vector3(Math.sin(angle), 0, Math.cos(angle));
  return seat(eyelet(radius, 6), forearmSurface, new Vector3(0, y, 14).addScaledVector(towards, 40), towards);
}
