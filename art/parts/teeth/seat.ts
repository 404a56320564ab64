import { Vector3 } from 'three';
import type { Field } from '../../shapes/field.ts';
import type { Placed } from './arch.ts';
import type { Dentition } from './dentition.ts';

/** A place on a surface and the direction away from it. */
export type Seat = { at: Vector3; up: Vector3 };

/** Where the way from one point to another first meets a surface. */
function touch(field: Field, from: Vector3, to: Vector3): Seat {
  const way = to.clone().sub(from);
  const length = way.length();
  way.normalize();
  const at = from.clone();
  for (let gone = 0; gone < length; ) {
    const left = field(at.x, at.y, at.z);
    if (left < 0.004) break;
    gone += left * 0.45;
    at.copy(from).addScaledVector(way, gone);
  }
  return { at, up: steepest(field, at) };
}

function steepest(field: Field, { x, y, z }: Vector3, by = 0.35): Vector3 {
  return new Vector3(
    field(x + by, y, z) - field(x - by, y, z),
    field(x, y + by, z) - field(x, y - by, z),
    field(x, y, z + by) - field(x, y, z - by),
  ).normalize();
}

/** Seats on the walls of a tooth: degrees from its distal face over the cheek, and height as a share of the crown. */
export function wallSeat({ tooth, neck, axes }: Placed, degrees: number, rise: number): Seat {
  const { width, depth, height } = tooth.anatomy;
  const radians = (degrees * Math.PI) / 180;
  const w = rise * height;
  const outside = new Vector3(Math.cos(radians) * width, Math.sin(radians) * depth, w);
  return inWorld(touch(tooth.walls, outside, new Vector3(0, 0, w)), neck, axes);
}

/** Seats on the chewing face of a tooth, as shares of half its width (distal +) and depth (buccal +). */
export function faceSeat({ tooth, neck, axes }: Placed, along: number, across: number): Seat {
  const { width, depth, height } = tooth.anatomy;
  const [u, v] = [(along * width) / 2, (across * depth) / 2];
  return inWorld(touch(tooth.crown, new Vector3(u, v, height * 1.6), new Vector3(u, v, 0)), neck, axes);
}

function inWorld({ at, up }: Seat, neck: number[], axes: number[][]): Seat {
  const turn = (local: Vector3) => {
    const world = new Vector3();
    local.toArray().forEach((value, i) => {
      world.addScaledVector(new Vector3(...(axes[i] ?? [])), value);
    });
    return world;
  };
  return { at: turn(at).add(new Vector3(...neck)), up: turn(up) };
}

/** Seats on the ridge: way along the arch, and degrees from the cheek (0) over the crest (90) to the tongue (180). */
export function ridgeSeats({ arch }: Dentition, model: Field, middle: number) {
  return (along: number, degrees: number, gap: number): Seat => {
    const { x, z, nx, nz } = arch.curve.at(along);
    const radians = (degrees * Math.PI) / 180;
    const centre = new Vector3(x, middle, z);
    const outside = new Vector3(nx * Math.cos(radians), Math.sin(radians), nz * Math.cos(radians));
    const { at, up } = touch(model, outside.multiplyScalar(13).add(centre), centre);
    return { at: at.addScaledVector(up, gap), up };
  };
}
