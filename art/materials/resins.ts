import { Color, MeshPhysicalMaterial } from 'three';

/** Cured opaque resin: silky, with a thin shine. */
export function castResin(hex: string): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: hex, roughness: 0.42, clearcoat: 0.3, clearcoatRoughness: 0.3 });
}

/** Cured transparent resin; the colour deepens with the thickness in millimetres. */
export function clearResin(hex: string, thickness = 6): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: '#ffffff',
    transmission: 1,
    thickness,
    ior: 1.5,
    roughness: 0.05,
    attenuationColor: new Color(hex),
    attenuationDistance: thickness * 1.4,
    userData: { castShadow: true, filter: hex },
  });
}
