import { Group, Matrix4, PerspectiveCamera, Scene, type WebGLRenderer } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWebXr } from './webxr-session.ts';

/** A session of a phone that looks at a floor 1.2 m below it and 2 m ahead. */
class FakeSession extends EventTarget {
  hasHitTest = true;
  requestReferenceSpace = async () => ({});
  requestHitTestSource = async () => (this.hasHitTest ? {} : null);
  end = vi.fn(async () => void this.dispatchEvent(new Event('end')));
}

type Frame = { getHitTestResults: () => object[] };
const floor: Frame = {
  getHitTestResults: () => [
    { getPose: () => ({ transform: { matrix: new Matrix4().makeTranslation(0, -1.2, -2).toArray() } }) },
  ],
};
const nothing: Frame = { getHitTestResults: () => [] };

let session: FakeSession;
const requestSession = vi.fn();

beforeEach(() => {
  session = new FakeSession();
  requestSession.mockReset().mockResolvedValue(session);
  vi.stubGlobal('navigator', { xr: { requestSession } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function start() {
  let loop: ((time: number, frame: Frame) => void) | null = null;
  const ground = new Group();
  const scene = new Scene().add(ground);
  const renderer: WebGLRenderer = Object.assign(Object.create(null), {
    xr: {
      ...{ enabled: false, isPresenting: true },
      ...{ setReferenceSpaceType: vi.fn(), setSession: vi.fn(), getReferenceSpace: () => ({}) },
      getCamera: () => new PerspectiveCamera(),
    },
    setAnimationLoop: (next: typeof loop) => {
      loop = next;
    },
    render: vi.fn(),
  });
  const overlay: HTMLElement = Object.create(null);
  const listeners = { onPlaced: vi.fn(), onEnd: vi.fn() };
  const draw = vi.fn();
  const stage = { renderer, stage: { scene, ground, dispose: vi.fn() }, draw };
  const running = startWebXr(stage, overlay, listeners);
  return {
    ...{ ground, scene, renderer, draw, ...listeners, running },
    see: (frame: Frame) => loop?.(0, frame),
    isLooping: () => loop !== null,
  };
}

const tap = () => session.dispatchEvent(new Event('select'));

describe('the room view', () => {
  it('places the machine on the floor at its true size where the visitor taps, and can move it', async () => {
    const view = await start();
    await view.running;
    expect(view.ground.visible).toBe(false);
    view.see(nothing);
    tap();
    expect(view.onPlaced).not.toHaveBeenCalled();
    view.see(floor);
    tap();
    expect(view.onPlaced).toHaveBeenCalledTimes(1);
    expect(view.ground.visible).toBe(true);
    expect(view.ground.position.toArray()).toEqual([0, -1.2, -2]);
    expect(view.ground.scale.toArray()).toEqual([1, 1, 1]);
  });

  it('puts the machine back when the visitor leaves', async () => {
    const view = await start();
    const { end } = await view.running;
    view.see(floor);
    tap();
    await end();
    expect(view.onEnd).toHaveBeenCalledTimes(1);
    expect(view.ground.position.toArray()).toEqual([0, 0, 0]);
    expect(view.scene.children).toEqual([view.ground]);
    expect(view.isLooping()).toBe(false);
    expect(view.draw).toHaveBeenCalledTimes(1);
  });

  it('ends the session and rejects if the device finds no surfaces or the visitor refuses', async () => {
    session.hasHitTest = false;
    const view = await start();
    await expect(view.running).rejects.toThrow('No hit test');
    expect(session.end).toHaveBeenCalledTimes(1);
    expect(view.ground.visible).toBe(true);
    requestSession.mockRejectedValue(new Error('NotAllowedError'));
    await expect((await start()).running).rejects.toThrow('NotAllowedError');
  });
});
