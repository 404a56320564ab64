import { type Group, LatheGeometry, MeshPhysicalMaterial, Vector2 } from 'three';
import { softBlack } from '../../materials/plastics.ts';
import { assembly, solid } from '../../shapes/placed.ts';

const amber = new MeshPhysicalMaterial({
  color: '#6b3410',
  roughness: 0.07,
  clearcoat: 1,
  clearcoatRoughness: 0.03,
  ior: 1.5,
});
const paper = new MeshPhysicalMaterial({ color: '#f3efe4', roughness: 0.92, side: 2 });
const polypropylene = new MeshPhysicalMaterial({ color: '#e9edf0', roughness: 0.35, clearcoat: 0.2, side: 2 });
const label = new MeshPhysicalMaterial({ color: '#f5f2ea', roughness: 0.6 });

const neck = 176;

/** Resin on its way back from the tray: a funnel with a paper filter on a dark bottle. */
export function filterFunnel(resin: string): Group {
  const liquid = new MeshPhysicalMaterial({ color: resin, roughness: 0.1, clearcoat: 1, clearcoatRoughness: 0.02 });
  return assembly(
    solid(
      turnedProfile([
        [0, 0],
        [44, 0],
        [50, 5],
        [51, 14],
        [51, 118],
        [46, 138],
        [28, 156],
        [19, 164],
        [19, neck],
        [0, neck],
      ]),
      amber,
    ),
    solid(
      turnedProfile([
        [51.4, 34],
        [51.8, 36],
        [51.8, 102],
        [51.4, 104],
      ]),
      label,
    ),
    solid(
      turnedProfile([
        [12, neck - 30],
        [13, neck + 4],
        [20, neck + 10],
        [74, neck + 86],
        [79, neck + 92],
        [79, neck + 96],
        [74, neck + 96],
      ]),
      polypropylene,
    ),
    solid(
      turnedProfile([
        [2, neck + 6],
        [66, neck + 84],
        [70, neck + 112],
      ]),
      paper,
    ),
    solid(
      turnedProfile([
        [0, neck + 52],
        [42, neck + 52],
      ]),
      liquid,
    ),
  );
}

/** The closed bottle beside it. */
export function amberBottle(): Group {
  return assembly(
    solid(
      turnedProfile([
        [0, 0],
        [44, 0],
        [50, 5],
        [51, 14],
        [51, 118],
        [46, 138],
        [28, 156],
        [19, 164],
        [19, neck],
      ]),
      amber,
    ),
    solid(
      turnedProfile([
        [51.4, 34],
        [51.8, 36],
        [51.8, 102],
        [51.4, 104],
      ]),
      label,
    ),
    solid(
      turnedProfile([
        [20, neck - 8],
        [25, neck - 6],
        [25, neck + 23],
        [22, neck + 26],
        [0, neck + 26],
      ]),
      softBlack,
    ),
  );
}

/** From the bottom to the top: the other way round, the surface faces inward and is unlit. */
function turnedProfile(points: [number, number][]) {
  return new LatheGeometry(
    points.map(([radius, height]) => new Vector2(radius, height)),
    96,
  );
}
