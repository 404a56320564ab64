import type { Group } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { acrylic, clear } from '../materials/acrylic.ts';
import { aluminium } from '../materials/metals.ts';
import { graphite, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { liftedOff } from '../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { basket } from './basket.ts';
import { glassConsole, lightLine } from './console.ts';
import { dentalArch } from './dental-arch.ts';
import { pedestal } from './pedestal.ts';
import { lettering } from './print.ts';

export type Station = { model: string; size: [width: number, depth: number, height: number] };

export function createShot(station: Station): Shot {
  return {
    subject: createWash(station),
    view: viewOf({ azimuth: 30, elevation: 14, fill: { width: 0.7, height: 0.7 } }),
  };
}

const base = 158;
const job = { title: 'First bath', resin: 'Isopropanol', layer: 118, layers: 180, remaining: '1:02' };

/** Drive and display below, a clear tank with basket and lid above. */
export function createWash({ size: [width, depth, height] }: Station): Group {
  const tank = { width: width - 26, depth: depth - 26, corner: 30, height: height - base - 52 };
  return assembly(
    pedestal({ width, depth, corner: 44, height: base, shell: warmWhite, kick: 12 }),
    placed(glassConsole({ width: 126, height: 76, screen: { width: 114, height: 64, x: 0 }, job }), [
      -width / 2 + 116,
      84,
      depth / 2,
    ]),
    placed(dial(), [width / 2 - 84, 84, depth / 2]),
    placed(lightLine(width - 96, 3.2), [0, base - 27, depth / 2]),
    placed(filledTank(tank), [0, base, 0]),
    liftedOff(placed(lid(tank), [0, base + tank.height, 0]), [-width - 60, -base - tank.height, 0], 200),
    lettering({ text: 'UltraCraft Wash', size: 8.5, colour: '#4a4b50', weight: 540, spacing: 0.2 }, [
      -width / 2 + 52,
      34,
      depth / 2,
    ]),
  );
}

type Tank = { width: number; depth: number; height: number; corner: number };

function filledTank({ width, depth, height, corner }: Tank): Group {
  const outer = prism({ width, depth, height, corner, edge: 1, foot: 4 });
  const inner = prism({
    width: width - 8,
    depth: depth - 8,
    height: height - 5,
    corner: corner - 4,
    edge: 1,
    foot: 3,
  }).translate(0, 4, 0);
  const liquid = prism({
    width: width - 9,
    depth: depth - 9,
    height: height * 0.74,
    corner: corner - 5,
    edge: 0.4,
    foot: 3,
  });
  const models = castResin('#d8c4a0');
  return assembly(
    acrylic(mergeGeometries([outer, inner]), clear),
    placed(acrylic(liquid, clear), [0, 5, 0]),
    placed(basket(width - 84, depth - 84, 132), [0, 54, 0]),
    ...[-52, 30].map((x, i) => placed(turned(dentalArch(models), { x: 8, y: i * 40, z: i * 12 }), [x, 60, i * 14])),
    solid(prism({ width: 84, depth: 14, height: 8, corner: 7, edge: 3 }), graphite, [0, 22, 0]),
  );
}

function lid({ width, depth, corner }: Tank): Group {
  return assembly(
    solid(prism({ width: width + 6, depth: depth + 6, height: 40, corner: corner + 3, edge: 9, foot: 1 }), graphite),
    solid(prism({ width: 110, depth: 34, height: 16, corner: 16, edge: 6, foot: 1 }), graphite, [0, 36, 0]),
    lettering({ text: 'HELIOGRAPH', size: 8, colour: '#d9d6cf', weight: 600, spacing: 2.6 }, [-42, 22, depth / 2 + 3]),
  );
}

/** A turned knob that lies in the front. */
function dial(): Group {
  const ring = plate({ width: 50, height: 50, corner: 25 }, 6, [], 1.4);
  const knob = plate({ width: 40, height: 40, corner: 20 }, 20, [], 3);
  return assembly(solid(ring, graphite, [0, 0, -2]), solid(knob, aluminium, [0, 0, 1]));
}
