import type { Group } from 'three';
import { smoke } from '../materials/acrylic.ts';
import { aluminium, anodised, brightSteel } from '../materials/metals.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { buildPlatform } from './build-unit.ts';
import { cabinet, thickDoor, thickness } from './cabinet.ts';
import { castors } from './castors.ts';
import { chamberLight } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { dentalArch } from './dental-arch.ts';
import { lettering } from './print.ts';
import type { Station } from './wash.ts';

export function createShot(station: Station): Shot {
  return {
    subject: createWashStation(station),
    view: viewOf({ azimuth: 23, elevation: 10, fill: { width: 0.72, height: 0.76 } }),
  };
}

const waist = 560;
const job = { title: 'Bath 2 of 2', resin: 'Denture Base UV', layer: 71, layers: 120, remaining: '8 min' };

/** Two tanks behind the doors, above them a closed room where a rack carries four platforms from bath to air. */
export function createWashStation({ size: [width, depth, height] }: Station): Group {
  const top = height - 46;
  const cap = top - 118;
  const window = { x: 0, y: (cap - waist) / 2, width: width - 120, height: cap - waist - 110, corner: 18 };
  const upper = cabinet({
    width,
    depth,
    height: cap - waist - 6,
    shell: warmWhite,
    front: warmWhite,
    window,
    room: 330,
    tint: smoke,
  });
  const floor = waist + 6 + window.y - window.height / 2 - 28;
  const z = depth / 2;
  return assembly(
    castors(width, depth),
    solid(prism({ width: width - 14, depth: depth - 14, height: 40, corner: 14, edge: 2 }), softBlack, [0, 84, 0]),
    solid(prism({ width, depth: depth - thickness - 3, height: waist - 132, corner: 14, edge: 4 }), warmWhite, [
      0,
      126,
      -thickness / 2 - 1.5,
    ]),
    placed(lowerFront(width), [0, 126, z - thickness - 3]),
    placed(upper, [0, waist + 6, 0]),
    placed(rack(window.height + 40), [0, floor, z - 178]),
    placed(chamberLight(500, window.height + 60), [0, floor + window.height + 50, z - 110]),
    solid(prism({ width, depth, height: top - cap, corner: 16, edge: 7, foot: 2 }), graphite, [0, cap + 2, 0]),
    placed(glassConsole({ width: 196, height: 84, screen: { width: 146, height: 72 }, job }), [
      width / 2 - 134,
      cap + 60,
      z,
    ]),
    lettering({ text: 'HELIOGRAPH', size: 19, colour: '#d9d6cf', weight: 600, spacing: 6 }, [
      -width / 2 + 36,
      cap + 72,
      z,
    ]),
    lettering({ text: 'Wash Station', size: 16, colour: '#a9a7a2', weight: 500, spacing: 0.3 }, [
      -width / 2 + 36,
      cap + 36,
      z,
    ]),
    solid(prism({ width: 75, depth: 75, height: 46, corner: 37.5, edge: 2 }), aluminium, [
      width / 2 - 130,
      top,
      -depth / 2 + 130,
    ]),
  );
}

function lowerFront(width: number): Group {
  const half = width / 2 - 2;
  return assembly(
    placed(thickDoor({ width: half, height: 330, finish: warmWhite, grip: 'right' }), [-width / 4, 167, 0]),
    placed(thickDoor({ width: half, height: 330, finish: warmWhite, grip: 'left' }), [width / 4, 167, 0]),
    placed(thickDoor({ width, height: 94, finish: warmWhite }), [0, 382, 0]),
    placed(lightLine(width - 76, 5), [0, 398, thickness + 3]),
  );
}

/** Four platforms with models, hanging in a row from a lift beam. */
function rack(height: number): Group {
  const models = castResin('#e0908c');
  const platform = { width: 130, depth: 100 };
  const beam = prism({ width: 640, depth: 34, height: 26, corner: 5, edge: 2 });
  return assembly(
    solid(beam, anodised, [0, height * 0.74, -30]),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 18, depth: 18, height, corner: 4, edge: 1 }), brightSteel, [side * 290, 0, -40]),
    ),
    ...[-231, -77, 77, 231].map((x) =>
      assembly(
        placed(buildPlatform(platform, 30), [x, height * 0.42, 0]),
        placed(turned(dentalArch(models), { x: 180 }), [x, height * 0.42, 0]),
        solid(prism({ width: 22, depth: 12, height: height * 0.2, corner: 3, edge: 1 }), graphite, [
          x,
          height * 0.55,
          -26,
        ]),
      ),
    ),
    ...[-156, 156].map((x) =>
      solid(prism({ width: 296, depth: 200, height: 40, corner: 10, edge: 3 }), brightSteel, [x, 2, 0]),
    ),
  );
}
