import type { Group } from 'three';
import { graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { amberPane } from './amber-pane.ts';
import { supplyBottle } from './bottle.ts';
import { cabinet, thickDoor, thickness } from './cabinet.ts';
import { castors } from './castors.ts';
import { chamberLight } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { modelBin } from './model-bin.ts';
import { lettering } from './print.ts';
import { releaseGantry } from './release-gantry.ts';
import type { Station } from './wash.ts';

export function createShot(station: Station): Shot {
  return {
    subject: createHive(station),
    view: viewOf({ azimuth: 23, elevation: 10, fill: { width: 0.7, height: 0.77 } }),
  };
}

const waist = 560;
const beige = '#d8c4a0';
const job = { title: '6 models', resin: 'Model HP UV', layer: 146, layers: 240, remaining: '14 min' };

/** Bottle of 3 litres and bin below, the arm that takes the parts off the platform above. */
export function createHive({ size: [width, depth, height] }: Station): Group {
  const cap = height - 88;
  const window = { x: -54, y: (cap - waist) / 2, width: width - 196, height: cap - waist - 92, corner: 16 };
  const glass = { width: 84, height: window.height, screen: { width: 74, height: 138, x: 0 }, job };
  const upper = cabinet({
    width,
    depth,
    height: cap - waist - 6,
    shell: graphite,
    front: graphite,
    window,
    room: 300,
    onDoor: placed(glassConsole(glass), [width / 2 - 66, window.y, depth / 2 + 0.5]),
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
    placed(releaseGantry(window.height + 50, beige), [window.x - 30, floor, z - 190]),
    placed(chamberLight(300, window.height + 60), [window.x, floor + window.height + 50, z - 110]),
    solid(prism({ width, depth, height: height - cap, corner: 16, edge: 6, foot: 2 }), warmWhite, [0, cap + 2, 0]),
    lettering({ text: 'HELIOGRAPH', size: 19, colour: '#3a3b40', weight: 600, spacing: 6 }, [
      -width / 2 + 34,
      cap + 46,
      z,
    ]),
  );
}

function lowerFront(width: number): Group {
  const [bay, bin] = [228, width - 232];
  const bottleWindow = { x: 0, y: -10, width: 132, height: 236, corner: 16 };
  const binWindow = { x: 0, y: -34, width: bin - 96, height: 168, corner: 16 };
  const [bayX, binX] = [-(width - bay) / 2, (width - bin) / 2];
  return assembly(
    placed(thickDoor({ width: bay, height: 330, finish: warmWhite, window: bottleWindow }), [bayX, 167, 0]),
    placed(supplyBottle(beige, 214, 84), [bayX, 167 - 10 - 116, 1]),
    placed(amberPane(bottleWindow), [bayX, 167, thickness - 1]),
    placed(thickDoor({ width: bin, height: 330, finish: warmWhite, grip: 'top', window: binWindow }), [binX, 167, 0]),
    placed(modelBin(binWindow.width - 6, binWindow.height - 6, beige, 5, 24), [binX, 167 - 34 - 84, 3]),
    placed(amberPane(binWindow), [binX, 167, thickness - 1]),
    placed(thickDoor({ width, height: 94, finish: warmWhite }), [0, 382, 0]),
    placed(lightLine(width - 70, 5), [0, 404, thickness + 3]),
    lettering({ text: 'HiVE', size: 26, colour: '#3f4045', weight: 580, spacing: 1 }, [
      -width / 2 + 34,
      372,
      thickness + 3,
    ]),
  );
}
