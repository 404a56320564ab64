import { CylinderGeometry, type Group, MeshPhysicalMaterial, PlaneGeometry, TorusGeometry } from 'three';
import { lettering } from '../../machines/print.ts';
import { graphite, softBlack, warmWhite } from '../../materials/plastics.ts';
import { litScreen, type Picture } from '../../screens/lit-screen.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const violet = new MeshPhysicalMaterial({ color: '#5b3fd6', roughness: 0.5, clearcoat: 0.15, clearcoatRoughness: 0.5 });
const lilac = new MeshPhysicalMaterial({ color: '#a896ff', roughness: 0.45 });
const amber = new MeshPhysicalMaterial({ color: '#f0a030', roughness: 0.4, clearcoat: 0.2 });
const carpet = new MeshPhysicalMaterial({ color: '#8f8b95', roughness: 1, specularIntensity: 0.1 });
const aisle = new MeshPhysicalMaterial({ color: '#bdb8ae', roughness: 0.85, specularIntensity: 0.3 });
/** Turned away from the lamps, so that it would be dark. */
const sidePanel = new MeshPhysicalMaterial({
  color: '#5b3fd6',
  roughness: 0.6,
  emissive: '#5b3fd6',
  emissiveIntensity: 0.25,
  userData: { castShadow: false, receiveShadow: false },
});
const panel = new MeshPhysicalMaterial({ color: '#efece4', roughness: 0.7, specularIntensity: 0.3 });

/** The raised floor is this thick. */
export const boothFloor = 40;

/** A raised floor with a wall behind it and a narrow wall on the left, in the gray aisle of a hall. */
export function booth(width: number, depth: number, height: number): Group {
  const wall = prism({ width, depth: 90, height, corner: 6, edge: 3 });
  const side = prism({ width: 90, depth: depth * 0.42, height, corner: 6, edge: 3 });
  return assembly(
    solid(new PlaneGeometry(width * 2.2, depth * 2.6).rotateX(-Math.PI / 2), aisle, [0, 0.5, 0]),
    solid(prism({ width, depth, height: boothFloor, corner: 10, edge: 4 }), carpet),
    solid(new PlaneGeometry(width - 12, depth - 12).rotateX(-Math.PI / 2), carpet, [0, boothFloor + 0.6, 0]),
    solid(prism({ width: width + 6, depth: depth + 6, height: 14, corner: 10, edge: 2 }), softBlack, [0, 4, 0]),
    solid(wall, panel, [0, boothFloor, -depth / 2 + 45]),
    solid(side, sidePanel, [-width / 2 + 45, boothFloor, -depth * 0.29 + 90]),
  );
}

/** One unit of the mark, which is drawn on a field of 32. */
const unit = 24;
const lines = [
  [2.6, 16.8],
  [-0.6, 20.8],
  [-3.8, 17.6],
] as const;

/** The round sign: the sun over the lines of a print, in front of a dark disc; faces +z. */
export function roundSign(): Group {
  return assembly(
    placed(turned(solid(new CylinderGeometry(15 * unit, 15 * unit, 40, 128), graphite), { x: 90 }), [0, 0, 20]),
    solid(new TorusGeometry(11 * unit, unit * 0.85, 24, 160), lilac, [0, 0, 44]),
    ...lines.map(([y, long]) =>
      solid(plate({ width: long * unit, height: 1.3 * unit, corner: 0.6 * unit }, 16, [], 3), lilac, [0, y * unit, 38]),
    ),
    placed(turned(solid(new CylinderGeometry(2.75 * unit, 2.75 * unit, 20, 96), amber), { x: 90 }), [
      0,
      4.2 * unit,
      52,
    ]),
  );
}

/** The name in large letters; faces +z, begins at x = 0. */
export function nameOnWall(): Group {
  const name = assembly(
    lettering({ text: 'HELIOGRAPH', size: 10, colour: '#2c2e33', weight: 640, spacing: 2.4 }, [0, 0, 0]),
  );
  name.scale.setScalar(15);
  return name;
}

/** A lit picture in a thin frame; faces +z. */
export function lightBox(picture: Picture, width: number): Group {
  const height = (width * picture.size.height) / picture.size.width;
  return assembly(
    solid(plate({ width: width + 60, height: height + 60, corner: 8 }, 70, [], 5), graphite),
    placed(litScreen(picture, width, 3), [0, 0, 71]),
  );
}

const counterHeight = 960;

/** Things stand on the counter at this height. */
export const counterTop = counterHeight + 44;

/** A closed counter with a violet front, on it the sign, and a white top. */
export function counter(width: number, depth: number): Group {
  const sign = roundSign();
  sign.scale.setScalar(0.55);
  return assembly(
    solid(prism({ width: width - 100, depth: depth - 100, height: 80, corner: 4, edge: 1 }), softBlack),
    solid(
      prism({ width: width - 50, depth: depth - 50, height: counterHeight - 60, corner: 8, edge: 3 }),
      violet,
      [0, 60, 0],
    ),
    placed(sign, [0, 500, depth / 2 - 25]),
    solid(prism({ width, depth, height: 44, corner: 14, edge: 4 }), warmWhite, [0, counterHeight, 0]),
  );
}
