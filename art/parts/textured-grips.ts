import type { Group } from 'three';
import { brushedSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import type { View } from '../studio/view.ts';
import type { Relief } from './textures/relief-plate.ts';
import { knit, leather } from './textures/reliefs.ts';
import { turning } from './turnings/turning.ts';

export const view: Partial<View> = { azimuth: 10, elevation: 24, lens: 14, fill: { width: 0.8, height: 0.84 } };

/** A knurled knob in front, a handle with leather grain and a cup with a knitted sleeve behind. */
export function createPart(): Group {
  return assembly(
    placed(cup(), [-40, 0, -26]),
    placed(turned(handle(), { y: 20 }), [34, 0, -30]),
    placed(turned(knob(), { y: -20 }), [6, 0, 34]),
  );
}

/** Two families of grooves that cross; `number` of them go around. */
function diamonds(number: number, radius: number, depth: number): Relief {
  const pitch = (2 * Math.PI * radius) / number;
  return (angle, y) => {
    const [left, right] = [angle * number + (y / pitch) * Math.PI * 2, angle * number - (y / pitch) * Math.PI * 2];
    return -depth * Math.max(groove(left), groove(right));
  };
}

function groove(phase: number): number {
  const share = Math.abs(((((phase / (2 * Math.PI)) % 1) + 1) % 1) - 0.5) * 2;
  return share ** 1.6;
}

/** A relief of the flat plates, wrapped around so that it closes. */
function wrapped(relief: Relief, around: number): Relief {
  return (angle, y) => relief((angle / (2 * Math.PI)) * around, y);
}

function knob(): Group {
  const radius = 21;
  const profile: [number, number][] = [
    [23, 0],
    [23.6, 0.6],
    [23.6, 3],
    [23, 3.6],
    [21, 3.8],
    [21, 25],
    [20, 26.6],
    [18.4, 27.2],
    [17.6, 26.8],
    [0.5, 26.2],
  ];
  const body = turning(profile, { relief: diamonds(44, radius, 1.1), from: 4, to: 25 }, 704, 0.4);
  const pointer = prism({ width: 1.8, depth: 13, height: 0.5, corner: 0.9, edge: 0.15 });
  return assembly(solid(body, castResin('#26272b')), solid(pointer, castResin('#e9a13b'), [0, 26.5, 10]));
}

function handle(): Group {
  const side = Array.from({ length: 25 }, (_, i): [number, number] => {
    const share = i / 24;
    return [13.5 + 3.2 * Math.sin(Math.PI * (0.12 + 0.76 * share)) - 1.4 * share, 8 + 78 * share];
  });
  const profile: [number, number][] = [[9, 0], [12.4, 0.8], [14, 2.6], [14.3, 5], [13.6, 7.4], ...side, [13, 87.6]];
  const end: [number, number][] = [
    [11, 90],
    [7, 91.4],
    [0.5, 91.8],
  ];
  const around = 32 * 3;
  const body = turning([...profile, ...end], { relief: wrapped(leather(11), around), from: 9, to: 85 }, 420, 0.36);
  const ferrule = prism({ width: 13, depth: 13, height: 12, corner: 6.5, edge: 1 });
  return assembly(solid(body, castResin('#7d5238')), solid(ferrule, brushedSteel, [0, 90.6, 0]));
}

function cup(): Group {
  const profile: [number, number][] = [
    [23, 0],
    [25.4, 0.8],
    [26, 2.6],
    [29.4, 70],
    [29.2, 71.4],
    [28.2, 71.8],
    [27.2, 71.2],
    [26.6, 66],
    [23.6, 6],
    [0.5, 5],
  ];
  const around = 5.4 * 31;
  const body = turning(profile, { relief: wrapped(scaled(knit, 0.7), around), from: 8, to: 62 }, 620, 0.42);
  return assembly(solid(body, castResin('#d8c3a0')));
}

function scaled(relief: Relief, by: number): Relief {
  return (x, z) => by * relief(x, z);
}
