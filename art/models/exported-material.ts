import {
  CustomBlending,
  DoubleSide,
  type Material,
  type MeshPhysicalMaterial,
  MeshPhysicalMaterial as Physical,
  ShaderMaterial,
} from 'three';

/** How much of the colour of a tinted sheet covers what is behind it. */
const sheetOpacity = 0.42;

/**
 * What glTF can express of a material of the studio; null for the second surface of a tinted sheet, which only mirrors.
 * The studio multiplies colours in a shader of its own, so a sheet becomes a transparent surface of its tint.
 */
export function exportedMaterial(material: Material): MeshPhysicalMaterial | null {
  if (material instanceof ShaderMaterial) return sheet(material);
  if (!(material instanceof Physical) || material.blending === CustomBlending) return null;
  const { color, roughness, metalness, clearcoat, clearcoatRoughness, map, transparent } = material;
  const { emissive, emissiveMap, emissiveIntensity } = material;
  const isLit = emissive.getHex() > 0;
  return new Physical({
    ...{ color, roughness, metalness, map, transparent },
    ...(clearcoat > 0 && { clearcoat, clearcoatRoughness }),
    ...(isLit && { emissive, emissiveMap, emissiveIntensity }),
  });
}

function sheet({ uniforms: { tint } }: ShaderMaterial): MeshPhysicalMaterial {
  return new Physical({
    color: tint?.value,
    roughness: 0.07,
    transparent: true,
    opacity: sheetOpacity,
    side: DoubleSide,
  });
}

/** Equal for materials that look the same. */
export function lookOf({ map, emissiveMap, ...material }: MeshPhysicalMaterial): string {
  const { color, emissive, roughness, metalness, clearcoat, emissiveIntensity, opacity } = material;
  const textures = [map?.uuid, emissiveMap?.uuid];
  return JSON.stringify([color, emissive, roughness, metalness, clearcoat, emissiveIntensity, opacity, textures]);
}
