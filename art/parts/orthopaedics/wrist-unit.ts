import { type BufferGeometry, type Group, LatheGeometry, Vector2 } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { aluminium, anodised, brightSteel, brushedSteel } from '../../materials/metals.ts';
import { loft, type OutlinePoint } from '../../shapes/loft.ts';
import { assembly, solid } from '../../shapes/placed.ts';

type Profile = [radius: number, y: number][];

/** Wrist unit with its upper face at y = 0: lamination ring, knurled coupling, threaded spigot. */
export function wristUnit(): Group {
  return assembly(
    solid(lathe(laminationRing), aluminium),
    solid(lathe(gapRing), anodised),
    solid(knurl(24.4, 11).translate(0, -21.4, 0), aluminium),
    solid(lathe(face), brushedSteel),
    solid(lathe(spigot()), brightSteel),
  );
}

const laminationRing: Profile = [
  [10, 0.6],
  [25.2, 0.6],
  [25.2, -1.2],
  [24.7, -1.7],
  [24.7, -2.7],
  [25.2, -3.2],
  [25.2, -8],
  [24.4, -8.8],
  [10, -8.8],
];
const gapRing: Profile = [
  [10, -8],
  [22.6, -8],
  [22.6, -11],
  [10, -11],
];
const face: Profile = [
  [22.4, -21],
  [22.4, -21.9],
  [21.6, -22.7],
  [11.4, -22.7],
  [10.6, -23.4],
  [10.6, -25.4],
  [10, -26],
  [0.1, -26],
];

function spigot(): Profile {
  const turns = Array.from({ length: 9 }, (_, i): Profile => {
    const y = -28.4 - i * 1.27;
    return [
      [5.5, y],
      [6.35, y - 0.5],
      [6.35, y - 0.76],
      [5.5, y - 1.26],
    ];
  });
  return [[7.4, -25.8], [7.4, -27.2], [5.5, -27.6], ...turns.flat(), [5.5, -40], [4.5, -41], [0.1, -41]];
}

function lathe(profile: Profile): BufferGeometry {
  const points = profile.map(([radius, y]) => new Vector2(radius, y)).reverse();
  return toCreasedNormals(new LatheGeometry(points, 96), 0.45);
}

/** A collar with straight grooves around it, standing on y = 0. */
function knurl(radius: number, height: number): BufferGeometry {
  const edge = 1.1;
  return loft(grooves(radius), [
    { inset: edge, y: 0, out: 0.7, up: -0.7 },
    { inset: 0, y: edge, out: 0.7, up: -0.7 },
    { inset: 0, y: edge, out: 1, up: 0 },
    { inset: 0, y: height - edge, out: 1, up: 0 },
    { inset: 0, y: height - edge, out: 0.7, up: 0.7 },
    { inset: edge, y: height, out: 0.7, up: 0.7 },
  ]);
}

function grooves(radius: number): OutlinePoint[] {
  const [ridges, depth, steps] = [60, 0.4, 8];
  return Array.from({ length: ridges * steps }, (_, i) => {
    const angle = (i / steps / ridges) * 2 * Math.PI;
    const r = radius + depth * Math.cos(ridges * angle);
    const lean = (depth * ridges * Math.sin(ridges * angle)) / r;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const long = Math.hypot(1, lean);
    return { x: r * cos, z: r * sin, nx: (cos - lean * sin) / long, nz: (sin + lean * cos) / long };
  });
}
