import type { Group } from 'three';
import { aluminium } from '../materials/metals.ts';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Machine } from './a2d.ts';
import type { Platform } from './build-unit.ts';
import { cabinet, thickDoor, thickness } from './cabinet.ts';
import { buildUnit, chamberLight } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { feet } from './feet.ts';
import { lettering } from './print.ts';
import { vents } from './vents.ts';

export function createShot(machine: Machine): Shot {
  return {
    subject: createCSeries(machine),
    view: viewOf({ azimuth: 23, elevation: 7, fill: { width: 0.7, height: 0.82 } }),
  };
}

const waist = 790;
const room = ({ depth }: Platform) => depth + 210;
const job = { title: '10 models', resin: 'Model HP UV 2.0', layer: 149, layers: 240, remaining: '16 min' };

/** Tall machine for production centres: graphite cupboard below, chamber at the height of the hands, extraction on top. */
export function createCSeries({ size: [width, depth, height], platform }: Machine): Group {
  const top = height - 60;
  const cap = top - 110;
  const window = { x: 0, y: (cap - waist) / 2, width: width - 130, height: cap - waist - 130, corner: 18 };
  const upper = cabinet({
    width,
    depth,
    height: cap - waist - 6,
    shell: warmWhite,
    front: warmWhite,
    window,
    room: room(platform),
  });
  const z = depth / 2;
  return assembly(
    feet(width - 60, depth - 60, 44, 70),
    solid(prism({ width: width - 20, depth: depth - 20, height: 50, corner: 14, edge: 2 }), softBlack, [0, 40, 0]),
    solid(prism({ width, depth: depth - thickness - 3, height: waist - 96, corner: 14, edge: 4 }), graphite, [
      0,
      90,
      -thickness / 2 - 1.5,
    ]),
    placed(lowerFront(width), [0, 90, z - thickness - 3]),
    placed(upper, [0, waist + 6, 0]),
    placed(inside(depth, platform, window.height + 60), [0, waist + 6 + window.y - window.height / 2 - 28, 0]),
    solid(prism({ width, depth, height: top - cap, corner: 16, edge: 6, foot: 2 }), warmWhite, [0, cap + 2, 0]),
    placed(glassConsole({ width: 268, height: 84, screen: { width: 146, height: 70 }, job }), [
      width / 2 - 172,
      cap + 57,
      z,
    ]),
    lettering({ text: 'HELIOGRAPH', size: 25, colour: '#3a3b40', weight: 600, spacing: 7.6 }, [
      -width / 2 + 38,
      cap + 57,
      z,
    ]),
    solid(prism({ width: 128, depth: 128, height: 62, corner: 64, edge: 3 }), aluminium, [140, top, -190]),
    solid(prism({ width: 250, depth: 220, height: 22, corner: 18, edge: 4 }), graphite, [140, top, -190]),
    placed(turned(vents(28, 15, { width: 6, height: 190 }), { y: 90 }), [width / 2, 330, -40]),
  );
}

function lowerFront(width: number): Group {
  const half = width / 2 - 2;
  return assembly(
    placed(thickDoor({ width: half, height: 560, finish: graphite, grip: 'right' }), [-width / 4, 282, 0]),
    placed(thickDoor({ width: half, height: 560, finish: graphite, grip: 'left' }), [width / 4, 282, 0]),
    placed(thickDoor({ width, height: 128, finish: graphite }), [0, 630, 0]),
    placed(lightLine(width - 76, 6), [0, 672, thickness + 3]),
    lettering({ text: 'C', size: 52, colour: '#d9d6cf', weight: 520 }, [-width / 2 + 38, 622, thickness + 3]),
  );
}

function inside(depth: number, platform: Platform, height: number): Group {
  return assembly(
    placed(buildUnit(platform, height - 8, height * 0.56, '#d8c4a0'), [-30, 0, depth / 2 - room(platform) + 4]),
    placed(chamberLight(480, height), [0, height - 6, depth / 2 - 130]),
  );
}
