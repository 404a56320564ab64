import { Box3, type Group, PerspectiveCamera, Vector3, type WebGLRenderer } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Move } from '#ui/orbit-view/move.ts';
import { createRenderer, moveCamera, watchSize } from '#ui/orbit-view/orbit.ts';
import { type DimensionLine, type MachineSize, projectDimensions } from './dimension-lines.ts';
import { disposeModel } from './dispose-model.ts';
import { fitCamera } from './fit-camera.ts';
import { type LoadedMachine, loadMachine } from './load-machine.ts';
import { createPartMotion, type MovingPart } from './part-motion.ts';
import { createShadow, createStage, type Stage } from './stage.ts';

export type MachineScene = {
  parts: readonly MovingPart[];
  model: Group;
  renderer: WebGLRenderer;
  stage: Stage;
  move: (steps: Move) => void;
  movePart: (part: MovingPart, isMoved: boolean) => void;
  measure: (size: MachineSize) => DimensionLine[];
  draw: () => void;
  dispose: () => void;
};

type Options = { url: string; signal: AbortSignal; onDraw: () => void; onLost: () => void };

/** Loads a model and draws it when something changes, and never by itself. Null without WebGL, with nothing loaded. */
export async function openMachineScene(canvas: HTMLCanvasElement, options: Options): Promise<MachineScene | null> {
  const renderer = createRenderer(canvas);
  if (!renderer) return null;
  try {
    const machine = await loadMachine(options.url, options.signal);
    options.signal.throwIfAborted();
    return createMachineScene(canvas, renderer, machine, options);
  } catch (error) {
    renderer.dispose();
    throw error;
  }
}

function createMachineScene(
  canvas: HTMLCanvasElement,
  renderer: WebGLRenderer,
  { model, clips }: LoadedMachine,
  { onDraw, onLost }: Options,
): MachineScene {
  const stage = createStage(renderer);
  const { x, z } = new Box3().setFromObject(model).getSize(new Vector3());
  stage.ground.add(model, createShadow(x, z));
  const camera = new PerspectiveCamera(26, Math.max(1, canvas.clientWidth) / Math.max(1, canvas.clientHeight));
  camera.position.setFromSphericalCoords(1, 1.35, 0.5);
  const controls = new OrbitControls(camera, canvas);
  Object.assign(controls, { enablePan: false, maxPolarAngle: Math.PI * 0.52 });
  fitCamera(controls, model);
  const draw = () => {
    if (renderer.xr.isPresenting) return;
    renderer.render(stage.scene, camera);
    onDraw();
  };
  controls.addEventListener('change', draw);
  const motion = createPartMotion(model, clips);
  const resize = watchSize(canvas, { renderer, camera }, () => {
    fitCamera(controls, model);
    draw();
  });
  canvas.addEventListener('webglcontextlost', onLost);
  return {
    ...{ parts: motion.parts, model, renderer, stage, draw },
    move: (steps) => moveCamera(controls, steps),
    movePart: (part, isMoved) =>
      motion.move(part, isMoved, () => {
        fitCamera(controls, model);
        draw();
      }),
    measure: (size) => {
      camera.updateMatrixWorld();
      return projectDimensions(size, camera, { width: canvas.clientWidth, height: canvas.clientHeight });
    },
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', onLost);
      resize.disconnect();
      motion.stop();
      controls.dispose();
      disposeModel(stage.ground);
      stage.dispose();
      renderer.dispose();
    },
  };
}
