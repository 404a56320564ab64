import { type Group, LatheGeometry, type Material, Vector2 } from 'three';
import { graphite, softBlack } from '../materials/plastics.ts';
import { loft } from '../shapes/loft.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { roundedOutline } from '../shapes/prism.ts';

/** Outside measures of the 1 kg bottle. */
export const bottle = { width: 96, depth: 78, shoulder: 186, neck: 214, corner: 24 };

const rounding = 26;

/** A light-tight bottle with rounded shoulders and a ribbed cap, standing on y = 0. */
export function createBottle(body: Material): Group {
  const outline = roundedOutline(bottle.width, bottle.depth, bottle.corner + 8, 20);
  const foot = arc(5).map(([across, along]) => ({ inset: 5 - across, y: 5 - along, out: across / 5, up: -along / 5 }));
  const shoulder = arc(rounding).map(([across, along]) => ({
    inset: rounding - across,
    y: bottle.shoulder - rounding + along,
    out: across / rounding,
    up: along / rounding,
  }));
  return assembly(
    solid(loft(outline, [...foot.reverse(), ...shoulder]), body),
    solid(turnedNeck(), body, [0, bottle.shoulder - 1, 0]),
    solid(turnedCap(), graphite, [0, bottle.shoulder + 10, 0]),
    solid(
      new LatheGeometry([new Vector2(19.5, 0), new Vector2(21, 0.6), new Vector2(21, 3.4), new Vector2(19.5, 4)], 72),
      softBlack,
      [0, bottle.shoulder + 5, 0],
    ),
  );
}

function arc(radius: number): [number, number][] {
  return Array.from({ length: 11 }, (_, i) => [
    radius * Math.cos((i / 10) * (Math.PI / 2)),
    radius * Math.sin((i / 10) * (Math.PI / 2)),
  ]);
}

function turnedNeck() {
  return new LatheGeometry(
    [new Vector2(26, -2), new Vector2(22.4, 0.8), new Vector2(19, 3), new Vector2(18, 6), new Vector2(18, 24)],
    72,
  );
}

/** Ribs by hand: the radius of every other column of the lathe is a little smaller. */
function turnedCap() {
  const [columns, radius, height] = [144, 22, 30];
  const profile = [
    [radius - 1, 0],
    [radius, 1],
    [radius, height - 5],
    [radius - 1.2, height - 2],
    [radius - 4, height],
    [0.01, height],
  ];
  const geometry = new LatheGeometry(
    profile.map(([x = 0, y = 0]) => new Vector2(x, y)),
    columns,
  );
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const [y, column] = [position.getY(i), Math.floor(i / profile.length)];
    if (y > 0.5 && y < height - 3 && column % 4 < 2)
      position.setXYZ(i, position.getX(i) * 0.972, y, position.getZ(i) * 0.972);
  }
  geometry.computeVertexNormals();
  return geometry;
}
