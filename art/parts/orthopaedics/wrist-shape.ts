import { bump, type Field, smoothMax, smoothStep } from '../../shapes/field.ts';
import { hexagons } from './ventilation.ts';

/** A right wrist-hand orthosis: the forearm from y = 0, the palm up to y = 198; z+ is the palm side, x+ the thumb. */
const wall = 3;
const top = 198;
const wrist = 112;

export function orthosisField(): Field {
  return (x, y, z) => {
    const angle = angleAt(x, y, z);
    const toRim = Math.min(y, edge(angle) - y, opening(angle, y), thumb(angle, y));
    const out = limb(x, y, z) - 2.4 * smoothStep(7, 0, toRim);
    const shell = smoothMax(out, -(out + wall), 0.4);
    const cut = smoothMax(shell, -toRim, 2.6);
    return smoothMax(cut, -vents(angle, y), 1.6);
  };
}

/** The outside of the shell before its rims are flared. */
export function limb(x: number, y: number, z: number): number {
  const [hand, arm] = [smoothStep(wrist, 160, y), smoothStep(wrist, 0, y)];
  const [wide, deep] = [31 + 12 * arm + 12 * hand, 24 + 14 * arm - 3 * hand];
  const reach = (Math.abs(x / wide) ** 2.2 + Math.abs((z - middle(y)) / deep) ** 2.2) ** (1 / 2.2);
  const thenar = 5 * bump(y - 142, 24) * bump(angleAt(x, y, z) - 0.7, 0.6);
  return (reach - 1) * Math.min(wide, deep) * 0.93 - thenar;
}

/** How far the outside is from the middle of the arm, in the direction of `angle`. */
export function radiusAt(angle: number, y: number): number {
  let [near, far] = [10, 90];
  while (far - near > 0.01) {
    const radius = (near + far) / 2;
    if (limb(radius * Math.sin(angle), y, middle(y) + radius * Math.cos(angle)) < 0) near = radius;
    else far = radius;
  }
  return near;
}

function angleAt(x: number, y: number, z: number): number {
  return Math.atan2(x, z - middle(y));
}

/** The hand is bent back a little against the forearm. */
export function middle(y: number): number {
  return -0.002 * Math.max(0, y - 95) ** 2;
}

/** Lower towards the little finger, as the creases of the palm run. */
function edge(angle: number): number {
  return top - 6 * smoothStep(0.5, -1.6, angle);
}

/** Along the back of the arm the shell is open, so that it can be slipped on. */
function opening(angle: number, y: number): number {
  return Math.abs(Math.PI - Math.abs(angle)) * (29 + 9 * smoothStep(wrist, 0, y)) - 13;
}

function thumb(angle: number, y: number): number {
  return Math.hypot((angle - 1.3) * 36, (y - 142) * 0.8) - 17;
}

/** Two panels beside the bones; the wrist, the rims and the seats of the straps stay closed. */
function vents(angle: number, y: number): number {
  return hexagons(angle, wrist - y, (at, down) => {
    const height = wrist - down;
    const along = smoothStep(32, 46, height) * smoothStep(84, 68, height);
    const across = smoothStep(2.3, 1.7, Math.abs(at));
    return along * across;
  });
}
