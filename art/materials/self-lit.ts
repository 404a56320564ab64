import { MeshPhysicalMaterial, type Texture } from 'three';
import { exposeShader } from '../studio/exposure.ts';

/** A lit screen behind matt glass: its picture comes out of the film in the colours that it was drawn in. */
export function selfLit(picture: Texture): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: '#000000',
    emissive: '#ffffff',
    emissiveMap: picture,
    roughness: 0.34,
    specularIntensity: 0.35,
    userData: { castShadow: false },
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${exposeShader}\n${lightForShader}\nvoid main() {`)
      .replace(
        '#include <emissivemap_fragment>',
        'totalEmissiveRadiance = lightFor(texture2D(emissiveMap, vEmissiveMapUv).rgb);',
      );
  };
  return material;
}

/** The brightest light that a screen gives. */
const brightest = 2;

/** Halves the range until it is known what light the film shows as the given colour. */
const lightForShader = /* glsl */ `
  vec3 lightFor(vec3 shown) {
    vec3 low = vec3(0.0);
    vec3 high = vec3(${brightest.toFixed(1)});
    for (int i = 0; i < 14; i++) {
      vec3 middle = 0.5 * (low + high);
      vec3 enough = step(shown, expose(middle));
      high = mix(high, middle, enough);
      low = mix(middle, low, enough);
    }
    return 0.5 * (low + high);
  }
`;
