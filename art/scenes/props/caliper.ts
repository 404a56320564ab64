import { CylinderGeometry, type Group, MeshPhysicalMaterial, PlaneGeometry, Shape } from 'three';
import { createCanvas, write } from '../../materials/canvas.ts';
import { brightSteel, brushedSteel } from '../../materials/metals.ts';
import { graphite, rubber, softBlack } from '../../materials/plastics.ts';
import { castResin } from '../../materials/resins.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { extrude, plate } from '../../shapes/plate.ts';

const [length, beam] = [236, 16];
const thickness = 3.6;
/** How far the jaws are open. */
const open = 20;

/** A digital caliper that lies flat, its jaws to the left and the measuring ends to the viewer. */
export function caliper(): Group {
  const flat = assembly(
    solid(extrude(fixedPart(), thickness, 0.4), brushedSteel, [0, 0, 2]),
    solid(new PlaneGeometry(length - 96, beam - 3), scaleMarks(), [
      96 + (length - 96) / 2 - 3,
      beam / 2,
      thickness + 2.06,
    ]),
    solid(extrude(slidingJaw(), thickness, 0.4), brightSteel, [0, 0, 2.1]),
    placed(slider(), [open + 42, beam / 2 - 1, 0]),
  );
  return assembly(turned(flat, { x: -90 }));
}

function fixedPart(): Shape {
  return outlined([
    [length, 0],
    [length, beam],
    [0, beam],
    [0, 34],
    [-2.5, 34],
    [-11, beam + 1],
    [-24, beam],
    [-24, -6],
    [-11, -24],
    [-4, -44],
    [0, -44],
    [0, 0],
  ]);
}

function slidingJaw(): Shape {
  return outlined([
    [open, -44],
    [open + 4, -44],
    [open + 11, -24],
    [open + 24, -8],
    [open + 60, -8],
    [open + 60, beam + 3],
    [open + 13, beam + 3],
    [open + 2.5, 34],
    [open, 34],
  ]);
}

/** The housing with display, buttons and thumb wheel. */
function slider(): Group {
  return assembly(
    solid(plate({ width: 86, height: 33, corner: 5 }, 13, [], 1.8), graphite),
    solid(plate({ width: 50, height: 19, corner: 2.4 }, 1, [], 0.3), softBlack, [-11, 3, 12.6]),
    placed(solid(new PlaneGeometry(46, 15), display()), [-11, 3, 13.7]),
    ...[0, 1, 2].map((i) =>
      solid(plate({ width: 9, height: 4.6, corner: 2.2 }, 1.6, [], 0.5), i === 1 ? button : rubber, [
        -26 + i * 15,
        -11.4,
        12.6,
      ]),
    ),
    solid(new CylinderGeometry(8, 8, 5, 48).rotateX(Math.PI / 2), rubber, [30, -15, 7]),
  );
}

const button = castResin('#f0a030');

function display(): MeshPhysicalMaterial {
  const map = createCanvas(46, 15, 16, (pen) => {
    pen.fillStyle = '#c3cdc0';
    pen.fillRect(0, 0, 46, 15);
    pen.fillStyle = '#1b201d';
    pen.textAlign = 'right';
    write(pen, '20.01', [37, 12.1], 12.4, 640, 0.5);
    write(pen, 'mm', [44.6, 12.1], 4.2, 600);
  });
  return new MeshPhysicalMaterial({ map, roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.1 });
}

function scaleMarks(): MeshPhysicalMaterial {
  const [width, height] = [length - 96, beam - 3];
  const map = createCanvas(width, height, 14, (pen) => {
    pen.fillStyle = '#26282b';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#e8e6e0';
    for (let i = 0; i < width; i++) pen.fillRect(i + 0.4, 0, 0.26, i % 10 === 0 ? 6 : i % 5 === 0 ? 4.4 : 3);
    for (let i = 10; i < width - 6; i += 10) write(pen, String(i / 10 + 8), [i - 1.4, 10.6], 4, 560);
  });
  return new MeshPhysicalMaterial({ map, roughness: 0.45 });
}

function outlined(points: [number, number][]): Shape {
  const shape = new Shape();
  for (const [i, point] of points.entries()) i === 0 ? shape.moveTo(...point) : shape.lineTo(...point);
  shape.closePath();
  return shape;
}
