import { Color, type Material, Mesh, PlaneGeometry, ShaderMaterial, type Vector2 } from 'three';
import { lightFor } from './exposure.ts';
import type { LightOnPaper } from './light-on-paper.ts';

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
    vertexShader: 'void main() { gl_Position = vec4(position.xy, 0.9999999, 1.0); }',
    fragmentShader: `${backdrop} void main() { gl_FragColor = vec4(backdropAt(gl_FragCoord.xy), 1.0); }`,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 0.6;
  return mesh;
}

/** The sweep that everything stands on: the backdrop's own colour, darkened where light is kept from it, no horizon. */
export function createPaper(frame: Vector2, light: LightOnPaper, distance: number): Mesh {
  const material = new ShaderMaterial({
    uniforms: {
      ...uniformsFor(frame),
      light: { value: light.texture },
      weight: { value: light.weight },
      reach: { value: distance },
    },
    vertexShader: /* glsl */ `
      varying float away;
      void main() {
        vec4 at = modelViewMatrix * vec4(position, 1.0);
        away = -at.z;
        gl_Position = projectionMatrix * at;
      }`,
    fragmentShader: /* glsl */ `
      ${backdrop}
      uniform sampler2D light;
      uniform float weight;
      uniform float reach;
      varying float away;
      void main() {
        vec3 lit = texture2D(light, gl_FragCoord.xy / frame).rgb * weight;
        float depth = ${shadowDepth} * (1.0 - smoothstep(1.1, 1.9, away / reach));
        gl_FragColor = vec4(backdropAt(gl_FragCoord.xy) * mix(vec3(1.0), lit, depth), 1.0);
      }`,
  });
  const paper = createSweep(material, distance);
  paper.renderOrder = 0.5;
  return paper;
}

export function createSweep(material: Material, distance: number): Mesh {
  const mesh = new Mesh(new PlaneGeometry(distance * 20, distance * 20).rotateX(-Math.PI / 2), material);
  mesh.receiveShadow = true;
  return mesh;
}

function uniformsFor(frame: Vector2) {
  return { lightest: { value: lightest }, darkest: { value: darkest }, frame: { value: frame } };
}
