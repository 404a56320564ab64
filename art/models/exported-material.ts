import {
  Color,
  CustomBlending,
  type Material,
  type MeshPhysicalMaterial,
  MeshPhysicalMaterial as Physical,
  ShaderMaterial,
} from 'three';
import { orange } from '../materials/acrylic.ts';

/** Light passes the outer and the inner face of a sheet; glTF has one of them. */
const walls = 1.5;

/**
 * What glTF can express of a material of the studio; null for the second surface of a tinted sheet, which only mirrors.
 * The studio multiplies colours in a shader of its own; a sheet transmits light of its tint instead.
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
  const { r, g, b }: Color = tint ? tint.value : orange;
  return new Physical({
    color: new Color(r ** walls, g ** walls, b ** walls),
    roughness: 0.07,
    ior: 1.49,
    transmission: 1,
  });
}

/** Equal for materials that look the same. */
export function lookOf({ map, emissiveMap, ...material }: MeshPhysicalMaterial): string {
  const { color, emissive, roughness, metalness, clearcoat, emissiveIntensity, transmission } = material;
  const textures = [map?.uuid, emissiveMap?.uuid];
  return JSON.stringify([color, emissive, roughness, metalness, clearcoat, emissiveIntensity, transmission, textures]);
}
