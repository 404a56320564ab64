import { BoxGeometry, type Group, Mesh, MeshPhysicalMaterial, PlaneGeometry } from 'three';
import { assembly, type Place, placed, solid } from '../../shapes/placed.ts';

const top = new MeshPhysicalMaterial({ color: '#8a8780', roughness: 0.62, clearcoat: 0.1, clearcoatRoughness: 0.6 });
const wall = new MeshPhysicalMaterial({
  color: '#b9b5ab',
  roughness: 0.95,
  specularIntensity: 0.2,
  userData: { castShadow: false },
});

/** A gray table just above y = 0 and a wall behind it: not too bright for the dark theme, and orange covers still glow before it. */
export function graySet(width: number, depth: number, height = width): Group {
  return assembly(
    solid(new PlaneGeometry(width, depth).rotateX(-Math.PI / 2), top, [0, 0.5, 0]),
    solid(new PlaneGeometry(width * 1.25, height * 2), wall, [0, height * 0.7, -depth / 2]),
  );
}

/** An empty box that the camera is fitted to, where it is to see only a part of what stands there. */
export function frameBox([width, height, depth]: Place, at: Place): Group {
  const box = new Mesh(new BoxGeometry(width, height, depth));
  box.visible = false;
  return placed(assembly(box), at);
}
