import { BufferGeometry, DoubleSide, Float32BufferAttribute, type Group, MeshPhysicalMaterial } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { gilt, mouldingCompound } from '../materials/electronics.ts';
import { brightSteel } from '../materials/metals.ts';
import { graphite } from '../materials/plastics.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { createFamily } from './family.ts';
import { rim, sheet } from './sheets.ts';

export const createShot = createFamily({
  'reflex-lcd': { build: lcd, view: { azimuth: 20, elevation: 35, fill: { width: 0.8, height: 0.78 } } },
});

const glass = { width: 210, height: 142, corner: 1.4 };
/** The pixels cover a little more than the platform. */
const pixels = { width: 194, height: 122, corner: 0.6 };
const border = 8;

const panel = new MeshPhysicalMaterial({ color: '#2a2d33', roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.06 });
const mask = new MeshPhysicalMaterial({ color: '#0f1012', roughness: 0.3, clearcoat: 0.6, clearcoatRoughness: 0.2 });
const bareGlass = new MeshPhysicalMaterial({ color: '#7f8a88', roughness: 0.1, clearcoat: 1 });
const polyimide = new MeshPhysicalMaterial({
  color: '#b4641c',
  roughness: 0.34,
  clearcoat: 0.5,
  clearcoatRoughness: 0.25,
  side: DoubleSide,
});
const stiffener = new MeshPhysicalMaterial({ color: '#e6e4dc', roughness: 0.5 });

/** The monochrome panel of the Reflex in its frame, with the drivers on their ledge and the ribbon cable. */
function lcd(): Group {
  const foremost = glass.height / 2;
  return assembly(
    solid(rim({ ...glass, corner: 2 }, border, 6, 1.2), graphite),
    solid(sheet({ width: glass.width + 4, height: glass.height + 4, corner: 2 }, 2, [], 0.2), graphite),
    ...[-1, 1].flatMap((side) => [-46, 46].map((z) => placed(ear(side), [side * (glass.width / 2 + border), 0, z]))),
    solid(sheet(glass, 2, [], 0.3), bareGlass, [0, 2, 0]),
    solid(sheet({ ...glass, height: glass.height - 12 }, 1.2, [], 0.3), mask, [0, 3.9, -6]),
    solid(sheet(pixels, 0.4, [], 0.1), panel, [0, 4.9, -6]),
    ...[-78, -47, -16, 16, 47, 78].map((x) =>
      solid(prism({ width: 19, depth: 1.8, height: 0.9, corner: 0.3, edge: 0.2 }), mouldingCompound, [
        x,
        3.9,
        foremost - 8.6,
      ]),
    ),
    placed(cable(), [18, 0, foremost]),
  );
}

/** Where the frame is screwed to the printer. */
function ear(side: number): Group {
  const hole = { x: side * 5, y: 0, width: 4.4, height: 4.4, corner: 2.2 };
  const screw = prism({ width: 7.4, depth: 7.4, height: 2.6, corner: 3.7, edge: 0.9 });
  return assembly(
    solid(sheet({ width: 26, height: 15, corner: 6 }, 2.6, [hole], 0.5), graphite),
    solid(screw, brightSteel, [side * 5, 2.6, 0]),
  );
}

/** From the ledge over the frame and down to the table; its end is stiff and has the contacts. */
function cable(): Group {
  const [end, across] = [96, 50];
  return assembly(
    solid(ribbon(), polyimide),
    solid(prism({ width: across, depth: 15, height: 0.9, corner: 0.8, edge: 0.2 }), stiffener, [0, 0.1, end - 7]),
    ...Array.from({ length: 24 }, (_, i) =>
      solid(prism({ width: 1.1, depth: 6, height: 0.3, corner: 0.3, edge: 0.1 }), gilt, [
        ((i - 11.5) / 24) * (across - 3),
        1,
        end - 3.4,
      ]),
    ),
  );
}

/** Points of the ribbon from the side: forward, up, and half its width. */
const course: [z: number, y: number, half: number][] = [
  [-6, 4.2, 62],
  [-1, 5.4, 62],
  [4, 7.4, 62],
  [10, 8.6, 62],
  [17, 8, 60],
  [25, 5.6, 50],
  [33, 3.2, 34],
  [42, 2, 25],
  [54, 2.6, 25],
  [66, 2.6, 25],
  [78, 1.4, 25],
  [84, 0.9, 25],
];

function ribbon(): BufferGeometry {
  const [along, across] = [96, 8];
  const positions = Array.from({ length: along + 1 }, (_, i) => {
    const [z, y, half] = pointAt((i / along) * (course.length - 1));
    return Array.from({ length: across + 1 }, (_, j) => [(j / across - 0.5) * 2 * half, y, z]);
  }).flat(2);
  const faces = Array.from({ length: along * across }, (_, i) => {
    const a = Math.floor(i / across) * (across + 1) + (i % across);
    return [a, a + across + 1, a + 1, a + 1, a + across + 1, a + across + 2];
  }).flat();
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return toCreasedNormals(geometry, 0.9);
}

/** On a smooth curve through the points. */
function pointAt(t: number): [number, number, number] {
  const first = Math.min(course.length - 2, Math.floor(t));
  const at = t - first;
  const value = (axis: 0 | 1 | 2) => {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => course[Math.min(course.length - 1, Math.max(0, first + step))]?.[axis] ?? 0,
    ) as [number, number, number, number];
    return b + 0.5 * at * (c - a + at * (2 * a - 5 * b + 4 * c - d + at * (3 * (b - c) + d - a)));
  };
  return [value(0), value(1), value(2)];
}
