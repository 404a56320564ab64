import { Color, Mesh, MeshLambertMaterial, PlaneGeometry, ShaderMaterial, type Vector2, Vector3 } from 'three';
import { lightFor } from './exposure.ts';
import type { LightRay } from './light-field.ts';

const lightest = new Color(...lightFor('#f4f2ec'));
const darkest = new Color(...lightFor('#e6e2d8'));
/** White paper lights its own shadows, which single-bounce light does not know. */
const shadowDepth = 0.94;

const backdrop = /* glsl */ `
  uniform vec3 lightest;
  uniform vec3 darkest;
  uniform vec2 frame;
  vec3 backdropAt(vec2 pixel) {
    vec2 at = pixel / frame;
    float away = length((at - vec2(0.42, 0.56)) * vec2(1.05, 1.0));
    return mix(lightest, darkest, smoothstep(0.12, 0.86, away));
  }
`;

/** Fills what no surface covers. */
export function createBackdrop(frame: Vector2): Mesh {
  const material = new ShaderMaterial({
    uniforms: uniformsFor(frame),
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 1.0, 1.0); }',
    fragmentShader: `${backdrop} void main() { gl_FragColor = vec4(backdropAt(gl_FragCoord.xy), 1.0); }`,
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = -2;
  return mesh;
}

/** The sweep that everything stands on: the backdrop's own colour, darkened where light is kept from it, no horizon. */
export function createPaper(frame: Vector2, rays: LightRay[], distance: number): Mesh {
  const material = new MeshLambertMaterial();
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniformsFor(frame), {
      inverseOfLight: { value: inverseOfLight(rays) },
      reach: { value: distance },
    });
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${backdrop} uniform vec3 inverseOfLight; uniform float reach; void main() {`)
      .replace('#include <opaque_fragment>', paperShader);
  };
  const mesh = new Mesh(new PlaneGeometry(distance * 20, distance * 20).rotateX(-Math.PI / 2), material);
  mesh.receiveShadow = true;
  mesh.renderOrder = -1;
  return mesh;
}

const paperShader = /* glsl */ `
  vec3 lit = reflectedLight.directDiffuse * PI * inverseOfLight;
  gl_FragColor = vec4(backdropAt(gl_FragCoord.xy) * mix(vec3(1.0), lit, ${shadowDepth} * (1.0 - smoothstep(1.1, 1.9, vViewPosition.z / reach))), 1.0);
`;

function uniformsFor(frame: Vector2) {
  return { lightest: { value: lightest }, darkest: { value: darkest }, frame: { value: frame } };
}

/** Over all rays the open paper adds up to exactly 1, so that its edge cannot be seen. */
function inverseOfLight(rays: LightRay[]): Vector3 {
  const sum = new Vector3();
  for (const { direction, colour } of rays) sum.addScaledVector(new Vector3(...colour), Math.max(0, direction.y));
  return new Vector3(1, 1, 1).divide(sum);
}
