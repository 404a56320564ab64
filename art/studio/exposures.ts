import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  ShaderMaterial,
  type Vector2,
  type Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { exposeShader } from './exposure.ts';

/** Adds frames up in linear light and shows their mean as film would. */
export function createExposures(renderer: WebGLRenderer, frame: Vector2) {
  const current = new WebGLRenderTarget(frame.x, frame.y, { type: HalfFloatType });
  const sum = new WebGLRenderTarget(frame.x, frame.y, { type: FloatType, depthBuffer: false });
  const screen = new Mesh(new PlaneGeometry(2, 2));
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  let frames = 0;
  const draw = (material: ShaderMaterial, target: WebGLRenderTarget | null) => {
    screen.material = material;
    renderer.setRenderTarget(target);
    renderer.autoClear = false;
    renderer.render(screen, flat);
    renderer.autoClear = true;
  };
  renderer.setRenderTarget(sum);
  renderer.clear();
  const add = createPass(current, 'gl_FragColor = vec4(min(texture2D(source, at).rgb, vec3(60.0)) * frames, 1.0);');
  Object.assign(add, { blending: CustomBlending, blendSrc: OneFactor, blendDst: OneFactor });
  const develop = createPass(sum, developShader);
  return {
    current,
    add() {
      draw(add, sum);
      frames += 1;
    },
    /** Lets the current frame count for all that are to come, except inside the window: only that is drawn from now on. */
    addOutside(window: Vector4, times: number) {
      add.uniforms.frames = { value: times };
      draw(add, sum);
      add.uniforms.frames = { value: 1 };
      for (const target of [current, sum]) {
        target.scissor.copy(window);
        target.scissorTest = true;
      }
      renderer.setRenderTarget(sum);
      renderer.clear();
    },
    develop() {
      develop.uniforms.frames = { value: frames };
      draw(develop, null);
    },
    /** The sum itself, and what to multiply it with for the mean. */
    gathered: () => ({ texture: sum.texture, weight: 1 / frames }),
  };
}

const developShader = /* glsl */ `
  vec3 encoded = encode(expose(texture2D(source, at).rgb / frames));
  float grain = fract(sin(dot(floor(gl_FragCoord.xy), vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  gl_FragColor = vec4(encoded + grain / 255.0, 1.0);
`;

function createPass(source: WebGLRenderTarget, body: string): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { source: { value: source.texture }, frames: { value: 1 } },
    vertexShader:
      'varying vec2 at; void main() { at = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `uniform sampler2D source; uniform float frames; varying vec2 at; ${exposeShader}
      void main() { ${body} }`,
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  });
}
