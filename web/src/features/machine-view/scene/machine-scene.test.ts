import { readFileSync } from 'node:fs';
import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectDimensions } from './dimension-lines.ts';
import { fitCamera } from './fit-camera.ts';
import { loadMachine } from './load-machine.ts';
import { createPartMotion } from './part-motion.ts';

const { signal } = new AbortController();
const size = { width: 425, depth: 385, height: 780 };

/** A file of the site, without the decoders of pictures that browsers have. */
async function load(name: string) {
  const file = readFileSync(new URL(`../../../../public/models/${name}.glb`, import.meta.url));
  vi.stubGlobal('fetch', async () => new Response(file));
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1 }));
  return loadMachine(`/models/${name}.glb`, signal);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loading a model', () => {
  it('decodes the exported file of the A2D in meters', async () => {
    const { model } = await load('A2D');
    const extent = new Box3().setFromObject(model).getSize(new Vector3());
    expect(extent.x).toBeCloseTo(0.425, 2);
    expect(extent.y).toBeCloseTo(0.78, 2);
    expect(extent.z).toBeCloseTo(0.385, 2);
  });

  it('rejects an error response and a damaged file', async () => {
    vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }));
    await expect(loadMachine('/models/A2D.glb', signal)).rejects.toThrow('404');
    vi.stubGlobal('fetch', async () => new Response('glTF, or not'));
    await expect(loadMachine('/models/A2D.glb', signal)).rejects.toThrow();
  });
});

describe('moving parts', () => {
  it('opens the door and lowers the platform at once under reduced motion, and takes both back', async () => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const { model, clips } = await load('A2D');
    const closed = new Box3().setFromObject(model);
    const motion = createPartMotion(model, clips);
    const onStep = vi.fn();
    expect(motion.parts).toEqual(['door', 'platform']);
    motion.move('door', true, onStep);
    expect(onStep).toHaveBeenCalledTimes(1);
    expect(new Box3().setFromObject(model).min.x).toBeLessThan(closed.min.x - 0.1);
    motion.move('platform', true, onStep);
    motion.move('door', false, onStep);
    motion.move('platform', false, onStep);
    expect(new Box3().setFromObject(model).min.x).toBeCloseTo(closed.min.x, 3);
  });
});

describe('dimension lines', () => {
  it.each([0, 60, 130, 220, 310])(
    'stay in the picture, with the height at the left, seen from %d°',
    async (degrees) => {
      const { model } = await load('A2D');
      const camera = new PerspectiveCamera(26, 4 / 3);
      camera.position.setFromSphericalCoords(1, 1.35, (degrees * Math.PI) / 180);
      fitCamera(new OrbitControls(camera), model);
      camera.updateMatrixWorld();
      const lines = projectDimensions(size, camera, { width: 800, height: 600 });
      for (const [x, y] of lines.flatMap(({ from, to }) => [from, to])) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(800);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(600);
      }
      const upright = lines.find(({ side }) => side === 'height');
      expect(Math.abs((upright?.from[0] ?? 0) - (upright?.to[0] ?? 0))).toBeLessThan(40);
      expect(Math.min(...lines.flatMap(({ from, to }) => [from[0], to[0]]))).toBeGreaterThanOrEqual(
        (upright?.to[0] ?? 0) - 40,
      );
    },
  );
});
