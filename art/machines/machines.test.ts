import { Box3, Vector3 } from 'three';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { productPictures } from '../render/products.ts';
import { shotOf } from '../studio/shot.ts';

/** Handles, hinges, grips and couplings may stand out this far. */
const proud = 22;

const printers = productPictures.filter(({ subject }) => subject.size && subject.platform);

beforeAll(() => {
  const pen = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

describe('models of printers', () => {
  it.each(printers)('$name has the dimensions of its data sheet', async ({ module, subject }) => {
    const [width = 0, depth = 0, height = 0] = subject.size ?? [];
    const shot = shotOf(await import(`../${module}`), subject);
    const size = new Box3().setFromObject(shot.subject, true).getSize(new Vector3());
    const excess = [size.x - width, size.y - height, size.z - depth].map(Math.round);
    expect(excess.filter((value) => value < -1 || value > proud)).toEqual([]);
  });
});
