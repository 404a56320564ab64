import { MeshPhysicalMaterial } from 'three';

/** Light lines and lamps of the machines, in the violet of the light engine. */
export const violetLight = new MeshPhysicalMaterial({
  color: '#2a1f66',
  emissive: '#6d4dff',
  emissiveIntensity: 2.4,
  roughness: 0.4,
  userData: { castShadow: false },
});

export const whiteLight = new MeshPhysicalMaterial({
  color: '#ffffff',
  emissive: '#fff4e2',
  emissiveIntensity: 1.4,
  userData: { castShadow: false },
});
