import type { Group } from 'three';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Machine } from './a2d.ts';
import { supplyBottle } from './bottle.ts';
import type { Platform } from './build-unit.ts';
import { cabinet, thickDoor, thickness } from './cabinet.ts';
import { castors } from './castors.ts';
import { buildUnit, chamberLight } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { partRack } from './part-rack.ts';
import { lettering } from './print.ts';
import { fanGuard, rearPanel } from './rear-panel.ts';
import { vents } from './vents.ts';

export function createShot(machine: Machine): Shot {
  return {
    subject: createA3D(machine),
    view: viewOf({ azimuth: 23, elevation: 9, fill: { width: 0.7, height: 0.78 } }),
  };
}

const waist = 610;
const room = ({ depth }: Platform) => depth + 190;
const job = { title: '6 models', resin: 'Model HP UV', layer: 274, layers: 480, remaining: '22 min' };

/**
 * Prints, refills itself and sets the finished parts down: a cupboard with a bottle bay and a drawer with the rack.
 * The roof is high over the chamber and low over the display. With a print, the door is open.
 */
export function createA3D(machine: Machine, print?: Group): Group {
  const { model, platform, ethernet = true } = machine;
  const [width, depth, height] = machine.size;
  const cap = height - 156;
  const head = width - 172;
  const window = { x: -66, y: (cap - waist) / 2, width: width - 240, height: cap - waist - 96, corner: 16 };
  const upper = cabinet({
    width,
    depth,
    height: cap - waist - 6,
    shell: warmWhite,
    front: graphite,
    window,
    room: room(platform),
    isOpen: print !== undefined,
    onDoor: placed(glassConsole({ width: 112, height: window.height, screen: { width: 98, height: 176, x: 0 }, job }), [
      width / 2 - 86,
      window.y,
      depth / 2 + 0.5,
    ]),
  });
  const floor = waist + 6 + window.y - window.height / 2 - 28;
  const z = depth / 2;
  return assembly(
    castors(width, depth),
    solid(prism({ width: width - 14, depth: depth - 14, height: 40, corner: 14, edge: 2 }), softBlack, [0, 84, 0]),
    solid(prism({ width, depth: depth - thickness - 3, height: waist - 136, corner: 14, edge: 4 }), warmWhite, [
      0,
      126,
      -thickness / 2 - 1.5,
    ]),
    placed(lowerFront(width, model), [0, 126, z - thickness - 3]),
    solid(prism({ width: width - 1, depth: depth - 1, height: 12, corner: 16, edge: 1.6 }), graphite, [
      0,
      waist - 8,
      0,
    ]),
    placed(upper, [0, waist + 6, 0]),
    placed(inside({ width, depth, platform, height: window.height + 60, print }), [window.x, floor, 0]),
    solid(prism({ width, depth, height: 16, corner: 16, edge: 4, foot: 2 }), graphite, [0, cap + 2, 0]),
    solid(prism({ width: head, depth, height: height - cap - 18, corner: 16, edge: 8, foot: 2 }), warmWhite, [
      (head - width) / 2,
      cap + 18,
      0,
    ]),
    lettering({ text: 'HELIOGRAPH', size: 21, colour: '#3a3b40', weight: 600, spacing: 6.6 }, [
      -width / 2 + 36,
      cap + 84,
      z,
    ]),
    placed(turned(vents(16, 15, { width: 6, height: 70 }), { y: 90 }), [head - width / 2, cap + 86, -60]),
    placed(turned(back(model, ethernet), { y: 180 }), [0, 0, -z]),
    placed(turned(vents(22, 15, { width: 6, height: 150 }), { y: 90 }), [width / 2, 300, -40]),
  );
}

function lowerFront(width: number, model: string): Group {
  const half = width / 2 - 2;
  const bay = { x: -half / 2 + 92, y: -12, width: 96, height: 236, corner: 12 };
  return assembly(
    placed(thickDoor({ width: half, height: 376, finish: warmWhite, grip: 'right', window: bay }), [
      -width / 4,
      190,
      0,
    ]),
    placed(supplyBottle('#c9b48c', 208, 74), [-width / 4 + bay.x, 68, 1]),
    placed(thickDoor({ width: half, height: 376, finish: warmWhite, grip: 'top' }), [width / 4, 190, 0]),
    placed(thickDoor({ width, height: 92, finish: warmWhite }), [0, 428, 0]),
    placed(lightLine(width - 66, 5), [0, 452, thickness + 3]),
    lettering({ text: model, size: 26, colour: '#3f4045', weight: 560, spacing: 1 }, [
      -width / 2 + 36,
      416,
      thickness + 3,
    ]),
  );
}

function inside({
  width,
  depth,
  platform,
  height,
  print,
}: {
  width: number;
  depth: number;
  platform: Platform;
  height: number;
  print: Group | undefined;
}): Group {
  const back = depth / 2 - room(platform) + 4;
  return assembly(
    placed(buildUnit(platform, height - 8, height * 0.52, '#d8c4a0', print), [70, 0, back]),
    placed(partRack(4, '#d8c4a0'), [-150, 0, back + 150]),
    placed(chamberLight(width - 320, height), [0, height - 6, depth / 2 - 120]),
  );
}

function back(model: string, ethernet: boolean): Group {
  return assembly(
    placed(rearPanel({ model, ethernet }), [120, 220, 0]),
    ...[-1, 1].map((side) => placed(fanGuard(62), [side * 92 - 110, 330, 0])),
    ...[-1, 1].map((side) => placed(fanGuard(48), [side * 84, 1180, 0])),
  );
}
