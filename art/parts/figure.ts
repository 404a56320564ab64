import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import type { Field } from '../shapes/field.ts';
import { assembly, type Place, placed, solid, turned } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { arm, gauntlet } from './figures/arms.ts';
import { aventail, cloak, skirt, surcoat } from './figures/garments.ts';
import { helm } from './figures/helm.ts';
import { legs } from './figures/legs.ts';
import { plinth, plinthHeight } from './figures/plinth.ts';
import { plumes } from './figures/plume.ts';
import { inFrame } from './figures/solids.ts';
import { sword } from './figures/sword.ts';

export const view: Partial<View> = { azimuth: 16, elevation: 9, lens: 14, fill: { width: 0.9, height: 0.92 } };

const resin = Object.assign(castResin('#adb0b2'), { roughness: 0.5, clearcoat: 0.2, clearcoatRoughness: 0.5 });

const headTurn: [Place, { x: number; y: number }] = [[0, 72.8, 0.8], { x: 6, y: 6 }];
const plumeTurn: typeof headTurn = [[-0.1, 87.2, 1.6], headTurn[1]];

const [lowHand, highHand] = [43.2, 49] as const;

/** An unpainted display figure, seen from the front and from behind. */
export function createPart(): Group {
  const figure = displayFigure();
  return assembly(placed(figure, [-25, 0, 8]), placed(turned(figure.clone(), { y: 158 }), [25, 0, -8]));
}

/** A knight in helm and cloak, both hands on his sword. */
export function displayFigure(): Group {
  const knight = assembly(
    carved(legs(), [-14, 0, -8], [14, 30, 14], 0.3),
    carved(skirt(), [-17, 12, -15], [17, 54, 15], 0.38),
    carved(surcoat(), [-11, 48, -9], [11, 74, 10], 0.27),
    carved(cloak(), [-25, -0.2, -19], [25, 74, 8], 0.32),
    carved(aventail(), [-14, 65, -12], [14, 77, 12], 0.23),
    carved(arm(1, lowHand), [3, 40, -8], [20, 75, 14], 0.27),
    carved(arm(-1, highHand), [-20, 40, -8], [-3, 75, 14], 0.27),
    carved(gauntlet(1, lowHand), [-5, 39, 6], [10, 53, 18], 0.19),
    carved(gauntlet(-1, highHand), [-10, 45, 6], [5, 56, 18], 0.19),
    carved(sword(), [-9, 0, 9], [9, 59, 15], 0.24),
    carved(inFrame(helm(), ...headTurn), [-7, 71, -7], [7, 89, 8], 0.19),
    carved(inFrame(plumes(), ...plumeTurn), [-14, 70, -22], [14, 96, 5], 0.22),
  );
  return assembly(carved(plinth(), [-21, -0.5, -21], [21, 7, 21], 0.42), placed(knight, [0, plinthHeight - 0.3, 0]));
}

function carved(field: Field, low: Place, high: Place, cell: number) {
  return solid(polygonise(field, { low, high }, cell), resin);
}
