import { CylinderGeometry, type Group, LatheGeometry, type Material, Path, Vector2 } from 'three';
import { lettering } from '../../machines/print.ts';
import { brass } from '../../materials/electronics.ts';
import { brightSteel } from '../../materials/metals.ts';
import { gap } from '../../materials/plastics.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { extrude } from '../../shapes/plate.ts';
import { board, joints, pinned, reliefs } from './board-plan.ts';
import { type Corner, panel, rounded, type Window, window } from './outline.ts';

/** Heights above the table. */
export const level = { floor: 4, seat: 10.4, top: 12.2 };
/** Middles of the two places for boards. */
export const places = [-36.6, 36.6];

const bevel = 0.5;
const outer = { x: 0, y: 0, width: 160 - 2 * bevel, height: 110 - 2 * bevel, corner: 6 };
const body = { ...outer, height: 99, corner: 6 };
const notch = { half: 11, depth: 7 };

/** A plate with edges for the conveyor, two pockets with dams around the windows, pins and threaded inserts. */
export function carrier(resin: Material): Group {
  const below = panel(outer);
  below.holes = everyPlace(joints).map(window);
  const dams = panel({ ...body, width: body.width - 5, height: body.height - 5 });
  dams.holes = everyPlace([...joints, ...reliefs]).map(window);
  const frame = panel(body);
  frame.holes = places.map(pocket);
  return assembly(
    solid(extrude(below, level.floor, bevel, 10).rotateX(-Math.PI / 2), resin),
    solid(extrude(dams, level.seat - 1, 0.9, 10).rotateX(-Math.PI / 2), resin, [0, 1, 0]),
    solid(extrude(frame, level.top - 2, bevel, 10).rotateX(-Math.PI / 2), resin, [0, 2, 0]),
    ...places.flatMap((x) => pinned.map((hole) => locatingPin(x + hole.x, -hole.y))),
    ...[-1, 1].flatMap((side) => marking(side)),
    ...[-74.6, 0, 74.6].flatMap((x) => [-43, 43].map((z) => insert(x, z))),
  );
}

function everyPlace(windows: Window[]): Window[] {
  return places.flatMap((place) => windows.map((opening) => ({ ...opening, x: opening.x + place })));
}

/** Follows the board with a little play; the notches in front and behind let two fingers lift it. */
function pocket(place: number): Path {
  const play = 0.3 + bevel;
  const [x, y] = [board.width / 2 + play, board.height / 2 + play];
  const deep = y + notch.depth;
  const half: Corner[] = [
    [-x, -y, 2.4],
    [-notch.half, -y, 2],
    [-notch.half + 2, -deep, 3],
    [notch.half - 2, -deep, 3],
    [notch.half, -y, 2],
    [x, -y, 2.4],
  ];
  const turned = half.map(([cx, cy, radius]): Corner => [-cx, -cy, radius]);
  return rounded(new Path(), [
    ...half.map(([cx, cy, radius]): Corner => [cx + place, cy, radius]),
    ...turned.map(([cx, cy, radius]): Corner => [cx + place, cy, radius]),
  ]);
}

/** What is written on the margin in front of a pocket. */
function marking(side: number): Group {
  const text = side < 0 ? 'HG-2214 REV C' : 'TOP SIDE';
  const words = lettering({ text, size: 2.5, colour: '#5d6163', weight: 600, spacing: 0.16 }, [0, 0, 0]);
  const start = side < 0 ? -68 : 52;
  return placed(turned(assembly(words), { x: -90 }), [start, level.top - 0.1, 45.4]);
}

function locatingPin(x: number, z: number) {
  const profile = [
    [0, 3.9],
    [0.5, 3.85],
    [0.8, 3.6],
    [1.45, 1.9],
    [1.5, 1.6],
    [1.5, -3],
  ].map(([radius = 0, y = 0]) => new Vector2(radius, y));
  return solid(new LatheGeometry(profile.reverse(), 32), brightSteel, [x, level.seat + board.thickness, z]);
}

function insert(x: number, z: number): Group {
  const profile = [
    [1.3, -3],
    [1.3, -0.1],
    [1.5, 0.16],
    [2.75, 0.16],
    [2.9, 0],
    [2.9, -0.6],
  ].map(([radius = 0, y = 0]) => new Vector2(radius, y));
  return assembly(
    solid(new LatheGeometry(profile.reverse(), 40), brass, [x, level.top, z]),
    solid(new CylinderGeometry(1.32, 1.32, 0.1, 24), gap, [x, level.top + 0.02, z]),
  );
}
