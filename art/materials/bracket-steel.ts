import { MeshPhysicalMaterial } from 'three';

/** Blasted steel of brackets, bright enough to be told through clear resin. */
export const bracketSteel = new MeshPhysicalMaterial({ color: '#e3e4e4', metalness: 0.3, roughness: 0.34 });
