import {
  AddEquation,
  type BufferGeometry,
  Color,
  CustomBlending,
  DoubleSide,
  DstColorFactor,
  FrontSide,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  OneFactor,
  ShaderMaterial,
  ZeroFactor,
} from 'three';

/** What light keeps after one sheet. */
export const orange: Color = new Color(0.95, 0.44, 0.045);

/** Smoky window of machines that work without light. */
export const smoke: Color = new Color(0.62, 0.66, 0.67);
export const clear: Color = new Color(0.85, 0.905, 0.92);

/** A sheet of tinted acrylic: it multiplies what is behind it, then mirrors the room on its skin. */
export function acrylic(geometry: BufferGeometry, tint: Color = orange): Group {
  const absorbing = new Mesh(geometry, absorb(tint));
  const skin = new Mesh(geometry, mirror(tint));
  absorbing.renderOrder = 1;
  skin.renderOrder = 2;
  return new Group().add(absorbing, skin);
}

/** The chamber is lit inside too, so less colour reaches what stands in it than one sheet would leave. */
function lightThrough(tint: Color): Color {
  return new Color(tint.r ** 0.2, tint.g ** 0.2, tint.b ** 0.2);
}

function absorb(tint: Color): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { tint: { value: tint } },
    vertexShader: /* glsl */ `
      varying vec3 seenNormal;
      varying vec3 toEye;
      void main() {
        vec4 at = modelViewMatrix * vec4(position, 1.0);
        seenNormal = normalMatrix * normal;
        toEye = -at.xyz;
        gl_Position = projectionMatrix * at;
      }`,
    fragmentShader: /* glsl */ `
      uniform vec3 tint;
      varying vec3 seenNormal;
      varying vec3 toEye;
      void main() {
        float facing = abs(dot(normalize(seenNormal), normalize(toEye)));
        float path = 1.0 / sqrt(1.0 - (1.0 - facing * facing) / 2.25);
        float passed = 1.0 - pow(1.0 - facing, 5.0);
        gl_FragColor = vec4(pow(tint, vec3(0.5 * path)) * (0.2 + 0.8 * passed), 1.0);
      }`,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: DstColorFactor,
    blendDst: ZeroFactor,
    depthWrite: false,
    side: DoubleSide,
    userData: { castShadow: false, receiveShadow: false, filter: lightThrough(tint) },
  });
}

function mirror(tint: Color): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({
    color: tint.clone().multiplyScalar(0.05),
    roughness: 0.07,
    ior: 1.49,
    transparent: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthWrite: false,
    side: FrontSide,
    userData: { castShadow: false, receiveShadow: false },
  });
}
