import { type Group, MeshPhysicalMaterial } from 'three';
import { createChairSide } from '../machines/chairside.ts';
import { createCure } from '../machines/cure.ts';
import { dentalArch } from '../machines/dental-arch.ts';
import { createWash } from '../machines/wash.ts';
import { castResin } from '../materials/resins.ts';
import { courseSlide, slideSize } from '../screens/course-slide.ts';
import { assembly, type Place, placed, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { roomCorner, stool, tableTop, wallScreen, workTable } from './props/course-furniture.ts';
import { frameBox } from './props/gray-set.ts';
import { sideboard, sideboardTop } from './props/sideboard.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: 27,
  elevation: 17,
  lens: 38,
  fill: { width: 1, height: 1 },
  shift: { x: 0, y: 0 },
});

const room = { width: 5200, depth: 5400, height: 3600 };
const screen = { picture: { size: slideSize, pixels: 2, draw: courseSlide }, width: 2500 };

/** A course room from its back corner: two rows of work tables with a printer each, in front a slide on the wall. */
export function createShot({ machines }: Stock): Shot {
  const seats: [at: Place, printer: string, resin: string][] = [
    [[-950, 0, -1000], 'chairside-3d-printer', '#d8c4a0'],
    [[950, 0, -1000], 'ChairSide_Pro', '#d98f8b'],
    [[-950, 0, 550], 'ChairSide_Pro', '#c3c6c8'],
    [[950, 0, 550], 'chairside-3d-printer', '#d8c4a0'],
  ];
  return {
    subject: frameBox([4500, 2560, 1400], [-40, 1230, -880]),
    view,
    surroundings: assembly(
      roomCorner(room.width, room.depth, room.height),
      placed(wallScreen(screen.picture, screen.width), [-100, 1020, -room.depth / 2]),
      standing(sideboard(1150, 560), [1820, -2360], -4),
      standing(createWash(take(machines, 'ultraCraft-wash')), [1560, -2330], -2, sideboardTop),
      standing(createCure(take(machines, 'ultraCraft-cure')), [2050, -2360], -8, sideboardTop),
      ...seats.map(([at, printer, resin]) => placed(place(createChairSide(take(machines, printer)), resin), at)),
    ),
  };
}

const [width, depth] = [1500, 680];

/** The table of two participants. */
function place(printer: Group, resin: string): Group {
  return assembly(
    workTable(width, depth),
    standing(printer, [-430, -60], 6, tableTop),
    standing(tray(300, 210), [60, 60], -6, tableTop),
    standing(dentalArch(castResin(resin)), [10, 60], 12, tableTop + trayTop),
    standing(dentalArch(castResin('#e4e0d6')), [110, 56], -14, tableTop + trayTop),
    standing(sheet(), [430, 110], -8, tableTop),
    standing(stool(), [-300, 560]),
    standing(stool(), [330, 590]),
  );
}

const paper = new MeshPhysicalMaterial({ color: '#fbfaf6', roughness: 0.9, specularIntensity: 0.3 });
const ink = new MeshPhysicalMaterial({ color: '#a7a398', roughness: 0.9, specularIntensity: 0.2 });

/** A sheet of instructions: a heading, a picture and lines. */
function sheet(): Group {
  const block = (w: number, d: number, at: Place) =>
    solid(prism({ width: w, depth: d, height: 0.6, corner: 1, edge: 0.2 }), ink, at);
  return assembly(
    solid(prism({ width: 210, depth: 297, height: 2, corner: 1, edge: 0.4 }), paper),
    block(120, 14, [-30, 1.8, -115]),
    block(80, 70, [-50, 1.8, -50]),
    ...[0, 1, 2, 3, 4].map((i) => block(i === 4 ? 100 : 170, 6, [i === 4 ? -40 : -5, 1.8, 16 + i * 22])),
  );
}
