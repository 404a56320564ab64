import { bump, type Field, smoothMax, smoothMin, smoothStep } from '../../shapes/field.ts';
import type { Place } from '../../shapes/placed.ts';
import { mailRelief } from './mail.ts';
import { alongLine, ellipsoid, limb } from './solids.ts';

/** Where both hands hold the sword: x and z of its axis. */
export const grip: { x: number; z: number } = { x: 0, z: 12.2 };

type Arm = { shoulder: Place; elbow: Place; wrist: Place };

/** `side` is 1 for the arm at x+, -1 for the other; the hand closes round the grip at the given height. */
function armOf(side: number, hand: number): Arm {
  return { shoulder: [side * 11.6, 67.6, -0.4], elbow: [side * 14.2, 54.2, 0.6], wrist: [side * 5.6, hand + 0.6, 9.6] };
}

export function arm(side: number, hand: number): Field {
  const { shoulder, elbow, wrist } = armOf(side, hand);
  const sleeve = mailSleeve(shoulder, elbow);
  const couter = elbowCop(elbow, side);
  const vambrace = forearm(elbow, wrist);
  const plates = pauldron(side);
  return (x, y, z) => Math.min(sleeve(x, y, z), couter(x, y, z), vambrace(x, y, z), plates(x, y, z));
}

function mailSleeve(shoulder: Place, elbow: Place): Field {
  const along = alongLine(shoulder, elbow);
  return (x, y, z) => {
    const { share, away } = along(x, y, z);
    const middle = shoulder[0] + (elbow[0] - shoulder[0]) * share;
    const angle = Math.atan2(x - middle, z - shoulder[2] - (elbow[2] - shoulder[2]) * share);
    return away - 3.7 + 0.5 * share - 0.18 * mailRelief(angle * 3.66, share * 13.8);
  };
}

function elbowCop([ex, ey, ez]: Place, side: number): Field {
  const cup = ellipsoid([ex + side * 0.3, ey - 0.2, ez - 0.4], [3.7, 3.5, 3.9]);
  const fan = ellipsoid([ex + side * 2.6, ey, ez + 0.8], [1.1, 3.6, 3.4]);
  return (x, y, z) => {
    const ridge = 0.3 * bump((y - ey) * 0.8 + (z - ez) * 0.3, 0.4);
    const rays = 0.22 * Math.cos(Math.atan2(y - ey, z - ez) * 8);
    return smoothMin(cup(x, y, z) - ridge, fan(x, y, z) - rays * 0.7, 0.4);
  };
}

/** Plates from the elbow to the wrist, then the flared cuff of the gauntlet. */
function forearm(elbow: Place, wrist: Place): Field {
  const along = alongLine(elbow, wrist);
  return (x, y, z) => {
    const { share, free, away } = along(x, y, z);
    const lames = 0.22 * smoothStep(0.3, 0.26, share) + 0.2 * smoothStep(0.42, 0.38, share);
    const tube = away - (2.9 - 0.75 * share + 0.3 * bump(share - 0.3, 0.2) + lames);
    const cuffRadius =
      2.35 + 1.7 * smoothStep(0.95, 0.5, share) + 0.28 * bump(share - 0.535, 0.02) + 0.14 * bump(share - 0.62, 0.015);
    const cuff = smoothMax(away - cuffRadius, Math.max(0.52 - free, free - 1.02) * 14, 0.2);
    return smoothMin(smoothMax(tube, (free - 1) * 14, 0.3), cuff, 0.1);
  };
}

/** Four overlapping lames over the shoulder. */
function pauldron(side: number): Field {
  const lames = [0, 1, 2, 3].map((n) => {
    const plate = ellipsoid(
      [side * (10.9 + 0.72 * n), 66.8 - 2.1 * n, -0.3],
      [5.1 - 0.16 * n, 4.8 - 0.18 * n, 5.5 - 0.22 * n],
    );
    return { plate, edge: 65.6 - 2.3 * n };
  });
  return (x, y, z) => {
    const level = y + 0.22 * (x * side - 11);
    let near = 20;
    for (const { plate, edge } of lames) {
      const bead = 0.26 * bump(level - edge - 0.42, 0.36);
      const ridge = edge > 65 ? flutes(level - edge, y, z) : 0.3 * bump(z - 0.6, 0.5);
      near = Math.min(near, smoothMax(plate(x, y, z) - bead - ridge, edge - level, 0.12));
    }
    return near;
  };
}

/** Rays of the uppermost lame, from the point of the shoulder to its edge. */
function flutes(above: number, y: number, z: number): number {
  const turn = Math.atan2(z + 0.3, y - 64.5);
  return 0.3 * Math.abs(Math.cos(turn * 6)) * smoothStep(0.7, 1.5, above);
}

/** A gauntlet closed round the grip. */
export function gauntlet(side: number, hand: number): Field {
  const { wrist } = armOf(side, hand);
  const knuckles: Place = [side * 2.75, hand + 0.1, 13.1];
  const back = limb([wrist[0] - side * 0.2, wrist[1], wrist[2] + 0.2], knuckles, 2.05, 1.85);
  const thumb = limb([side * 3.1, hand + 2.2, 11.2], [side * 0.7, hand + 3.1, 13.9], 0.9, 0.75);
  return (x, y, z) => {
    const palm = smoothMax(back(x, y, z), Math.abs(y - hand - 0.2) - 2.75, 0.8);
    const plate = palm - 0.24 * smoothStep(0.1, -0.1, Math.abs(z - 11.4 + Math.abs(y - hand) * 0.3) - 0.7);
    return smoothMin(smoothMin(plate, fingers(x * side, y - hand, z), 0.2), thumb(x, y, z), 0.25);
  };
}

function fingers(x: number, y: number, z: number): number {
  const [out, ahead] = [x - grip.x, z - grip.z];
  const turn = Math.atan2(ahead, out);
  const from = turn < -2.2 ? turn + Math.PI * 2 : turn;
  const bent = Math.min(2.9, Math.max(0.25, from));
  const level = y + 0.42 * (bent - 1.2);
  const row = Math.max(-1.5, Math.min(1.5, Math.round(level / 1.36 + 0.5) - 0.5));
  const reach = 2.05 + 0.12 * (1.5 - Math.abs(row));
  const away = Math.hypot(out - Math.cos(bent) * reach, ahead - Math.sin(bent) * reach, level - row * 1.36);
  const lames = 0.16 * lame(bent, 0.95) + 0.14 * lame(bent, 1.3) + 0.14 * lame(bent, 2.05) + 0.12 * lame(bent, 2.4);
  const joints = 0.24 * bump(bent - 0.62, 0.17) + 0.22 * bump(bent - 1.7, 0.15);
  return (away - 0.74 + 0.08 * bent - joints - lames) * 0.9;
}

/** The edge of a plate that lies over the next one: full height there, running out behind it. */
function lame(bent: number, edge: number): number {
  return smoothStep(edge - 0.3, edge, bent) * smoothStep(edge + 0.04, edge, bent);
}
