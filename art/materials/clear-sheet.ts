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
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  OneFactor,
  ShaderMaterial,
  ZeroFactor,
} from 'three';

/** `tint` is what one wall lets through, `edge` how dark it gets where one looks along it. */
type Clear = { tint?: string; edge?: number; shadow?: string };

/** A body of clear resin: its walls darken towards their rims, its near side mirrors the room. */
export function clearSheet(
  geometry: BufferGeometry,
  { tint = '#f5f8f8', edge = 0.6, shadow = '#bcc4c6' }: Clear = {},
): Group {
  const walls = new Mesh(geometry, absorbing(new Color(tint), edge, shadow));
  const nearest = new Mesh(geometry, depthOnly);
  const skin = new Mesh(geometry, mirroring);
  walls.renderOrder = 1;
  nearest.renderOrder = 2;
  skin.renderOrder = 3;
  return new Group().add(walls, nearest, skin);
}

/** Lets the skin shine only where nothing clear is in front of it. */
const depthOnly = new MeshBasicMaterial({
  colorWrite: false,
  transparent: true,
  userData: { castShadow: false, receiveShadow: false },
});

const mirroring = new MeshPhysicalMaterial({
  color: '#000000',
  roughness: 0.1,
  ior: 1.75,
  transparent: true,
  blending: CustomBlending,
  blendSrc: OneFactor,
  blendDst: OneFactor,
  depthWrite: false,
  side: FrontSide,
  userData: { castShadow: false, receiveShadow: false },
});

function absorbing(tint: Color, edge: number, shadow: string): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { tint: { value: tint }, edge: { value: edge } },
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
      uniform float edge;
      varying vec3 seenNormal;
      varying vec3 toEye;
      void main() {
        float facing = abs(dot(normalize(seenNormal), normalize(toEye)));
        float along = pow(1.0 - facing, 2.6) * (gl_FrontFacing ? 1.0 : 0.3);
        gl_FragColor = vec4(pow(tint, vec3(1.0 + 3.0 * along)) * mix(1.0, edge, along), 1.0);
      }`,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: DstColorFactor,
    blendDst: ZeroFactor,
    depthWrite: false,
    side: DoubleSide,
    userData: { castShadow: false, receiveShadow: false, filter: shadow },
  });
}
