import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';

const [wall, folds, pitch, low] = [1.6, 4, 7.5, 8];

/** Four folds between two collars, 46 mm tall. */
export function bellows(): BufferGeometry {
  const outside = Array.from({ length: 61 }, (_, i) => foldAt(i / 60));
  const inside = outside.toReversed().map(([radius, y]): Spot => [radius - wall, y]);
  const collars: Spot[] = [
    [12.4, 0],
    [16, 0],
    [16.6, 0.8],
    [16.6, 5],
    [15.8, 6],
  ];
  const rim: Spot[] = [
    [15.8, 40],
    [16.6, 41],
    [16.6, 45.2],
    [16, 46],
    [12.4, 46],
  ];
  const profile = [...collars, ...outside, ...rim, ...inside, [12.4, 0] satisfies Spot];
  return toCreasedNormals(
    new LatheGeometry(
      profile.map(([x = 0, y = 0]) => new Vector2(x, y)),
      96,
    ),
    0.5,
  );
}

type Spot = [radius: number, y: number];

function foldAt(share: number): Spot {
  const fold = 0.5 - 0.5 * Math.cos(share * folds * 2 * Math.PI);
  return [14.6 + 4.6 * fold, low + share * folds * pitch];
}
