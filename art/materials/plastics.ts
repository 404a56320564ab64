import { MeshPhysicalMaterial } from 'three';

/** Painted sheet and moulded covers, satin. */
export const warmWhite = new MeshPhysicalMaterial({
  color: '#ebe9e4',
  roughness: 0.44,
  clearcoat: 0.18,
  clearcoatRoughness: 0.34,
});
export const stone = new MeshPhysicalMaterial({ color: '#bdbab3', roughness: 0.5 });
/** Fine-textured graphite shell. */
export const graphite = new MeshPhysicalMaterial({
  color: '#2c2e33',
  roughness: 0.38,
  clearcoat: 0.15,
  clearcoatRoughness: 0.4,
});
export const softBlack = new MeshPhysicalMaterial({ color: '#17181a', roughness: 0.62, specularIntensity: 0.6 });
export const rubber = new MeshPhysicalMaterial({ color: '#1c1c1e', roughness: 0.85, specularIntensity: 0.4 });
/** Inside of a build chamber. */
export const lining = new MeshPhysicalMaterial({ color: '#d6d3cc', roughness: 0.6, specularIntensity: 0.5 });
/** What one sees in a gap. */
export const gap = new MeshPhysicalMaterial({ color: '#0d0d0e', roughness: 1, specularIntensity: 0.1 });
export const blackGlass = new MeshPhysicalMaterial({
  color: '#08080a',
  roughness: 0.09,
  clearcoat: 1,
  clearcoatRoughness: 0.03,
});
