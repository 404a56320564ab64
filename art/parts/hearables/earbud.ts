import {
  CatmullRomCurve3,
  CircleGeometry,
  CylinderGeometry,
  type Group,
  LatheGeometry,
  MeshPhysicalMaterial,
  Vector2,
  Vector3,
} from 'three';
import { createCanvas } from '../../materials/canvas.ts';
import { gap } from '../../materials/plastics.ts';
import { gold } from '../../materials/precious-metals.ts';
import { type Field, smoothMax } from '../../shapes/field.ts';
import { assembly, placed, solid } from '../../shapes/placed.ts';
import { polygonise } from '../../shapes/surface-nets.ts';
import { budSkin, face, nozzle, stem } from './bud-skin.ts';

const gloss = new MeshPhysicalMaterial({
  color: '#26272b',
  roughness: 0.22,
  clearcoat: 1,
  clearcoatRoughness: 0.05,
});
const satin = new MeshPhysicalMaterial({
  color: '#33353b',
  roughness: 0.42,
  clearcoat: 0.3,
  clearcoatRoughness: 0.3,
});
const silicone = new MeshPhysicalMaterial({ color: '#c9c7c2', roughness: 0.55, specularIntensity: 0.5, side: 2 });

/** How far the nozzle leans to the front for each millimetre towards the ear, at its end. */
const lean = 0.3;

function leanAt(x: number): number {
  const inwards = Math.max(0, 1 - x);
  return (lean * inwards * inwards) / (inwards + 3);
}

const extent = { low: [-15, -20, -10], high: [9, 10, 11] } as const;

/** Towards the ear along the nozzle, of the right bud. */
const ahead = new Vector3(-nozzle.turn[0], nozzle.turn[1], nozzle.turn[0] * lean).normalize();

/** A closed earbud of the right ear. */
export function earbud(hasTip: boolean): Group {
  return assembly(
    solid(polygonise(body, { low: [...extent.low], high: [...extent.high] }, 0.24), gloss),
    facePlate(),
    ...[-11.4, -14.2].map((y) => contact(y)),
    ...[ventInlay(), microphone()],
    mesh(),
    ...(hasTip ? [onNozzle(siliconeTip(), nozzle.seat[0] - 1.2)] : []),
  );
}

/** The face plate with its soft edge and, inside, the collar that snaps into the shell. */
export function facePlate(): Group {
  const plate: Field = (x, y, z) => {
    const outline = smoothMax(budSkin(face - 0.4, y, z) + 0.2, -6.2 - y, 1.6);
    const thick = smoothMax(face + 0.03 - x, x - face - 1.5 + 0.012 * (y * y + z * z), 0.5);
    return smoothMax(outline, thick, 0.6);
  };
  const collar: Field = (x, y, z) => {
    const ring = Math.abs(Math.hypot(y - 0.2, z) - 4.9) - 0.4;
    const notches = Math.min(Math.abs(z), Math.abs(y - 0.2)) - 0.9;
    return smoothMax(Math.max(ring, -notches), Math.abs(x - face + 0.6) - 1, 0.2);
  };
  return assembly(
    solid(polygonise(plate, { low: [4.6, -9, -9], high: [8, 9, 9] }, 0.2), satin),
    solid(polygonise(collar, { low: [3, -6, -6], high: [6, 6, 6] }, 0.2), satin),
  );
}

/** Open at its back, a thin skirt around a core; stands on its back, its end up. */
export function siliconeTip(): Group {
  const skirt: [number, number][] = [
    [3.3, 0.2],
    [3.3, 2.6],
    [3.6, 4.4],
    [4.6, 3.6],
    [5.5, 1.4],
    [5.9, -0.2],
    [6.25, -0.1],
    [6.2, 1.2],
    [5.6, 3.6],
    [4.5, 5.7],
    [3.3, 6.9],
    [2.3, 7.1],
    [1.9, 6.6],
    [1.8, 4.6],
  ];
  const line = new CatmullRomCurve3(skirt.map(([away, along]) => new Vector3(away, along, 0)));
  const profile = line.getPoints(70).map(({ x, y }) => new Vector2(x, y));
  return assembly(solid(new LatheGeometry(profile, 72), silicone));
}

function body(x: number, y: number, z: number): number {
  const straight = z - leanAt(x);
  const skin = smoothMax(budSkin(x, y, straight), x - face, 0.5);
  return smoothMax(smoothMax(skin, -sound(x, y, straight), 0.2), -slot(x, y, z), 0.2);
}

function sound(x: number, y: number, z: number): number {
  const [dx, dy] = [x - nozzle.at[0], y - nozzle.at[1]];
  const [cos, sin] = nozzle.turn;
  return Math.max(Math.hypot(dx * sin + dy * cos, z) - 1.7, 9.6 - (dy * sin - dx * cos));
}

/** The acoustic vent: a slot in the top of the shell. */
function slot(x: number, y: number, z: number): number {
  return Math.max(Math.hypot(Math.max(0, Math.abs(x - 0.1) - 1.5), z - 1.2) - 0.5, 6.7 - y);
}

function ventInlay(): Group {
  return assembly(solid(new CylinderGeometry(0.6, 0.6, 4.2, 12).rotateZ(Math.PI / 2), gap, [0.1, 6.9, 1.2]));
}

function contact(y: number): Group {
  const pad = new CylinderGeometry(0.85, 0.85, 0.4, 40).rotateZ(Math.PI / 2);
  return assembly(solid(pad, gold, [stem.x - stem.across + 0.1, y, 0]));
}

/** The hole at the lower end of the face. */
function microphone(): Group {
  const hole = new CylinderGeometry(0.42, 0.42, 0.6, 32);
  return assembly(solid(hole, gap, [3.2, stem.end + 0.2, 0]));
}

/** Keeps ear wax out of the nozzle. */
function mesh(): Group {
  const map = createCanvas(4, 4, 64, (pen) => {
    pen.fillStyle = '#9a9b9d';
    pen.fillRect(0, 0, 4, 4);
    pen.fillStyle = '#1b1c1e';
    for (let row = 0; row < 16; row++)
      for (let column = 0; column < 16; column++) {
        pen.beginPath();
        pen.arc(0.14 + column * 0.25, 0.14 + row * 0.25, 0.08, 0, 7);
        pen.fill();
      }
  });
  const steel = new MeshPhysicalMaterial({ map, metalness: 0.6, roughness: 0.4 });
  return onNozzle(assembly(solid(new CircleGeometry(1.75, 40).rotateX(-Math.PI / 2), steel)), 10.2);
}

/** Puts a thing that points up onto the axis of the nozzle. */
function onNozzle(thing: Group, along: number): Group {
  const [x, y] = [nozzle.at[0] - nozzle.turn[0] * along, nozzle.at[1] + nozzle.turn[1] * along];
  const group = placed(assembly(thing), [x, y, leanAt(x)]);
  group.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), ahead);
  return group;
}
