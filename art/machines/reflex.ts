import type { Group, Material } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { acrylic } from '../materials/acrylic.ts';
import { aluminium, blasted } from '../materials/metals.ts';
import { graphite, lining, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Machine } from './a2d.ts';
import { buildPlatform, liftColumn, resinTray } from './build-unit.ts';
import { glassConsole, lightLine } from './console.ts';
import { type Plan, pedestal } from './pedestal.ts';
import { lettering } from './print.ts';
import { twistedVase } from './twisted-vase.ts';
import { vents } from './vents.ts';

export function createShot(machine: Machine): Shot {
  return {
    subject: createReflex(machine),
    view: viewOf({ azimuth: 30, elevation: 13, fill: { width: 0.7, height: 0.72 } }),
  };
}

type Look = { base: Material; band: Material; wide: boolean; tilting: boolean };

const corner = 34;

/** The base tells the models apart: its colour, the band under the cover, and the bulge of the tilting tray. */
function lookOf(model: string): Look {
  const tilting = model.includes('Turbo');
  if (model === 'Reflex 2 Pro') return { base: graphite, band: aluminium, wide: true, tilting };
  if (model === 'Reflex 2') return { base: warmWhite, band: graphite, wide: true, tilting };
  return { base: graphite, band: model.includes('RS') ? blasted : graphite, wide: false, tilting };
}

export function createReflex({ model, size: [width, depth, height], platform }: Machine): Group {
  const look = lookOf(model);
  const plan = { width, depth, corner };
  const deck = Math.round(height * 0.34) + (look.tilting ? 14 : 0);
  return assembly(
    pedestal({ ...plan, height: deck, shell: look.base, kick: 12 }),
    solid(prism({ width: width + 1, depth: depth + 1, height: 9, corner: corner + 0.5, edge: 1.6 }), look.band, [
      0,
      deck - 11,
      0,
    ]),
    placed(front(model, plan, deck, look), [0, 0, depth / 2]),
    placed(turned(vents(13, 10, { width: 4, height: 58 }), { y: 90 }), [width / 2, deck * 0.44, -24]),
    placed(lift(model, height - deck - 34, platform), [0, deck, -depth / 2 + 26]),
    placed(liftOffCover({ width: width - 12, depth: depth - 12, corner: corner - 6 }, height - deck - 15), [
      0,
      deck + 1,
      0,
    ]),
    solid(
      prism({ width: 122, depth: 54, height: 15, corner: 24, edge: 5, foot: 1 }),
      look.base === warmWhite ? warmWhite : graphite,
      [0, height - 15, 0],
    ),
  );
}

function front(model: string, { width }: Plan, deck: number, look: Look): Group {
  const ink = look.base === warmWhite ? '#3f4045' : '#d9d6cf';
  const glass = look.wide ? { width: 172, height: 104 } : { width: 136, height: 86 };
  const job = { title: 'Vase', resin: 'Reflex Model Grey', layer: 1904, layers: 4000, remaining: '3 h 52' };
  const right = width / 2 - corner;
  return assembly(
    placed(glassConsole({ ...glass, screen: { width: glass.width - 12, height: glass.height - 12, x: 0 }, job }), [
      right - glass.width / 2 + 8,
      deck * 0.48,
      0,
    ]),
    placed(lightLine(look.tilting ? width - 2 * corner : 58, look.tilting ? 4 : 3), [
      look.tilting ? 0 : -right + 25,
      deck - 25,
      0,
    ]),
    lettering({ text: 'HELIOGRAPH', size: 8.5, colour: ink, weight: 600, spacing: 2.8 }, [-right - 2, deck - 46, 0]),
    lettering({ text: model, size: model.length > 9 ? 11.5 : 17, colour: ink, weight: 560, spacing: 0.3 }, [
      -right - 2,
      40,
      0,
    ]),
  );
}

/** Free-standing column with one guide or two, a grey figure under the platform, and the tray. */
function lift(model: string, height: number, platform: Machine['platform']): Group {
  const z = platform.depth / 2 + 82;
  const face = height * 0.66;
  const small = { width: platform.width * 0.9, depth: platform.depth * 0.9 };
  return assembly(
    placed(liftColumn(height, face + 52, model === 'Reflex' ? 74 : 118), [0, 0, 22]),
    solid(prism({ width: model === 'Reflex' ? 86 : 130, depth: 62, height: 12, corner: 6, edge: 2 }), softBlack, [
      0,
      height - 2,
      4,
    ]),
    placed(buildPlatform(small, z - 46), [0, face, z]),
    placed(turned(twistedVase(castResin('#9a9da1')), { x: 180 }), [0, face, z]),
    placed(resinTray({ width: small.width - 26, depth: small.depth - 22 }, '#777b80'), [0, 0, z]),
    solid(
      plate({ width: small.width + 90, height: small.depth + 70, corner: 12 }, 3, [], 0.5).rotateX(-Math.PI / 2),
      lining,
      [0, 0, z],
    ),
  );
}

function liftOffCover(plan: Plan, height: number): Group {
  const outer = prism({ ...plan, height, edge: 20, foot: 0.8 });
  const inner = prism({
    width: plan.width - 10,
    depth: plan.depth - 10,
    corner: plan.corner - 5,
    height: height - 6,
    edge: 15,
    foot: 0.8,
  });
  return acrylic(mergeGeometries([outer, inner]));
}
