import { CatmullRomCurve3, CylinderGeometry, Group, MeshPhysicalMaterial, TubeGeometry, Vector3 } from 'three';
import { clearSheet } from '../materials/clear-sheet.ts';
import { brightSteel, brushedSteel } from '../materials/metals.ts';
import { softBlack } from '../materials/plastics.ts';
import { gold } from '../materials/precious-metals.ts';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax } from '../shapes/field.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, type Place, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { bodyField, conchaShape, shellOf } from './hearables/ear-shell.ts';
import { mirror } from './hearables/mirror.ts';

export const view: Partial<View> = { azimuth: 4, elevation: 30, lens: 12, fill: { width: 0.92, height: 0.9 } };

const plateLook = new MeshPhysicalMaterial({
  color: '#1f3a36',
  roughness: 0.3,
  clearcoat: 1,
  clearcoatRoughness: 0.05,
});
const soundTube = Object.assign(castResin('#e9b64a'), { roughness: 0.35 });
const copper = new MeshPhysicalMaterial({ color: '#c77b45', metalness: 1, roughness: 0.35 });
const extent: { low: Place; high: Place } = { low: [-16, -20, -15], high: [16, 12, 15] };

/** A pair of custom in-ear monitors in clear resin: drivers and sound tubes are seen through the shell. */
export function createPart(): Group {
  return assembly(
    grounded(turned(monitor(true), { x: 70, y: 6, z: 10 }), -15, 5),
    grounded(turned(assembly(turned(monitor(false), { x: 8, z: 158 })), { y: 12 }), 14, -4),
  );
}

function monitor(mirrored: boolean): Group {
  const shell = polygonise(shellOf(conchaShape, 0.8), extent, 0.38);
  const lid = polygonise(facePlate(), { ...extent, low: [-16, 5, -15] }, 0.34);
  const inside = assembly(drivers(), emblem(), connector());
  inside.scale.x = mirrored ? -1 : 1;
  return assembly(
    clearSheet(mirrored ? mirror(shell) : shell, { tint: '#e6eef0', edge: 0.5 }),
    solid(mirrored ? mirror(lid) : lid, plateLook),
    inside,
  );
}

/** Flush with the rim of the shell. */
function facePlate(): Field {
  const body = bodyField(conchaShape);
  const height = conchaShape.face + 0.2;
  return (x, y, z) => smoothMax(body(x, conchaShape.face - 0.3, z) + 0.25, Math.abs(y - height) - 0.8, 0.6);
}

/** Three balanced armatures; each has its own tube to the end of the canal. */
function drivers(): Group {
  const ends: Place = [-6.5, -11.4, 0];
  const boxes: { at: Place; turn: number; tube: Place[] }[] = [
    {
      at: [2.6, 2.6, -3.4],
      turn: 12,
      tube: [
        [-0.9, 2.7, -3],
        [-3.6, 0, -2.6],
        [-6, -5, -1.9],
        [-7, -9, -1],
      ],
    },
    {
      at: [3.4, 3.6, 2],
      turn: -18,
      tube: [
        [0, 3.6, 0.6],
        [-2.6, 1.4, -0.4],
        [-5.6, -4, -0.7],
        [-6.6, -9, -0.2],
      ],
    },
    {
      at: [-3.6, 4.4, 2.8],
      turn: 64,
      tube: [
        [-4, 3.6, 0.6],
        [-4.4, 0, -1.2],
        [-5.9, -4.6, -1.2],
        [-6.2, -9, 0.2],
      ],
    },
  ];
  return assembly(
    ...boxes.map(({ at, turn }, i) =>
      placed(
        turned(
          assembly(
            solid(
              prism({ width: 6.4, depth: 3.6, height: 2.5, corner: 0.5, edge: 0.3 }),
              i === 1 ? brushedSteel : brightSteel,
            ),
            solid(prism({ width: 1.2, depth: 2.4, height: 0.5, corner: 0.2, edge: 0.1 }), softBlack, [2.9, 2.4, 0]),
          ),
          { y: turn },
        ),
        at,
      ),
    ),
    ...boxes.map(({ tube }) => line([...tube, ends], 0.62, soundTube)),
    ...boxes.map(({ at: [x, y, z] }, i) =>
      line(
        [
          [x + 2.4, y + 2.6, z],
          [4.6, 6.2, z * 0.5],
          [2, 6.4, 6 + i * 0.4],
        ],
        0.14,
        copper,
      ),
    ),
  );
}

function line(through: Place[], radius: number, material: MeshPhysicalMaterial) {
  const curve = new CatmullRomCurve3(through.map((place) => new Vector3(...place)));
  return solid(new TubeGeometry(curve, 48, radius, 12), material);
}

function emblem(): Group {
  const ring = new CylinderGeometry(2.6, 2.6, 0.3, 64);
  const core = new CylinderGeometry(1.9, 1.9, 0.34, 64);
  const above = conchaShape.face + 1.05;
  return assembly(solid(ring, gold, [0.8, above, -0.4]), solid(core, plateLook, [0.8, above, -0.4]));
}

/** The two-pin socket for the cable. */
function connector(): Group {
  const body = prism({ width: 4.6, depth: 2.6, height: 2.4, corner: 0.8, edge: 0.3 });
  const pin = new CylinderGeometry(0.42, 0.42, 0.4, 24);
  const socket = new Group().add(
    solid(body, softBlack),
    solid(pin, gold, [-0.9, 2.4, 0]),
    solid(pin, gold, [0.9, 2.4, 0]),
  );
  return placed(turned(socket, { x: 62 }), [3, 5.4, 9.4]);
}
