import type { Group, Material } from 'three';
import { acrylic } from '../materials/acrylic.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { hood } from '../shapes/hood.ts';
import { swung } from '../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { sideProfile } from '../shapes/side-profile.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Machine } from './a2d.ts';
import { chamber } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { feet } from './feet.ts';
import { type Plan, pedestal, seam } from './pedestal.ts';
import { lettering } from './print.ts';
import { fanGuard, rearPanel } from './rear-panel.ts';
import { vents } from './vents.ts';

export function createShot(machine: Machine): Shot {
  return {
    subject: createChairSide(machine),
    view: viewOf({ azimuth: 30, elevation: 13, fill: { width: 0.7, height: 0.7 } }),
  };
}

const job = { title: '2 models', resin: 'Model WW UV', layer: 128, layers: 240, remaining: '16 min' };

/** Compact, for a preparation room. With a print, the door is open. */
export function createChairSide(machine: Machine, print?: Group): Group {
  return machine.model.endsWith('Pro') ? desk(machine, print) : dome(machine, print);
}

/** All round, in one colour, with a domed head. */
function dome({ model, size: [width, depth, height], platform, ethernet = true }: Machine, print?: Group): Group {
  const plan = { width, depth, corner: 84 };
  const [deck, rise] = [Math.round(height * 0.42), 92];
  const glass = { width: 122, height: 82 };
  return assembly(
    pedestal({ ...plan, height: deck, shell: warmWhite, kick: 14 }),
    placed(glassConsole({ ...glass, screen: { width: 110, height: 70, x: 0 }, job }), [0, deck - 77, depth / 2]),
    placed(lightLine(64, 3.2), [0, deck - 24, depth / 2]),
    name(model, -25, depth / 2),
    placed(turned(vents(9, 10, { width: 4, height: 52 }), { y: 90 }), [width / 2, 96, -20]),
    placed(head({ plan, height: height - rise - deck, shell: warmWhite, platform, print }), [0, deck, 0]),
    seam(plan, height - rise - 4),
    solid(prism({ ...plan, height: rise, edge: 84, foot: 2 }), warmWhite, [0, height - rise, 0]),
    brand('#3a3b40', height - rise + 12, depth / 2),
    placed(turned(back(model, ethernet), { y: 180 }), [0, 100, -depth / 2]),
  );
}

/** A dark flat head over a white base that comes forward like a desk, with the display on its slope. */
function desk({ model, size: [width, depth, height], platform, ethernet = true }: Machine, print?: Group): Group {
  const [deck, rise, ledge] = [Math.round(height * 0.42), 60, 58];
  const plan = { width: width - 6, depth: depth - ledge, corner: 28 };
  const slope = { y: deck - 168, z: depth / 2 - ledge };
  const lean = (Math.atan2(ledge, 156) * 180) / Math.PI;
  const top = height - rise;
  return assembly(
    feet(width - 20, depth - 20),
    solid(prism({ width: width - 18, depth: depth - 18, height: 16, corner: 14, edge: 1 }), softBlack, [0, 12, 0]),
    solid(
      sideProfile(
        [
          [-depth / 2, 25, 6],
          [-depth / 2, deck - 12, 4],
          [slope.z, deck - 12, 12],
          [depth / 2, slope.y, 18],
          [depth / 2, 25, 6],
        ],
        width,
        14,
      ),
      warmWhite,
    ),
    placed(turned(slopeFront(model), { x: -lean }), [0, deck - 90, depth / 2 - ledge / 2 + 0.2]),
    placed(turned(vents(9, 10, { width: 4, height: 52 }), { y: 90 }), [width / 2, 96, -40]),
    placed(
      assembly(
        solid(prism({ ...plan, height: 13, edge: 1.6 }), graphite, [0, deck - 13, 0]),
        placed(head({ plan, height: top - deck, shell: graphite, platform, print }), [0, deck, 0]),
        seam(plan, top - 4),
        solid(prism({ width, depth: plan.depth, height: rise, corner: 30, edge: 8, foot: 2 }), graphite, [0, top, 0]),
        brand('#d9d6cf', top + rise / 2, plan.depth / 2),
      ),
      [0, 0, -ledge / 2],
    ),
    placed(turned(back(model, ethernet), { y: 180 }), [0, 110, -depth / 2]),
  );
}

function slopeFront(model: string): Group {
  return assembly(
    placed(glassConsole({ width: 186, height: 98, screen: { width: 150, height: 86, x: 0 }, job }), [0, 6, 0]),
    placed(lightLine(64, 3.2), [0, 66, 0]),
    name(model, -36, 0, -62),
  );
}

type Head = { plan: Plan; height: number; shell: Material; platform: Machine['platform']; print: Group | undefined };

/** Chamber and door above the deck, which is at y = 0. */
function head({ plan, height, shell, platform, print }: Head): Group {
  const door = plan.depth - platform.depth - 96;
  const sheet = placed(roundDoor({ ...plan, depth: door - 3 }, height - 4), [0, 2, plan.depth / 2]);
  return assembly(
    chamber({
      plan,
      height: height - 3,
      shell,
      platform,
      door,
      face: 118,
      resin: '#e4d4b4',
      ...(print && { print }),
    }),
    swung(sheet, [-plan.width / 2 + 1, plan.depth / 2 - door + 1], print !== undefined),
  );
}

function roundDoor(plan: Plan, height: number): Group {
  const grip = plate({ width: 74, height: 20, corner: 10 }, 14, [], 4);
  return assembly(acrylic(hood({ ...plan, height, thickness: 4 })), solid(grip, graphite, [0, 26, -3]));
}

function name(model: string, x: number, z: number, y = 50) {
  return lettering({ text: model, size: 11, colour: '#3f4045', weight: 560, spacing: 0.4 }, [x, y, z]);
}

function brand(colour: string, y: number, z: number) {
  return lettering({ text: 'HELIOGRAPH', size: 9, colour, weight: 600, spacing: 2.9 }, [-49, y, z]);
}

function back(model: string, ethernet: boolean): Group {
  return assembly(placed(rearPanel({ model, ethernet }), [0, -40, 0]), placed(fanGuard(30), [0, 40, 0]));
}
