import type { Group } from 'three';
import { brushedSteel } from '../materials/metals.ts';
import { castResin } from '../materials/resins.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import type { View } from '../studio/view.ts';
import type { Relief } from './textures/relief-plate.ts';
import { knit, leather } from './textures/reliefs.ts';
import { type Profile, turning } from './turnings/turning.ts';

export const view: Partial<View> = { azimuth: 6, elevation: 28, lens: 14, fill: { width: 0.8, height: 0.84 } };

/** A knurled knob, a cup with a knitted sleeve behind it, and a handle with leather grain lying in front. */
export function createPart(): Group {
  const lying = placed(turned(assembly(handle()), { z: 90 }), [50, 0, 0]);
  return assembly(
    placed(turned(knob(), { y: -28 }), [-34, 0, 8]),
    placed(cup(), [36, 0, -34]),
    grounded(turned(assembly(lying), { y: 24 }), 40, 46),
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
  const radius = 31;
  const profile: Profile = [
    [34, 0],
    [34.8, 0.8],
    [34.8, 4],
    [34, 4.8],
    [radius, 5],
    [radius, 35],
    [29.4, 37.4],
    [27.4, 38.2],
    [26.2, 37.4],
    [0.5, 36.4],
  ];
  const body = turning(profile, { relief: diamonds(52, radius, 1.5), from: 5, to: 35 }, 728, 0.5);
  const pointer = prism({ width: 2.6, depth: 18, height: 0.6, corner: 1.3, edge: 0.2 });
  return assembly(solid(body, castResin('#2b2c30')), solid(pointer, castResin('#e9a13b'), [0, 36.7, 15]));
}

function handle(): Group {
  const side = Array.from({ length: 25 }, (_, i): [number, number] => {
    const share = i / 24;
    return [13.5 + 3.2 * Math.sin(Math.PI * (0.12 + 0.76 * share)) - 1.4 * share, 8 + 78 * share];
  });
  const profile: Profile = [[9, 0], [12.4, 0.8], [14, 2.6], [14.3, 5], [13.6, 7.4], ...side, [13, 87.6]];
  const end: Profile = [
    [11, 90],
    [7, 91.4],
    [0.5, 91.8],
  ];
  const around = 32 * 3;
  const body = turning([...profile, ...end], { relief: wrapped(leather(11), around), from: 9, to: 85 }, 384, 0.42);
  const ferrule = prism({ width: 13, depth: 13, height: 12, corner: 6.5, edge: 1 });
  return assembly(solid(body, castResin('#7d5238')), solid(ferrule, brushedSteel, [0, 90.6, 0]));
}

function cup(): Group {
  const profile: Profile = [
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
  const body = turning(profile, { relief: wrapped(scaled(knit, 0.7), around), from: 8, to: 62 }, 496, 0.5);
  return assembly(solid(body, castResin('#d8c3a0')));
}

function scaled(relief: Relief, by: number): Relief {
  return (x, z) => by * relief(x, z);
}
