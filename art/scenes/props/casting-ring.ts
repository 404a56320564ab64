import { DoubleSide, type Group, LatheGeometry, type Mesh, MeshPhysicalMaterial, Vector2 } from 'three';
import { assembly, placed, solid } from '../../shapes/placed.ts';

/** Inner radius and height of the ring in millimetres. */
export const ringSize = { radius: 41, height: 68 };

const steel = new MeshPhysicalMaterial({ color: '#e4e4e2', metalness: 0.4, roughness: 0.3, side: DoubleSide });
const liner = new MeshPhysicalMaterial({ color: '#efece4', roughness: 0.95, specularIntensity: 0.2, side: DoubleSide });
const wax = new MeshPhysicalMaterial({ color: '#d79a3c', roughness: 0.4, clearcoat: 0.35, clearcoatRoughness: 0.35 });

/** An open steel ring with its lining, standing upright. */
export function castingRing(): Group {
  const { radius, height } = ringSize;
  const tube = [
    [radius, 1],
    [radius + 0.4, 0.3],
    [radius + 2.4, 0.3],
    [radius + 2.8, 1],
    [radius + 2.8, height - 0.8],
    [radius + 2.4, height],
    [radius + 0.4, height],
    [radius, height - 0.8],
    [radius, 1],
  ];
  return assembly(
    solid(turnedProfile(tube), steel),
    solid(
      turnedProfile([
        [radius - 1.2, 2],
        [radius - 1.2, height - 7],
        [radius - 0.2, height - 7],
      ]),
      liner,
    ),
  );
}

/** The printed framework with its sprues in a base of wax that closes the ring from below. */
export function patternOnWaxBase(pattern: Mesh): Group {
  const base = turnedProfile([
    [0.001, 0],
    [46, 0],
    [47.4, 1.4],
    [47.4, 5],
    [46, 6.4],
    [41.4, 6.6],
    [40.4, 7.2],
    [40, 8.6],
    [38, 9.4],
    [24, 10.2],
    [13, 12.6],
    [7.4, 16.2],
    [5, 17.6],
    [0.001, 18],
  ]);
  return assembly(solid(base, wax), placed(assembly(pattern), [0, 10, 4]));
}

function turnedProfile(points: number[][]) {
  return new LatheGeometry(
    points.map(([radius = 0, height = 0]) => new Vector2(radius, height)),
    144,
  );
}
