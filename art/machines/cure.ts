import type { Group } from 'three';
import { aluminium } from '../materials/metals.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { cabinet } from './cabinet.ts';
import { chamberLight } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { dentalArch } from './dental-arch.ts';
import { feet } from './feet.ts';
import { lettering } from './print.ts';
import { vents } from './vents.ts';
import type { Station } from './wash.ts';

export function createShot(station: Station): Shot {
  return {
    subject: createCure(station),
    view: viewOf({ azimuth: 23, elevation: 12, fill: { width: 0.7, height: 0.68 } }),
  };
}

const job = { title: 'Model HP', resin: '385 + 405 nm', layer: 9, layers: 15, remaining: '6:10' };

/** A chamber with a turntable behind an orange door, display and nitrogen connection above it. */
export function createCure({ size: [width, depth, height] }: Station): Group {
  const foot = 26;
  const cap = height - 108;
  const window = { x: 0, y: (cap - foot) / 2 - 3, width: 262, height: 236, corner: 46 };
  const floor = foot + window.y - window.height / 2 - 20;
  return assembly(
    feet(width - 20, depth - 20),
    solid(prism({ width: width - 18, depth: depth - 18, height: 20, corner: 12, edge: 1 }), softBlack, [0, 12, 0]),
    placed(
      cabinet({
        width,
        depth,
        height: cap - foot - 3,
        shell: warmWhite,
        front: warmWhite,
        window,
        room: 300,
        onDoor: onDoor(width, depth),
      }),
      [0, foot, 0],
    ),
    placed(turntable(), [-12, floor, depth / 2 - 146]),
    placed(chamberLight(170, 270), [0, floor + 282, depth / 2 - 140]),
    solid(prism({ width, depth, height: height - cap, corner: 18, edge: 9, foot: 2 }), graphite, [0, cap, 0]),
    placed(glassConsole({ width: 150, height: 76, screen: { width: 138, height: 66, x: 0 }, job }), [
      width / 2 - 102,
      cap + 52,
      depth / 2,
    ]),
    lettering({ text: 'HELIOGRAPH', size: 10.5, colour: '#d9d6cf', weight: 600, spacing: 3.4 }, [
      -width / 2 + 26,
      cap + 72,
      depth / 2,
    ]),
    lettering({ text: 'UltraCraft Cure', size: 10.5, colour: '#a9a7a2', weight: 500, spacing: 0.3 }, [
      -width / 2 + 26,
      cap + 36,
      depth / 2,
    ]),
    placed(turned(vents(12, 11, { width: 4, height: 60 }), { y: 90 }), [width / 2, cap + 52, -30]),
  );
}

function onDoor(width: number, depth: number): Group {
  const grip = prism({ width: 46, depth: 13, height: 60, corner: 6, edge: 3 });
  return assembly(
    solid(grip, graphite, [width / 2 - 32, 100, depth / 2 + 5]),
    placed(lightLine(150, 3.4), [0, 22, depth / 2]),
  );
}

function turntable(): Group {
  const models = castResin('#e7ecec');
  return assembly(
    solid(prism({ width: 180, depth: 180, height: 10, corner: 90, edge: 2 }), aluminium, [0, 10, 0]),
    ...[-42, 42].flatMap((x) => [-38, 38].map((z) => placed(turned(dentalArch(models), { y: x / 4 }), [x, 20, z]))),
  );
}
