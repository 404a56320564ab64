import { MeshPhysicalMaterial } from 'three';

export const brass = new MeshPhysicalMaterial({ color: '#c9a24f', metalness: 1, roughness: 0.3 });
export const gilt = new MeshPhysicalMaterial({ color: '#e2bd62', metalness: 1, roughness: 0.24 });
/** Solder, leads and the ends of chip components. */
export const tin = new MeshPhysicalMaterial({ color: '#cbccca', metalness: 0.9, roughness: 0.34 });
/** Epoxy of integrated circuits. */
export const mouldingCompound = new MeshPhysicalMaterial({ color: '#1b1c1e', roughness: 0.56, specularIntensity: 0.7 });
export const chipCeramic = new MeshPhysicalMaterial({ color: '#a98a63', roughness: 0.5 });
export const laminate = new MeshPhysicalMaterial({ color: '#3f6a3c', roughness: 0.6 });

/** Moulded housings of connectors and relays. */
export function housing(hex: string): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: hex, roughness: 0.42, clearcoat: 0.12, clearcoatRoughness: 0.4 });
}
