import { CatmullRomCurve3, CylinderGeometry, type Group, TorusGeometry, TubeGeometry, Vector3 } from 'three';
import { blasted, brightSteel } from '../materials/metals.ts';
import { graphite, softBlack } from '../materials/plastics.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { lightLine } from './console.ts';
import { lettering } from './print.ts';

export function createShot(): Shot {
  return {
    subject: createPulsingModule(),
    view: viewOf({ azimuth: 28, elevation: 27, fill: { width: 0.66, height: 0.6 } }),
  };
}

const [width, depth, height] = [320, 236, 46];
const opening = { x: 0, y: 0, width: 232, height: 142, corner: 12 };

/** The frame that lies under the tray: a voice coil in each corner shakes the film, four screws hold it. */
function createPulsingModule(): Group {
  const frame = plate({ width, height: depth, corner: 22 }, 18, [opening], 2).rotateX(-Math.PI / 2);
  const upper = plate(
    { width: width - 24, height: depth - 24, corner: 14 },
    10,
    [{ ...opening, width: 222, height: 132 }],
    1.6,
  ).rotateX(-Math.PI / 2);
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z] as const));
  return assembly(
    solid(frame, graphite, [0, 6, 0]),
    solid(upper, blasted, [0, height - 10, 0]),
    ...corners.map(([x, z]) => placed(coil(), [x * (width / 2 - 46), 22, z * (depth / 2 - 34)])),
    ...corners.map(([x, z]) => placed(screw(), [x * (width / 2 - 15), 24, z * (depth / 2 - 15)])),
    ...corners.map(([x, z]) => solid(new CylinderGeometry(11, 12, 7, 32), softBlack, [x * 120, 3.5, z * 84])),
    placed(lightLine(54, 3), [-60, 15, depth / 2]),
    lettering({ text: 'HELIOGRAPH', size: 7.4, colour: '#d9d6cf', weight: 600, spacing: 2.4 }, [34, 15, depth / 2]),
    cable(),
  );
}

/** Copper under a bright housing, between the two frames. */
function coil(): Group {
  return assembly(
    solid(new CylinderGeometry(19, 19, 9, 48), softBlack, [0, 4.5, 0]),
    ...[4, 7, 10].map((y) => solid(new TorusGeometry(16.5, 1.7, 12, 56).rotateX(Math.PI / 2), copper, [0, y, 0])),
    solid(new CylinderGeometry(11, 11, 16, 40), brightSteel, [0, 8, 0]),
  );
}

const copper = brightSteel.clone();
copper.color.set('#c98552');

function screw(): Group {
  const hex = new CylinderGeometry(3, 3, 1, 6);
  return assembly(
    solid(prism({ width: 15, depth: 15, height: 7, corner: 7.5, edge: 1.2 }), brightSteel),
    solid(hex, softBlack, [0, 6.7, 0]),
  );
}

function cable(): Group {
  const line = new CatmullRomCurve3([
    new Vector3(width / 2 - 10, 15, 40),
    new Vector3(width / 2 + 26, 14, 46),
    new Vector3(width / 2 + 56, 5, 76),
    new Vector3(width / 2 + 20, 4, 124),
    new Vector3(width / 2 - 40, 4, 146),
  ]);
  const plug = prism({ width: 34, depth: 13, height: 11, corner: 4, edge: 2 });
  return assembly(
    solid(new TubeGeometry(line, 80, 3.6, 14), softBlack),
    solid(prism({ width: 22, depth: 16, height: 14, corner: 5, edge: 3 }), softBlack, [width / 2 + 6, 8, 41]),
    placed(
      assembly(
        solid(plug, graphite),
        solid(prism({ width: 14, depth: 9, height: 7, corner: 1, edge: 0.6 }), brightSteel, [-22, 2, 0]),
      ),
      [width / 2 - 52, 0, 150],
    ),
  );
}
