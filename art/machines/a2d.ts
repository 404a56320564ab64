import type { Group, Material } from 'three';
import { aluminium } from '../materials/metals.ts';
import { gap, graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { swung } from '../shapes/opened.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { sideProfile } from '../shapes/side-profile.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Platform } from './build-unit.ts';
import { chamber } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { orangeDoor } from './door.ts';
import { type Plan, pedestal, seam } from './pedestal.ts';
import { lettering } from './print.ts';
import { fanGuard, rearPanel } from './rear-panel.ts';
import type { JobOnScreen } from './screen.ts';
import { vents } from './vents.ts';

/** `ethernet` is false if the data sheet names no such port. */
export type Machine = {
  model: string;
  size: [width: number, depth: number, height: number];
  platform: Platform;
  ethernet?: boolean;
};

const corner = 38;
const door = 108;

/** What distinguishes the three: how much of the upper half is graphite, how the base stands, and the roof. */
type Form = {
  cap: Material;
  shell: Material;
  corner: number;
  /** How far the base is inside the plan below the chamber, or the rest inside the plinth. */
  inset: { base: number; body: number };
  roof: (plan: Plan, material: Material) => Group;
  /** Height of the roof. */
  rise: number;
};

const forms: Record<string, Form> = {
  A2D: { cap: warmWhite, shell: warmWhite, corner, inset: { base: 0, body: 0 }, roof: flatRoof, rise: 78 },
  'A2D 4K': { cap: graphite, shell: warmWhite, corner, inset: { base: 26, body: 0 }, roof: dockRoof, rise: 104 },
  'A2D HD': { cap: graphite, shell: graphite, corner: 16, inset: { base: 0, body: 20 }, roof: wedgeRoof, rise: 124 },
};

export function createShot(machine: Machine): Shot {
  return { subject: createA2D(machine), view: viewOf({ azimuth: 30, elevation: 12 }) };
}

/** With a print, the door is open and the platform is raised. */
export function createA2D({ model, size: [width, depth, height], platform, ethernet = true }: Machine, print?: Group) {
  const form = forms[model];
  if (!form) throw new Error(`There is no form of the ${model}.`);
  const { cap: capFinish, shell, inset, rise } = form;
  const plan = { width: width - 2 * inset.body, depth: depth - 2 * inset.body, corner: form.corner };
  const base = { ...plan, width: plan.width - 2 * inset.base, depth: plan.depth - 2 * inset.base };
  const deck = Math.round(height * 0.43) + 15;
  const cap = height - rise;
  const brand = {
    text: 'HELIOGRAPH',
    size: 13,
    colour: capFinish === graphite ? '#d9d6cf' : '#3a3b40',
    weight: 600,
    spacing: 4.2,
  };
  const sheet = placed(orangeDoor({ ...plan, depth: door - 3 }, cap - deck - 4), [0, deck + 2, plan.depth / 2]);
  return assembly(
    pedestal({ ...base, height: deck, shell: warmWhite }),
    ...(inset.base > 0 ? [collar(plan, deck)] : []),
    ...(inset.body > 0 ? [plinth({ width, depth, corner: form.corner + 4 })] : []),
    placed(front(model, base, deck), [0, 0, base.depth / 2]),
    placed(turned(vents(15, 11, { width: 4, height: 84 }), { y: 90 }), [base.width / 2, 140, -30]),
    placed(turned(back(model, ethernet), { y: 180 }), [0, 150, -base.depth / 2]),
    placed(
      chamber({
        plan,
        height: cap - deck - 3,
        shell,
        platform,
        door,
        face: 176,
        resin: '#d8c4a0',
        ...(print && { print }),
      }),
      [0, deck, 0],
    ),
    swung(sheet, [-plan.width / 2 + 1, plan.depth / 2 - door + 1], print !== undefined),
    seam(plan, cap - 4),
    placed(form.roof(plan, capFinish), [0, cap, 0]),
    lettering(brand, [-plan.width / 2 + form.corner + 4, cap + (inset.body > 0 ? 24 : 39), plan.depth / 2]),
  );
}

function flatRoof(plan: Plan, material: Material): Group {
  return assembly(solid(prism({ ...plan, height: 78, edge: 6, foot: 2 }), material));
}

/** The coupling of the resin supply sits on top, at the back. */
export function dockRoof(plan: Plan, material: Material): Group {
  const back = -plan.depth / 2;
  return assembly(
    solid(prism({ ...plan, height: 62, edge: 6, foot: 2 }), material),
    solid(prism({ width: 208, depth: 112, height: 30, corner: 26, edge: 9, foot: 1 }), material, [-70, 60, back + 76]),
    solid(prism({ width: 62, depth: 62, height: 16, corner: 31, edge: 4, foot: 1 }), softBlack, [-118, 88, back + 76]),
    solid(prism({ width: 40, depth: 40, height: 12, corner: 20, edge: 3, foot: 1 }), aluminium, [-34, 88, back + 76]),
  );
}

/** Rises to the back: the light field sensor and its fan are below it. */
function wedgeRoof({ width, depth }: Plan, material: Material): Group {
  const [back, end] = [-depth / 2, depth / 2];
  return assembly(
    solid(
      sideProfile(
        [
          [back, 2, 4],
          [back, 124, 18],
          [back + 96, 124, 34],
          [end, 46, 10],
          [end, 2, 4],
        ],
        width,
        6,
      ),
      material,
    ),
    placed(turned(vents(12, 12, { width: 4, height: 44 }), { y: 90 }), [width / 2, 52, back + 96]),
  );
}

/** Rounds the step from the base to the wider chamber. */
export function collar(plan: Plan, deck: number): Group {
  return assembly(solid(prism({ ...plan, height: 30, edge: 1.6, foot: 24 }), graphite, [0, deck - 30, 0]));
}

function plinth(plan: Plan): Group {
  return assembly(solid(prism({ ...plan, height: 48, edge: 9, foot: 3 }), graphite, [0, 11, 0]));
}

function back(model: string, ethernet: boolean): Group {
  return assembly(placed(rearPanel({ model, ethernet }), [40, -60, 0]), placed(fanGuard(46), [-104, -10, 0]));
}

const resin = 'Model HP UV 2.0';
/** A full platform of arches of 24 mm. */
const jobs = {
  A2D: { title: '2 models', resin, layer: 149, layers: 240, remaining: '13 min' },
  'A2D 4K': { title: '6 models', resin, layer: 149, layers: 240, remaining: '14 min' },
  'A2D HD': { title: '3 models', resin, layer: 298, layers: 480, remaining: '17 min' },
} as Record<string, JobOnScreen> & { A2D: JobOnScreen };

/** Console, light line, name, switch and USB socket, on a front at z = 0. */
function front(model: string, { width, corner }: Plan, deck: number): Group {
  const glass = { width: width - 2 * corner - 6, height: 100 };
  const right = width / 2 - corner;
  return assembly(
    placed(glassConsole({ ...glass, screen: { width: 146, height: 84 }, job: jobs[model] ?? jobs.A2D }), [
      0,
      deck - 94,
      0,
    ]),
    placed(lightLine(glass.width), [0, deck - 31, 0]),
    lettering({ text: model, size: 17, colour: '#3f4045', weight: 560, spacing: 0.6 }, [-right + 4, 84, 0]),
    solid(plate({ width: 26, height: 9, corner: 2 }, 2, [], 0.2), gap, [right - 21, 84, -1.7]),
    solid(plate({ width: 18, height: 18, corner: 9 }, 3, [], 0.8), graphite, [right - 56, 84, -1.4]),
  );
}
