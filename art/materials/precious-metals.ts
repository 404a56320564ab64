import { MeshPhysicalMaterial } from 'three';

/** Cast and polished. */
export const gold = new MeshPhysicalMaterial({ color: '#dcb267', metalness: 1, roughness: 0.2 });
