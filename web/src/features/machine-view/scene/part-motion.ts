import { type AnimationClip, AnimationMixer, LoopOnce, type Object3D } from 'three';

const movingParts = ['door', 'cover', 'platform'] as const;
export type MovingPart = (typeof movingParts)[number];

/** In milliseconds, for each pose on the way. */
const POSE_MS = 700;

export type PartMotion = {
  parts: readonly MovingPart[];
  /** Resolves when the part is there; a later call for the same part ends an earlier one. */
  move: (part: MovingPart, isMoved: boolean, onStep: () => void) => void;
  stop: () => void;
};

/** Moves the parts of a model along its animation clips, at once if the visitor prefers reduced motion. */
export function createPartMotion(model: Object3D, clips: readonly AnimationClip[]): PartMotion {
  const mixer = new AnimationMixer(model);
  const running = new Map<MovingPart, number>();
  const actions = new Map(
    movingParts.flatMap((part) => {
      const clip = clips.find(({ name }) => name === part);
      if (!clip) return [];
      const action = mixer.clipAction(clip).setLoop(LoopOnce, 1).play();
      action.paused = true;
      return [[part, action] as const];
    }),
  );
  return {
    parts: [...actions.keys()],
    move: (part, isMoved, onStep) => {
      const action = actions.get(part);
      if (!action) return;
      cancelAnimationFrame(running.get(part) ?? 0);
      const { duration } = action.getClip();
      const [from, to] = [action.time, isMoved ? duration : 0];
      const start = performance.now();
      const length = prefersReducedMotion() ? 0 : duration * POSE_MS;
      const step = () => {
        const share = length === 0 ? 1 : Math.min(1, (performance.now() - start) / length);
        action.time = from + (to - from) * ease(share);
        mixer.update(0);
        onStep();
        if (share < 1) running.set(part, requestAnimationFrame(step));
      };
      step();
    },
    stop: () => {
      for (const frame of running.values()) cancelAnimationFrame(frame);
    },
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
