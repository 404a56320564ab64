import { CatmullRomCurve3, CylinderGeometry, type Group, TubeGeometry, Vector3 } from 'three';
import { brightSteel, brushedSteel } from '../materials/metals.ts';
import { blackGlass, graphite, softBlack, warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { cabinet } from './cabinet.ts';
import { castors } from './castors.ts';
import { chamberLight } from './chamber.ts';
import { glassConsole, lightLine } from './console.ts';
import { lettering } from './print.ts';
import type { Station } from './wash.ts';

export function createShot(station: Station): Shot {
  return {
    subject: createResinStation(station),
    view: viewOf({ azimuth: 24, elevation: 12, fill: { width: 0.7, height: 0.76 } }),
  };
}

const resin = '#d8c4a0';
const job = { title: '14.2 L', resin: 'Model HP UV', layer: 71, layers: 100, remaining: '4 fed' };
const couplings = ['#d98f8b', '#2f8a5c', '#34638f', '#e2bd3f'];

/** A tank of 20 litres behind a window, a filling hatch on top, four coloured couplings below. */
export function createResinStation({ size: [width, depth, height] }: Station): Group {
  const foot = 260;
  const cap = height - 92;
  const window = { x: -56, y: (cap - foot) / 2, width: 236, height: cap - foot - 90, corner: 20 };
  const z = depth / 2;
  const glass = { width: 92, height: window.height, screen: { width: 80, height: 146, x: 0 }, job };
  const floor = foot + window.y - window.height / 2 - 28;
  return assembly(
    castors(width, depth, 76),
    solid(prism({ width: width - 14, depth: depth - 14, height: 36, corner: 14, edge: 2 }), softBlack, [0, 74, 0]),
    solid(prism({ width, depth, height: foot - 112, corner: 14, edge: 5 }), graphite, [0, 108, 0]),
    placed(outlets(width), [0, 182, z]),
    placed(
      cabinet({
        width,
        depth,
        height: cap - foot - 3,
        shell: warmWhite,
        front: warmWhite,
        window,
        room: 300,
        onDoor: assembly(
          placed(glassConsole(glass), [width / 2 - 72, window.y, z + 0.5]),
          placed(lightLine(width - 70, 4.4), [0, 20, z]),
        ),
      }),
      [0, foot, 0],
    ),
    placed(tank(window.height - 4), [window.x - 10, floor + 20, z - 168]),
    placed(chamberLight(180, window.height + 60), [window.x, floor + window.height + 50, z - 110]),
    solid(prism({ width, depth, height: height - cap - 16, corner: 16, edge: 7, foot: 2 }), warmWhite, [0, cap, 0]),
    solid(prism({ width: 210, depth: 210, height: 22, corner: 105, edge: 6 }), graphite, [-40, height - 22, 10]),
    lettering({ text: 'HELIOGRAPH', size: 15, colour: '#3a3b40', weight: 600, spacing: 4.8 }, [
      -width / 2 + 30,
      cap + 46,
      z,
    ]),
  );
}

function outlets(width: number): Group {
  const ring = plate({ width: 44, height: 44, corner: 22 }, 12, [], 3);
  const socket = plate({ width: 26, height: 26, corner: 13 }, 26, [], 3);
  return assembly(
    ...couplings.map((colour, i) => {
      const x = (i - 1.5) * ((width - 90) / 4);
      return assembly(
        solid(ring, castResin(colour), [x, 10, -4]),
        solid(socket, brightSteel, [x, 10, 2]),
        ...(i === 3 ? [] : [hose(x)]),
      );
    }),
  );
}

/** Hangs from a coupling and runs off under the machine. */
function hose(x: number): Group {
  const line = new CatmullRomCurve3([
    new Vector3(x, 10, 20),
    new Vector3(x, 6, 46),
    new Vector3(x + 3, -60, 62),
    new Vector3(x + 2, -140, 40),
    new Vector3(x, -175, -40),
    new Vector3(x - 10, -175, -560),
  ]);
  return assembly(solid(new TubeGeometry(line, 90, 6, 14), softBlack), solid(turnedCollar, graphite, [x, 10, 34]));
}

const turnedCollar = new CylinderGeometry(11, 11, 20, 32).rotateX(Math.PI / 2);

function tank(height: number): Group {
  const radius = 106;
  return assembly(
    solid(new CylinderGeometry(radius, radius, height * 0.66, 72), castResin(resin), [0, height * 0.33, 0]),
    solid(new CylinderGeometry(radius + 4, radius + 4, 16, 72), brushedSteel, [0, 8, 0]),
    solid(new CylinderGeometry(radius + 4, radius + 4, 14, 72), brushedSteel, [0, height * 0.92, 0]),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 10, depth: 10, height: height * 0.9, corner: 3, edge: 1 }), brightSteel, [
        side * (radius + 2),
        10,
        34,
      ]),
    ),
    solid(new CylinderGeometry(7, 7, height * 0.5, 24), brightSteel, [0, height * 0.72, 0]),
    solid(prism({ width: 64, depth: 64, height: 60, corner: 12, edge: 4 }), blackGlass, [0, height * 0.92, 0]),
  );
}
