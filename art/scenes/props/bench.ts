import { type Group, MeshPhysicalMaterial } from 'three';
import { assembly, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';

const laminate = new MeshPhysicalMaterial({
  color: '#dcd8cf',
  roughness: 0.5,
  clearcoat: 0.12,
  clearcoatRoughness: 0.5,
});
const core = new MeshPhysicalMaterial({ color: '#b08d62', roughness: 0.62, specularIntensity: 0.5 });

export const benchTop = 42;

/** A worktop of laminated birch; things stand on it at `benchTop`. */
export function bench(width: number, depth: number): Group {
  const layer = { width, depth, corner: 18, edge: 0.8 };
  return assembly(
    solid(prism({ ...layer, height: 38 }), core),
    solid(prism({ ...layer, height: 4.4, edge: 1.6 }), laminate, [0, benchTop - 4.4, 0]),
  );
}
