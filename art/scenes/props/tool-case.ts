import { CylinderGeometry, type Group, TorusGeometry } from 'three';
import { brightSteel } from '../../materials/metals.ts';
import { graphite, rubber, softBlack } from '../../materials/plastics.ts';
import { castResin } from '../../materials/resins.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const [width, depth, height] = [380, 250, 62];
const wall = 7;
const handles = castResin('#f0a030');
const inlay = castResin('#5b3fd6');

/** The open case of a service engineer: tools lie in foam, the lid leans back. */
export function toolCase(): Group {
  const lid = assembly(solid(openBox(46), graphite), solid(foam(10), rubber, [0, 8, 0]));
  return assembly(
    solid(openBox(height), graphite),
    solid(foam(height - 16), rubber, [0, 4, 0]),
    placed(tools(), [0, height - 12, 0]),
    placed(turned(lid, { x: 108 }), [0, height + 18, -depth / 2 - 24]),
    ...[-1, 1].map((side) =>
      solid(plate({ width: 34, height: 26, corner: 5 }, 8, [], 2), brightSteel, [side * 96, height - 14, depth / 2]),
    ),
    solid(new TorusGeometry(30, 6, 14, 40, Math.PI), softBlack, [0, height - 34, depth / 2 + 4]),
  );
}

function openBox(tall: number) {
  const inside = { x: 0, y: 0, width: width - 2 * wall, height: depth - 2 * wall, corner: 12 };
  return plate({ width, height: depth, corner: 18 }, tall, [inside], 1.6).rotateX(-Math.PI / 2);
}

function foam(tall: number) {
  return prism({ width: width - 2 * wall, depth: depth - 2 * wall, height: tall, corner: 12, edge: 1 });
}

function tools(): Group {
  const drivers = [96, 82, 70, 58].map((length, i) => placed(screwdriver(length), [-150 + i * 34, 8, -6]));
  const keys = [64, 52, 42, 34, 27].map((length, i) => placed(hexKey(length, 4.4 - i * 0.55), [18 + i * 19, 4, -58]));
  return assembly(
    solid(prism({ width: 136, depth: 196, height: 1.6, corner: 10, edge: 0.4 }), inlay, [-99, 0, 0]),
    ...drivers,
    ...keys,
    placed(feelerGauge(), [62, 2, 48]),
  );
}

function screwdriver(length: number): Group {
  const grip = prism({ width: 21, depth: 84, height: 19, corner: 9, edge: 8 });
  return assembly(
    solid(grip, handles, [0, -9, 46]),
    solid(new CylinderGeometry(3, 3, length, 24).rotateX(Math.PI / 2), brightSteel, [0, 1, 4 - length / 2]),
  );
}

function hexKey(length: number, thickness: number): Group {
  return assembly(
    solid(new CylinderGeometry(thickness, thickness, length, 6).rotateX(Math.PI / 2), softBlack, [0, 0, length / 2]),
    solid(new CylinderGeometry(thickness, thickness, 18, 6).rotateZ(Math.PI / 2), softBlack, [9, 0, length]),
  );
}

/** Blades of different thickness, fanned out from one rivet. */
function feelerGauge(): Group {
  const blade = prism({ width: 112, depth: 12, height: 0.9, corner: 5, edge: 0.2 });
  const blades = [0, 1, 2, 3, 4].map((i) =>
    placed(turned(assembly(solid(blade, brightSteel, [46, 0, 0])), { y: -22 + i * 11 }), [-48, i * 1.1, 0]),
  );
  return assembly(...blades, solid(new CylinderGeometry(8, 8, 9, 32), handles, [-48, 4, 0]));
}
