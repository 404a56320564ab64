import { CylinderGeometry, type Group, MeshPhysicalMaterial } from 'three';
import { feet } from '../../machines/feet.ts';
import { createCanvas, type Draw } from '../../materials/canvas.ts';
import { brushedSteel } from '../../materials/metals.ts';
import { blackGlass, graphite, softBlack, warmWhite } from '../../materials/plastics.ts';
import { selfLit } from '../../materials/self-lit.ts';
import { litScreen } from '../../screens/lit-screen.ts';
import { nightPalette } from '../../screens/palette.ts';
import { area, line, type Pen, type Point, text } from '../../screens/pen.ts';
import { assembly, type Place, placed, solid, turned } from '../../shapes/placed.ts';
import { type Opening, plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';
import { ringSize } from './casting-ring.ts';

const [width, depth, height] = [264, 270, 300];
/** The opening, its middle above the bench, and how deep the chamber is. */
const opening = { width: 138, height: 122, corner: 8, y: 186, depth: 170 };
const front = depth / 2;
const doorSize = { width: 206, height: 186, corner: 12 };

const fibre = new MeshPhysicalMaterial({ color: '#e6dfd2', roughness: 1, specularIntensity: 0.1 });
const litFibre = new MeshPhysicalMaterial({
  color: '#e6dfd2',
  roughness: 1,
  specularIntensity: 0.1,
  emissive: '#ff8c1a',
  emissiveIntensity: 0.16,
});
const hotPlaster = new MeshPhysicalMaterial({
  color: '#c98c58',
  roughness: 1,
  emissive: '#ff8a34',
  emissiveIntensity: 0.6,
});

/** A furnace that burns patterns out of their investment; the door is half open, and a ring stands in the glow. */
export function burnoutFurnace(degrees = 76): Group {
  const hinge: Place = [-doorSize.width / 2, 0, front + 4];
  const frame = plate(
    { width: width - 8, height: height - 24, corner: 12 },
    16,
    [around(opening.y - 20 - (height - 24) / 2)],
    2,
  );
  return assembly(
    feet(width - 20, depth - 30),
    shell(),
    solid(frame, graphite, [0, 20 + (height - 24) / 2, front - 16]),
    placed(collar(), [0, opening.y, front]),
    placed(chamber(), [0, opening.y, front + 1]),
    placed(controls(), [0, 56, front]),
    placed(turned(placed(assembly(placed(door(), [doorSize.width / 2, opening.y, 0])), hinge), { y: -degrees }), hinge),
    placed(chimney(), [52, height, -40]),
  );
}

/** The hole in the sheets around the chamber. */
function around(y: number): Opening {
  return { x: 0, y, width: opening.width + 12, height: opening.height + 12, corner: 8 };
}

function shell(): Group {
  const wall = plate(
    { width, height: height - 20, corner: 14 },
    depth - 14,
    [around(opening.y - 20 - (height - 20) / 2)],
    3,
  );
  return assembly(solid(wall, warmWhite, [0, 20 + (height - 20) / 2, -depth / 2]));
}

/** The rim of fibre around the opening. */
function collar(): Group {
  const rim = plate(
    { width: opening.width + 34, height: opening.height + 34, corner: 14 },
    6,
    [{ ...opening, x: 0, y: 0 }],
    1.2,
  );
  return assembly(solid(rim, fibre));
}

/** Walls that glow the more the deeper they lie, with heating coils on both sides. */
function chamber(): Group {
  const { width: wide, height: high, depth: deep } = opening;
  const wall = (size: { width: number; height: number }, draw: Draw) =>
    litScreen({ size, pixels: 3, draw }, size.width, 0.5);
  const back = wall({ width: wide, height: high }, (pen) => glowingBack(pen, wide, high));
  const level = (isFloor: boolean) =>
    wall({ width: wide, height: deep }, (pen) => glowingLevel(pen, wide, deep, isFloor));
  const side = (isLeft: boolean) => wall({ width: deep, height: high }, (pen) => glowingSide(pen, deep, high, isLeft));
  return assembly(
    placed(back, [0, 0, -deep]),
    placed(turned(level(true), { x: -90 }), [0, -high / 2, -deep / 2]),
    placed(turned(level(false), { x: 90 }), [0, high / 2, -deep / 2]),
    placed(turned(side(true), { y: 90 }), [-wide / 2, 0, -deep / 2]),
    placed(turned(side(false), { y: -90 }), [wide / 2, 0, -deep / 2]),
    placed(ringInside(), [12, -high / 2 + 1, -88]),
  );
}

function ringInside(): Group {
  const { radius, height: high } = ringSize;
  return assembly(
    solid(new CylinderGeometry(radius + 2, radius + 2, high, 96), hotSteel(), [0, high / 2, 0]),
    solid(new CylinderGeometry(radius - 1, radius - 1, 1, 96), hotPlaster, [0, high, 0]),
  );
}

/** Dark towards the door, bright where it faces the coils. */
function hotSteel() {
  return selfLit(
    createCanvas(100, 40, 4, (pen) => {
      const light = pen.createLinearGradient(0, 0, 100, 0);
      for (const [i, colour] of ['#b8430f', '#d95f18', '#ff9a48', '#ffc27c', '#ff9a48', '#d95f18', '#b8430f'].entries())
        light.addColorStop([0, 0.12, 0.25, 0.5, 0.75, 0.88, 1][i] ?? 1, colour);
      pen.fillStyle = light;
      pen.fillRect(0, 0, 100, 40);
      const top = pen.createLinearGradient(0, 0, 0, 40);
      top.addColorStop(0, 'rgb(255 180 100 / 45%)');
      top.addColorStop(0.3, 'rgb(255 150 70 / 0%)');
      top.addColorStop(1, 'rgb(110 30 6 / 40%)');
      pen.fillStyle = top;
      pen.fillRect(0, 0, 100, 40);
    }),
  );
}

const glow = ['#ffcf8a', '#ff9f46', '#e8661c', '#b84a14', '#7a3214'] as const;

function glowingBack(pen: Pen, wide: number, high: number): void {
  const light = pen.createRadialGradient(wide / 2, high * 0.46, 6, wide / 2, high / 2, wide * 0.66);
  light.addColorStop(0, glow[0]);
  light.addColorStop(0.5, glow[1]);
  light.addColorStop(1, glow[2]);
  pen.fillStyle = light;
  pen.fillRect(0, 0, wide, high);
}

/** The back edge is at the top of the floor's canvas, and at the bottom of the ceiling's. */
function glowingLevel(pen: Pen, wide: number, deep: number, isFloor: boolean): void {
  shade(pen, isFloor ? [0, 0, 0, deep] : [0, deep, 0, 0], wide, deep);
}

function glowingSide(pen: Pen, deep: number, high: number, isLeft: boolean): void {
  shade(pen, isLeft ? [deep, 0, 0, 0] : [0, 0, deep, 0], deep, high);
  for (let y = 16; y < high - 8; y += 15) {
    pen.strokeStyle = 'rgb(255 226 168 / 70%)';
    pen.lineWidth = 3;
    pen.beginPath();
    for (let x = 14; x <= deep - 22; x += 1) pen.lineTo(isLeft ? deep - x : x, y + 2.2 * Math.sin(x * 0.9));
    pen.stroke();
  }
}

function shade(pen: Pen, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: number[], wide: number, high: number): void {
  const light = pen.createLinearGradient(x0, y0, x1, y1);
  for (const [i, colour] of ([glow[1], glow[2], glow[3], glow[4]] as const).entries())
    light.addColorStop([0, 0.42, 0.8, 1][i] ?? 1, colour);
  pen.fillStyle = light;
  pen.fillRect(0, 0, wide, high);
}

/** Hinged at the left of its middle, its outer face towards +z. */
function door(): Group {
  const handle = plate({ width: 16, height: 108, corner: 8 }, 16, [], 5);
  return assembly(
    solid(plate(doorSize, 22, [], 3), warmWhite, [0, 0, 12]),
    solid(
      plate({ width: doorSize.width - 14, height: doorSize.height - 14, corner: 8 }, 10, [], 1),
      graphite,
      [0, 0, 3],
    ),
    solid(plate({ width: opening.width - 8, height: opening.height - 8, corner: 8 }, 20, [], 4), litFibre, [0, 0, -14]),
    ...[-1, 1].map((side) =>
      placed(turned(solid(new CylinderGeometry(5, 5, 22, 24), graphite), { x: 90 }), [
        doorSize.width / 2 - 22,
        side * 40,
        44,
      ]),
    ),
    solid(handle, softBlack, [doorSize.width / 2 - 22, 0, 50]),
    ...[-1, 1].map((side) =>
      solid(new CylinderGeometry(6, 6, 34, 32), brushedSteel, [-doorSize.width / 2 - 1, side * 62, 10]),
    ),
  );
}

const screen = { width: 260, height: 120 };

function controls(): Group {
  return assembly(
    solid(plate({ width: 128, height: 56, corner: 8 }, 3, [], 0.6), blackGlass, [-46, 0, 0]),
    placed(litScreen({ size: screen, pixels: 4, draw: program }, 112, 3), [-46, 0, 3.2]),
    placed(turned(solid(new CylinderGeometry(17, 18, 14, 64), softBlack), { x: 90 }), [58, 0, 7]),
    solid(plate({ width: 2.4, height: 12, corner: 1 }, 1, [], 0.2), warmWhite, [58, 9, 13.6]),
    placed(turned(solid(new CylinderGeometry(6, 6, 5, 32), warmWhite), { x: 90 }), [98, 0, 2]),
  );
}

/** The temperature, and the program with its two ramps. */
function program(pen: Pen): void {
  const { paper, ink, inkSoft, action, line: faint } = nightPalette;
  area(pen, { x: 0, y: 0, ...screen }, 0, paper);
  text(pen, '950 °C', [14, 36], { size: 40, weight: 700, colour: ink });
  text(pen, '1:24 h', [246, 36], { size: 22, weight: 560, colour: inkSoft, align: 'right' });
  line(pen, [14, 106], [246, 106], faint, 2);
  const course: Point[] = [
    [14, 104],
    [70, 88],
    [112, 88],
    [170, 68],
    [246, 68],
  ];
  for (const [i, to] of course.entries()) if (i > 0) line(pen, course[i - 1] ?? to, to, i < 4 ? action : inkSoft, 5);
}

function chimney(): Group {
  return assembly(
    solid(new CylinderGeometry(21, 21, 10, 64), graphite, [0, 3, 0]),
    solid(new CylinderGeometry(14, 14, 44, 64), brushedSteel, [0, 24, 0]),
    solid(prism({ width: 44, depth: 44, height: 5, corner: 22, edge: 2 }), brushedSteel, [0, 50, 0]),
  );
}
