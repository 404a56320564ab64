import { type Group, MeshPhysicalMaterial } from 'three';
import { assembly, solid } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

/** Things lie in the pan at this height. */
export const panFloor = 4;

const [width, depth, height, wall] = [190, 130, 34, 4];

/** The colored pan that carries one case through a dental laboratory. */
export function casePan(hex: string): Group {
  const plastic = new MeshPhysicalMaterial({ color: hex, roughness: 0.4, clearcoat: 0.25, clearcoatRoughness: 0.4 });
  const opening = { x: 0, y: 0, width: width - 2 * wall, height: depth - 2 * wall, corner: 12 };
  const walls = plate({ width, height: depth, corner: 16 }, height, [opening], 1);
  const rim = plate({ width: width + 12, height: depth + 12, corner: 21 }, 4, [opening], 1.2);
  return assembly(
    solid(walls.rotateX(-Math.PI / 2), plastic),
    solid(rim.rotateX(-Math.PI / 2).translate(0, height - 4, 0), plastic),
    solid(prism({ width: width - 4, depth: depth - 4, height: panFloor, corner: 13, edge: 0.8 }), plastic),
  );
}
