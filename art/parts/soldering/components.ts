import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  type Group,
  LatheGeometry,
  type Material,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { lettering } from '../../machines/print.ts';
import { chipCeramic, gilt, housing, mouldingCompound, tin } from '../../materials/electronics.ts';
import { aluminium, brightSteel } from '../../materials/metals.ts';
import { gap, softBlack } from '../../materials/plastics.ts';
import { assembly, solid, turned } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';
import { terminal } from './board-plan.ts';
import { type Chip, legRows } from './footprints.ts';

/** Components stand on y = 0 around the origin; their front faces +z. */
type Box = [width: number, height: number, depth: number, x: number, y: number, z: number];

const connector = housing('#2a2d31');
const sleeve = housing('#1d2733');
const relayCase = housing('#e4e1d8');
const printed = housing('#23262a');

function boxes(list: Box[], material: Material) {
  const parts: BufferGeometry[] = list.map(([width, height, depth, x, y, z]) =>
    new BoxGeometry(width, height, depth).translate(x, y, z),
  );
  return solid(mergeGeometries(parts), material);
}

export function chipComponents(chips: Chip[]): Group {
  const bodies = (kind: Chip['kind'], height: number) =>
    chips.filter((chip) => chip.kind === kind).map(({ x, y }): Box => [1.2, height, 1.2, x, height / 2, -y]);
  const ends = chips.flatMap(({ x, y, length, turned, kind }) => {
    const height = kind === 'capacitor' ? 1.02 : 0.56;
    return [-1, 1].map((end): Box => {
      const out = end * (length / 2 - 0.25);
      return turned ? [1.24, height, 0.5, x, height / 2, -y + out] : [0.5, height, 1.24, x + out, height / 2, -y];
    });
  });
  return assembly(
    boxes(bodies('capacitor', 1), chipCeramic),
    boxes(bodies('resistor', 0.54), softBlack),
    boxes(ends, tin),
  );
}

/** A flat square package with leads on all four sides. */
export function quadPackage(side: number, leads: number, pitch: number): Group {
  const alongs = Array.from({ length: leads }, (_, i) => (i - (leads - 1) / 2) * pitch);
  const legs = alongs.flatMap((along) =>
    [-1, 1].flatMap((out): Box[] => [
      [0.26, 0.15, 0.9, along, 0.1, out * (side / 2 + 0.9)],
      [0.26, 0.7, 0.15, along, 0.42, out * (side / 2 + 0.45)],
      [0.26, 0.15, 0.5, along, 0.76, out * (side / 2 + 0.2)],
      [0.9, 0.15, 0.26, out * (side / 2 + 0.9), 0.1, along],
      [0.15, 0.7, 0.26, out * (side / 2 + 0.45), 0.42, along],
      [0.5, 0.15, 0.26, out * (side / 2 + 0.2), 0.76, along],
    ]),
  );
  const dimple = solid(new CylinderGeometry(0.5, 0.5, 0.02, 24), gap, [-side / 2 + 1.2, 1.6, -side / 2 + 1.2]);
  const body = prism({ width: side, depth: side, height: 1.5, corner: 0.3, edge: 0.2 });
  return assembly(solid(body, mouldingCompound, [0, 0.1, 0]), boxes(legs, tin), dimple);
}

export function smallOutline(pins: number, width: number, length: number): Group {
  const legs = legRows(pins).flatMap(({ side, along }): Box[] => [
    [0.9, 0.2, 0.42, side * (width / 2 + 0.85), 0.12, along * 1.27],
    [0.2, 0.8, 0.42, side * (width / 2 + 0.4), 0.5, along * 1.27],
    [0.4, 0.2, 0.42, side * (width / 2 + 0.15), 0.9, along * 1.27],
  ]);
  return assembly(
    solid(prism({ width, depth: length, height: 1.5, corner: 0.25, edge: 0.2 }), mouldingCompound, [0, 0.12, 0]),
    boxes(legs, tin),
  );
}

export function electrolytic(radius: number, height: number): Group {
  const profile = [
    [radius - 0.3, 0.4],
    [radius, 0.8],
    [radius, 1.6],
    [radius - 0.35, 2],
    [radius - 0.35, 2.3],
    [radius, 2.8],
    [radius, height - 0.5],
    [radius - 0.5, height],
    [radius - 0.8, height - 0.05],
  ].map(([x = 0, y = 0]) => new Vector2(x, y));
  const vent = [0, 1].map((turn): Box => {
    const reach = radius * 1.1;
    return turn ? [0.2, 0.04, reach, 0, height, 0] : [reach, 0.04, 0.2, 0, height, 0];
  });
  return assembly(
    solid(new LatheGeometry(profile, 48), sleeve),
    solid(new CylinderGeometry(radius - 0.6, radius - 0.6, 0.3, 40), aluminium, [0, height - 0.16, 0]),
    boxes(vent, softBlack),
  );
}

/** One pole after the other: a screw on top, the mouth for the wire in front. */
export function terminalBlock(): Group {
  const { poles, pitch } = terminal;
  const width = poles * pitch;
  const middles = Array.from({ length: poles }, (_, i) => (i - (poles - 1) / 2) * pitch);
  return assembly(
    solid(prism({ width, depth: 9, height: 6.6, corner: 0.4, edge: 0.3 }), connector),
    solid(prism({ width, depth: 6.2, height: 10.2, corner: 0.4, edge: 0.5 }), connector, [0, 0, -1.4]),
    ...middles.flatMap((x) => [
      solid(new CylinderGeometry(1.95, 1.95, 0.1, 32), gap, [x, 10.2, -1.4]),
      solid(new CylinderGeometry(1.75, 1.75, 0.3, 32), brightSteel, [x, 10.2, -1.4]),
      boxes([[3, 0.06, 0.55, x, 10.36, -1.4]], gap),
      boxes([[3.2, 3.6, 0.1, x, 3, 4.5]], gap),
      boxes([[2.6, 0.5, 0.12, x, 1.9, 4.52]], tin),
    ]),
  );
}

/** A shielded network jack, its mouth in front. */
export function networkJack(): Group {
  return assembly(
    solid(prism({ width: 15.9, depth: 15.4, height: 13.2, corner: 0.5, edge: 0.4 }), tin),
    boxes(
      [
        [11.8, 7, 0.1, 0, 5.4, 7.7],
        [6.4, 3, 0.1, 0, 9.6, 7.7],
      ],
      gap,
    ),
    boxes(
      Array.from({ length: 8 }, (_, i): Box => [0.4, 0.5, 0.14, (i - 3.5) * 1.02, 2.3, 7.72]),
      gilt,
    ),
    boxes(
      [
        [0.6, 5, 3, -8, 7, 2],
        [0.6, 5, 3, 8, 7, 2],
      ],
      tin,
    ),
    solid(
      prism({ width: 2.2, depth: 0.4, height: 1.6, corner: 0.2, edge: 0.1 }),
      housing('#c9a032'),
      [-5.9, 10.4, 7.6],
    ),
    solid(prism({ width: 2.2, depth: 0.4, height: 1.6, corner: 0.2, edge: 0.1 }), housing('#4f9a52'), [5.9, 10.4, 7.6]),
  );
}

export function relayBlock(): Group {
  return assembly(
    solid(prism({ width: 19, depth: 15.4, height: 14.6, corner: 0.9, edge: 0.7, foot: 0.2 }), relayCase),
    solid(prism({ width: 19.1, depth: 15.5, height: 0.16, corner: 0.95, edge: 0.04 }), gap, [0, 1.5, 0]),
    turned(
      assembly(
        lettering({ text: '24 VDC', size: 2.4, colour: '#3c3e40', weight: 600 }, [-7.4, 1.4, 14.5]),
        lettering({ text: '10 A 250 V~', size: 1.7, colour: '#3c3e40' }, [-7.4, -2, 14.5]),
      ),
      { x: -90 },
    ),
  );
}

/** Two rows of pins inside a shroud with a keyway in front. */
export function shroudedHeader(columns: number): Group {
  const [width, depth, height, wall] = [columns * 2.54 + 7, 8.8, 8.8, 1.1];
  const [side, long] = [(width - wall) / 2, (depth - wall) / 2];
  const walls: Box[] = [
    [width, 2.4, depth, 0, 1.2, 0],
    [wall, height, depth, -side, height / 2, 0],
    [wall, height, depth, side, height / 2, 0],
    [width, height, wall, 0, height / 2, -long],
    [width / 2 - 2.2, height, wall, -width / 4 - 1.1, height / 2, long],
    [width / 2 - 2.2, height, wall, width / 4 + 1.1, height / 2, long],
  ];
  return assembly(boxes(walls, printed), pins(columns, 2, 8));
}

export function pinRow(columns: number): Group {
  return assembly(boxes([[columns * 2.54, 2.5, 2.5, 0, 1.25, 0]], printed), pins(columns, 1, 8.6));
}

function pins(columns: number, rows: number, height: number) {
  const list = Array.from({ length: columns }, (_, i) => (i - (columns - 1) / 2) * 2.54).flatMap((x) =>
    Array.from({ length: rows }, (_, row): Box => [0.64, height, 0.64, x, height / 2, (row - (rows - 1) / 2) * 2.54]),
  );
  return boxes(list, gilt);
}
