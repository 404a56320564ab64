import type { Vector3 } from 'three';

type Colour = [number, number, number];
type Softbox = { azimuth: number; elevation: number; width: number; height: number; power: number; colour: Colour };

const radians = Math.PI / 180;

/** Seen from the camera: negative azimuth is left, 180 is behind the subject. Sizes are half angles in degrees. */
const softboxes: Softbox[] = [
  { azimuth: -46, elevation: 37, width: 27, height: 23, power: 13, colour: [1, 0.985, 0.955] },
  { azimuth: 172, elevation: 64, width: 46, height: 13, power: 3, colour: [1, 0.99, 0.97] },
  { azimuth: 78, elevation: 26, width: 15, height: 40, power: 3, colour: [0.98, 0.985, 1] },
  { azimuth: 146, elevation: 26, width: 8, height: 34, power: 8, colour: [0.97, 0.98, 1] },
  { azimuth: -128, elevation: 26, width: 7, height: 34, power: 6, colour: [1, 0.99, 0.97] },
];

const paper: Colour = [0.92, 0.9, 0.855];

/** Light that comes from a direction, before the exposure is set. `direction` is a unit vector in the camera's room. */
export function radianceFrom(direction: Vector3): Colour {
  const elevation = Math.asin(direction.y) / radians;
  const azimuth = Math.atan2(direction.x, direction.z) / radians;
  const light = surroundingLight(direction, elevation);
  for (const box of softboxes) {
    const glow = box.power * shapeOf(box, azimuth, elevation);
    for (const channel of [0, 1, 2] as const) light[channel] += glow * box.colour[channel];
  }
  return light;
}

function surroundingLight(direction: Vector3, elevation: number): Colour {
  const floor = smooth(2, -9, elevation);
  const frontWall = 0.2 + 0.3 * smooth(0.9, -0.6, direction.z);
  const wall = frontWall + 0.34 * smooth(20, 80, elevation);
  const distanceFade = 0.72 + 0.22 * smooth(-4, -60, elevation);
  return paper.map((tone) => wall * (1 - floor) + floor * tone * distanceFade) as Colour;
}

/** 1 inside, soft at the rim, and a little brighter towards the upper inner corner, as a lamp behind cloth is. */
function shapeOf(box: Softbox, azimuth: number, elevation: number): number {
  const turn = ((azimuth - box.azimuth + 540) % 360) - 180;
  const x = (turn * Math.cos(elevation * radians)) / Math.cos(box.elevation * radians) / box.width;
  const y = (elevation - box.elevation) / box.height;
  const inside = smooth(1.12, 0.9, Math.abs(x)) * smooth(1.12, 0.9, Math.abs(y));
  return inside * (0.72 + 0.42 * Math.exp(-1.4 * (x * x + (y - 0.15) * (y - 0.15))));
}

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
