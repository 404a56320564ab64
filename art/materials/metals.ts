import { MeshPhysicalMaterial } from 'three';

export const aluminium = new MeshPhysicalMaterial({ color: '#c8c9ca', metalness: 1, roughness: 0.34 });
export const brightSteel = new MeshPhysicalMaterial({ color: '#d4d4d3', metalness: 1, roughness: 0.16 });
export const anodised = new MeshPhysicalMaterial({ color: '#55575c', metalness: 0.5, roughness: 0.42 });
export const brushedSteel = new MeshPhysicalMaterial({
  color: '#b9bab9',
  metalness: 1,
  roughness: 0.28,
  anisotropy: 0.6,
});
/** Glass-blasted aluminium of platforms and trays. */
export const blasted = new MeshPhysicalMaterial({ color: '#d2d2cf', metalness: 0.45, roughness: 0.5 });
