import { CylinderGeometry, type Group, MeshPhysicalMaterial, PlaneGeometry } from 'three';
import { aluminium } from '../../materials/metals.ts';
import { graphite, softBlack } from '../../materials/plastics.ts';
import { litScreen, type Picture } from '../../screens/lit-screen.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';
import { bench, benchTop } from './bench.ts';

const legHeight = 718;

/** Things stand on a work table at this height. */
export const tableTop = legHeight + benchTop;

/** A worktop on a frame of square tube. */
export function workTable(width: number, depth: number): Group {
  const leg = prism({ width: 46, depth: 46, height: legHeight, corner: 5, edge: 2 });
  const rail = prism({ width: width - 120, depth: 30, height: 50, corner: 4, edge: 2 });
  return assembly(
    placed(bench(width, depth), [0, legHeight, 0]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => solid(leg, graphite, [x * (width / 2 - 60), 0, z * (depth / 2 - 60)])),
    ),
    ...[-1, 1].map((z) => solid(rail, graphite, [0, legHeight - 54, z * (depth / 2 - 60)])),
  );
}

/** A round stool on one column. */
export function stool(): Group {
  return assembly(
    solid(prism({ width: 420, depth: 420, height: 24, corner: 210, edge: 10, foot: 2 }), softBlack),
    solid(new CylinderGeometry(26, 26, 480, 48), aluminium, [0, 250, 0]),
    solid(prism({ width: 360, depth: 360, height: 64, corner: 180, edge: 22 }), graphite, [0, 484, 0]),
  );
}

/** A screen on a wall; its foot is at y = 0, its face towards +z. */
export function wallScreen(picture: Picture, width: number): Group {
  const height = (width * picture.size.height) / picture.size.width;
  const rim = 26;
  return assembly(
    solid(plate({ width: width + 2 * rim, height: height + 2 * rim, corner: 20 }, 60, [], 6), softBlack, [
      0,
      height / 2,
      0,
    ]),
    placed(litScreen(picture, width, 4), [0, height / 2, 61]),
  );
}

const floor = new MeshPhysicalMaterial({ color: '#c9bca4', roughness: 0.85, specularIntensity: 0.3 });
const wall = new MeshPhysicalMaterial({
  color: '#e8e4db',
  roughness: 0.95,
  specularIntensity: 0.2,
  userData: { castShadow: false },
});
/** Turned away from the lamps, so that it would be dark. */
const sideWall = new MeshPhysicalMaterial({
  color: '#e8e4db',
  roughness: 0.95,
  specularIntensity: 0.2,
  emissive: '#e8e4db',
  emissiveIntensity: 0.3,
  userData: { castShadow: false, receiveShadow: false },
});

/** A floor, the wall in front and the wall on the left; open towards the viewer and to the right. */
export function roomCorner(width: number, depth: number, height: number): Group {
  const [wide, middle] = [width * 1.6, width * 0.3];
  const skirting = prism({ width: wide, depth: 16, height: 90, corner: 3, edge: 2 });
  return assembly(
    solid(new PlaneGeometry(wide, depth * 1.4).rotateX(-Math.PI / 2), floor, [middle, 0.5, depth * 0.2]),
    solid(new PlaneGeometry(wide, height), wall, [middle, height / 2, -depth / 2]),
    placed(turned(solid(new PlaneGeometry(depth, height), sideWall), { y: 90 }), [-width / 2, height / 2, 0]),
    solid(skirting, softBlack, [middle, 0, -depth / 2 + 8]),
  );
}
