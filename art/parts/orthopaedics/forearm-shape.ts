import { bump, type Field, smoothMax, smoothStep } from '../../shapes/field.ts';
import { hexagons } from './ventilation.ts';

/** How the forearm sockets differ: a definitive one is ventilated, a check socket has windows to judge pressure by. */
export type ForearmFit = 'definitive' | 'check';

const wall = 4.4;
/** The wall is 5 mm or more where the strap pulls. */
export const strapHole = { angle: -1.72, y: 160, radius: 3.8 };
const inspection = [
  { angle: -0.95, y: 104 },
  { angle: -0.7, y: 56 },
];

/** Below-elbow socket: z+ is the crook of the elbow, y runs from the wrist at 0 up to the brim. */
export function forearmField(fit: ForearmFit): Field {
  const windows = fit === 'check' ? inspectionWindows : vents;
  const closedEnd = fit === 'check' ? 26 : 1.4;
  return (x, y, z) => {
    const angle = angleAt(x, y, z);
    const out = forearmSurface(x, y, z);
    const cavity = smoothMax(out + wall, 15 - y, 12);
    const shell = smoothMax(smoothMax(out, -cavity, 0.4), -y, closedEnd);
    const trimmed = smoothMax(shell, aboveTrim(angle, y) * 0.9, 2.8);
    return smoothMax(trimmed, -Math.min(windows(angle, y), strap(angle, y)), 1.8);
  };
}

/** The skin of the socket, negative inside of it. */
export function forearmSurface(x: number, y: number, z: number): number {
  const angle = angleAt(x, y, z);
  const flare = 5.5 * smoothStep(-15, 1, aboveTrim(angle, y)) * (0.55 + 0.45 * bump(angle, 1));
  const radius = round(y) * oval(angle, y) + muscles(angle, y) + elbow(angle, y) + flare + strapPad(angle, y);
  return (Math.hypot(x, z - axisAt(y)) - radius) * 0.95;
}

function angleAt(x: number, y: number, z: number): number {
  return Math.atan2(x, z - axisAt(y));
}

/** The ulna lies straight, so the middle moves forwards as the arm widens, and again where the elbow is bent. */
function axisAt(y: number): number {
  return 9 * smoothStep(0, 130, y) + 13 * smoothStep(130, 215, y);
}

function round(y: number): number {
  return 24.9 + 0.085 * y + 6.5 * smoothStep(35, 130, y) - 2 * smoothStep(160, 190, y);
}

function oval(angle: number, y: number): number {
  const flat = 0.075 * smoothStep(0, 70, y) - 0.035 * smoothStep(70, 150, y);
  return 1 - flat * Math.cos(2 * angle) + 0.022 * smoothStep(20, 90, y) * Math.cos(3 * angle + 0.7);
}

function muscles(angle: number, y: number): number {
  const brachioradialis = 4.5 * bump(angle + 0.8, 0.42) * bump(y - 122, 42);
  const flexors = 3 * bump(angle - 1.1, 0.55) * bump(y - 112, 42);
  const ulna = 1.8 * bump(Math.abs(angle) - Math.PI, 0.25) * bump(y - 85, 55);
  return brachioradialis + flexors + ulna;
}

/** Room for the epicondyles and the olecranon; the wall closes in above them and so holds on to the arm. */
function elbow(angle: number, y: number): number {
  const side = bump(Math.abs(angle) - 1.65, 0.42);
  const behind = bump(Math.abs(angle) - Math.PI, 0.55);
  const relief = side * 3.6 * bump(y - 156, 12) + behind * 6 * bump(y - 152, 20);
  return relief - side * 3.6 * bump(y - 180, 13) - behind * 3 * bump(y - 180, 12);
}

function strapPad(angle: number, y: number): number {
  return 1.1 * smoothStep(13, 9, fromPoint(angle, y, strapHole));
}

/** Deep in the crook of the elbow, high beside the epicondyles and over the olecranon. */
function trim(angle: number): number {
  const away = Math.abs(angle);
  return 116 + 72 * smoothStep(0.28, 1.45, away) - 8 * bump(away - 2.3, 0.4) + 4 * smoothStep(2.6, 3.1, away);
}

function aboveTrim(angle: number, y: number): number {
  const slope = (trim(angle + 0.02) - trim(angle - 0.02)) / 0.04 / round(y);
  return (y - trim(angle)) / Math.hypot(1, slope);
}

function fromPoint(angle: number, y: number, point: { angle: number; y: number }): number {
  return Math.hypot((angle - point.angle) * round(point.y) * 1.05, y - point.y);
}

function inspectionWindows(angle: number, y: number): number {
  return Math.min(...inspection.map((window) => fromPoint(angle, y, window) - 7.5));
}

function vents(angle: number, y: number): number {
  return hexagons(angle, y, ventSize);
}

function strap(angle: number, y: number): number {
  return fromPoint(angle, y, strapHole) - strapHole.radius;
}

/** Two panels, one on each side; between them the wall stays whole along the ulna and in front. */
function ventSize(angle: number, y: number): number {
  const across = Math.abs(Math.abs(angle) - 1.25) / 0.92;
  const along = Math.abs(y - 80) / 47;
  const free = smoothStep(-12, -26, aboveTrim(angle, y));
  return smoothStep(1.3, 0.5, Math.hypot(across ** 1.5, along ** 1.5)) * free;
}
