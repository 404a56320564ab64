import {
  DoubleSide,
  HalfFloatType,
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Texture,
  type Vector2,
  WebGLRenderTarget,
} from 'three';
import { exposeShader } from './exposure.ts';
import { createExposures } from './exposures.ts';
import type { Studio } from './light-on-paper.ts';
import type { View } from './view.ts';

type Ground = { backdrop: Mesh; paper: Mesh };
type Gathered = { texture: Texture; weight: number };

/** Lower and from the other side than the picture with its backdrop, and larger: there is no backdrop to leave room for. */
export function cutOutView(view: View): View {
  return { ...view, azimuth: -view.azimuth, elevation: view.elevation * 0.7, fill: { width: 0.8, height: 0.88 } };
}

/**
 * Removes the paper from a finished picture: where the outline covers a pixel in part, the share of the paper is
 * subtracted in linear light. The shadow on the paper becomes transparent black.
 */
export function createCutOut(
  { renderer, scene, camera, subject }: Studio,
  { backdrop, paper }: Ground,
  frame: Vector2,
) {
  const outlines = createExposures(renderer, frame);
  const white = new MeshBasicMaterial({ side: DoubleSide });
  const render = (target: WebGLRenderTarget | null) => {
    renderer.setRenderTarget(target);
    renderer.render(scene, camera);
  };
  const [bare, shaded] = [createTarget(frame), createTarget(frame)];
  subject.visible = false;
  render(shaded);
  paper.visible = false;
  render(bare);
  paper.visible = subject.visible = true;
  return {
    addOutline() {
      backdrop.visible = paper.visible = false;
      scene.overrideMaterial = white;
      renderer.shadowMap.autoUpdate = false;
      render(outlines.current);
      renderer.shadowMap.autoUpdate = true;
      scene.overrideMaterial = null;
      backdrop.visible = paper.visible = true;
      outlines.add();
    },
    develop(picture: Gathered) {
      const outline = outlines.gathered();
      const material = new ShaderMaterial({
        uniforms: {
          picture: { value: picture.texture },
          outline: { value: outline.texture },
          weights: { value: [picture.weight, outline.weight] },
          bare: { value: bare.texture },
          shaded: { value: shaded.texture },
        },
        vertexShader,
        fragmentShader,
        depthTest: false,
        depthWrite: false,
        blending: NoBlending,
      });
      renderer.setRenderTarget(null);
      renderer.render(new Mesh(new PlaneGeometry(2, 2), material), new OrthographicCamera(-1, 1, 1, -1, 0, 1));
    },
  };
}

function createTarget(frame: Vector2): WebGLRenderTarget {
  return new WebGLRenderTarget(frame.x, frame.y, { type: HalfFloatType });
}

const vertexShader =
  'varying vec2 at; void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }';

/** Shadows fade before the frame ends. */
const fragmentShader = /* glsl */ `
  uniform sampler2D picture, outline, bare, shaded;
  uniform float weights[2];
  varying vec2 at;
  ${exposeShader}
  void main() {
    vec3 ground = texture2D(shaded, at).rgb;
    float covered = clamp(texture2D(outline, at).r * weights[1], 0.0, 1.0);
    vec3 own = (texture2D(picture, at).rgb * weights[0] - (1.0 - covered) * ground) / max(covered, 0.004);
    vec3 left = encode(expose(ground)) / encode(expose(texture2D(bare, at).rgb));
    vec2 rim = smoothstep(vec2(0.0), vec2(0.14), min(at, 1.0 - at));
    float shadow = clamp(1.0 - dot(left, vec3(1.0 / 3.0)), 0.0, 1.0) * rim.x * rim.y;
    float alpha = covered + (1.0 - covered) * shadow;
    vec3 shown = clamp(encode(expose(max(own, 0.0))), 0.0, 1.0);
    gl_FragColor = vec4(shown * covered / max(alpha, 0.004), alpha);
  }`;
