import type { Group } from 'three';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import type { Machine } from './a2d.ts';
import { amberPane } from './amber-pane.ts';
import { cabinet, thickDoor, thickness } from './cabinet.ts';
import { buildUnit, chamberLight } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { feet } from './feet.ts';
import { modelBin } from './model-bin.ts';
import { seam } from './pedestal.ts';
import { lettering } from './print.ts';
import { releaseGantry } from './release-gantry.ts';
import { vents } from './vents.ts';

export function createShot(machine: Machine): Shot {
  return {
    subject: createA2DOrtho(machine),
    view: viewOf({ azimuth: 23, elevation: 12, fill: { width: 0.72, height: 0.76 } }),
  };
}

const waist = 440;
const room = 310;
const printer = 470;
const job = { title: 'Aligner stages', resin: 'Model TF UV 2.0', layer: 386, layers: 617, remaining: '35 min' };

/** The printer on the left, AutoPart on the right, and under it the drawer with the bin. */
export function createA2DOrtho({ model, size: [width, depth, height], platform }: Machine): Group {
  const cap = height - 84;
  const unit = width - printer - 4;
  const tall = cap - waist - 6;
  const left = { x: 0, y: tall / 2, width: printer - 84, height: tall - 84, corner: 14 };
  const right = { x: 0, y: tall / 2, width: unit - 190, height: tall - 84, corner: 14 };
  const [leftX, rightX, z] = [-(width - printer) / 2, (width - unit) / 2, depth / 2];
  const floor = waist + 6 + 14;
  const glass = { width: 76, height: 250, screen: { width: 66, height: 124, x: 0 }, job };
  return assembly(
    feet(width - 40, depth - 40, 24, 60),
    solid(prism({ width: width - 20, depth: depth - 20, height: 44, corner: 14, edge: 2 }), softBlack, [0, 20, 0]),
    solid(prism({ width, depth: depth - thickness - 3, height: waist - 70, corner: 14, edge: 4 }), warmWhite, [
      0,
      64,
      -thickness / 2 - 1.5,
    ]),
    placed(lowerFront(width, unit, model), [0, 64, z - thickness - 3]),
    seam({ width, depth, corner: 14 }, waist - 4),
    placed(cabinet({ width: printer, depth, height: tall, shell: warmWhite, front: warmWhite, window: left, room }), [
      leftX,
      waist + 6,
      0,
    ]),
    placed(buildUnit(platform, tall - 90, 236, '#e8e6df'), [leftX - 24, floor, z - room + 4]),
    placed(chamberLight(300, tall - 60), [leftX, floor + tall - 66, z - 110]),
    placed(
      cabinet({
        width: unit,
        depth,
        height: tall,
        shell: graphite,
        front: graphite,
        window: right,
        room,
        hinge: 'right',
        onDoor: placed(glassConsole(glass), [unit / 2 - 48, tall / 2, z]),
      }),
      [rightX, waist + 6, 0],
    ),
    placed(releaseGantry(tall - 100, '#e8e6df', 125), [rightX - 40, floor, z - 180]),
    placed(chamberLight(220, tall - 60), [rightX, floor + tall - 66, z - 110]),
    solid(prism({ width, depth, height: height - cap, corner: 14, edge: 6, foot: 2 }), warmWhite, [0, cap + 2, 0]),
    lettering({ text: 'HELIOGRAPH', size: 18, colour: '#3a3b40', weight: 600, spacing: 5.6 }, [
      -width / 2 + 34,
      cap + 44,
      z,
    ]),
    placed(turned(vents(20, 14, { width: 5, height: 120 }), { y: 90 }), [width / 2, 230, -40]),
  );
}

function lowerFront(width: number, unit: number, model: string): Group {
  const slot = { x: 0, y: -30, width: unit - 130, height: 132, corner: 14 };
  const bin = thickDoor({ width: unit, height: 366, finish: warmWhite, grip: 'top', window: slot });
  return assembly(
    placed(thickDoor({ width: printer, height: 366, finish: warmWhite }), [-(width - printer) / 2, 184, 0]),
    placed(lightLine(printer - 60, 5), [-(width - printer) / 2, 330, thickness + 3]),
    lettering({ text: model, size: 24, colour: '#3f4045', weight: 560, spacing: 1 }, [
      -width / 2 + 34,
      46,
      thickness + 3,
    ]),
    placed(bin, [(width - unit) / 2, 184, 0]),
    placed(modelBin(slot.width - 6, slot.height - 6), [(width - unit) / 2, 184 + slot.y - slot.height / 2, 3]),
    placed(amberPane(slot), [(width - unit) / 2, 184, thickness - 1]),
  );
}
