import { ShaderChunk } from 'three';

/** From the camera to the subject, and from the lamps to the subject, in millimetres. */
export type Distances = { subject: number; lamps: number };

/**
 * The lamps give diffuse light and shadow only; mirror light comes from the panorama alone,
 * dimmed by the share of the lamps that the point sees.
 */
export function patchShaders(distances: Distances): void {
  replaceIn('envmap_physical_pars_fragment', 'return PI * envMapColor.rgb * envMapIntensity;', 'return vec3( 0.0 );');
  replaceIn(
    'lights_physical_pars_fragment',
    'reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;',
    '',
  );
  replaceIn(
    'lights_physical_pars_fragment',
    'clearcoatSpecularDirect += ccIrradiance',
    'clearcoatSpecularDirect += 0.0 * ccIrradiance',
  );
  const lamps = '#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )';
  replaceIn('lights_fragment_begin', lamps, `float lampsSeen = 0.0;\nfloat lampsThere = 0.0;\n${lamps}`);
  replaceIn(
    'lights_fragment_begin',
    shadowLine,
    `${lampWeight}\n${shadowLine.replace('directLight.color *=', 'float seen =')}\n${countLamp(distances)}`,
  );
  ShaderChunk.aomap_fragment += dimMirrorLight;
}

const shadowLine =
  'directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;';

const lampWeight = '{ float lampWeight = 0.02 + saturate( dot( geometryNormal, directLight.direction ) );';
/** Lamps stand a few subject sizes away: what is nearer to them is brighter. The paper is left out, its colour is fixed. */
const countLamp = ({ subject, lamps }: Distances) => `directLight.color *= seen;
#if defined( STANDARD )
  float nearer = dot( geometryPosition + vec3( 0.0, 0.0, ${subject.toFixed(2)} ), directLight.direction ) / ${lamps.toFixed(2)};
  directLight.color /= pow2( max( 1.0 - nearer, 0.4 ) );
#endif
lampsSeen += seen * lampWeight;
lampsThere += lampWeight; }`;

const dimMirrorLight = `
#if ( NUM_DIR_LIGHTS > 0 ) && defined( STANDARD )
  float openness = lampsSeen / max( lampsThere, 1e-4 );
  float mirrored = mix( 0.06, 1.0, openness );
  reflectedLight.indirectSpecular *= mirrored;
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= mirrored;
  #endif
#endif
`;

function replaceIn(chunk: keyof typeof ShaderChunk, from: string, to: string): void {
  const text = ShaderChunk[chunk];
  if (!text.includes(from)) throw new Error(`The shader chunk ${chunk} of this three has changed.`);
  ShaderChunk[chunk] = text.replace(from, to);
}
