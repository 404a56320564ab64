import type { MeshPhysicalMaterial } from 'three';

type Layers = {
  /** Height of a layer in millimetres. */
  height: number;
  /** Build direction in the coordinates of the geometry. */
  up?: [x: number, y: number, z: number];
};

/**
 * The surface as it was printed, for macros: on walls each layer is a fine bead, on slopes layers are steps. The shape
 * stays as it is; only the light on it changes.
 */
export function layered(material: MeshPhysicalMaterial, { height, up = [0, 1, 0] }: Layers): MeshPhysicalMaterial {
  const printed = material.clone();
  const direction = `vec3(${up.map((part) => part.toFixed(4)).join(', ')})`;
  printed.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'varying float rise;\nvarying vec3 buildUp;\nvoid main() {')
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        rise = dot(position, normalize(${direction})) / ${height.toFixed(4)};
        buildUp = normalize(normalMatrix * ${direction});`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `varying float rise;\nvarying vec3 buildUp;\n${steps}\nvoid main() {`)
      .replace('#include <normal_fragment_maps>', '#include <normal_fragment_maps>\nnormal = printedNormal(normal);')
      .replace('#include <clearcoat_normal_fragment_begin>', 'vec3 clearcoatNormal = normal;');
  };
  printed.customProgramCacheKey = () => `layers ${height} ${direction}`;
  return printed;
}

/** `tread` is the share of a layer that is seen as its upper side. */
const steps = /* glsl */ `
  float unevenness(float layer) {
    return fract(sin(layer * 12.9898) * 43758.5453) - 0.5;
  }
  vec3 printedNormal(vec3 smoothNormal) {
    vec3 up = normalize(buildUp);
    float lean = clamp(dot(smoothNormal, up), -1.0, 1.0);
    vec3 level = smoothNormal - lean * up;
    float wall = length(level);
    if (wall < 0.02) return smoothNormal;
    level /= wall;
    float layer = floor(rise);
    float within = fract(rise);
    float tread = lean * lean;
    float edge = smoothstep(1.0 - tread - 0.08, 1.0 - tread + 0.08, within);
    vec3 stair = normalize(mix(level, sign(lean) * up, edge));
    float bead = (2.0 * within - 1.0);
    bead = bead * bead * bead * 0.5 * wall;
    float shift = 0.09 * unevenness(layer) * wall;
    return normalize(mix(smoothNormal, stair, 0.42) + up * (bead + shift));
  }
`;
