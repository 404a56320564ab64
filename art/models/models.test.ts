import { existsSync, readFileSync, statSync } from 'node:fs';
import { getBounds } from '@gltf-transform/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { printers } from '../../legacy/content/products/printers.ts';
import { stations } from '../../legacy/content/products/stations.ts';
import { models } from './catalogue.ts';
import { createModelIO } from './compress-model.ts';
import { modelFile } from './model-manifest.ts';

const MAX_BYTES = 1_500_000;
/** Covers are lifted; other machines have doors, and a module that is built into a printer has neither. */
const covered = ['Reflex', 'reflex-turbo', 'reflex-rs-turbo', 'reflex2', 'ultraCraft-wash'];
const withoutDoor = [...covered, 'pulsing-release-module-for-dental'];

let io: Awaited<ReturnType<typeof createModelIO>>;

beforeAll(async () => {
  io = await createModelIO();
});

const machines = [...printers, ...stations].map((machine) => ({ ...machine, file: fileOf(machine.urlName) }));

function fileOf(urlName: string): string {
  const model = models.find((each) => each.urlName === urlName);
  return model ? modelFile(model) : expect.fail(`No model of ${urlName}`);
}

describe.each(machines)('the exported model of $urlName', ({ urlName, kind, machine, file }) => {
  it('exists, and takes less than 1.5 MB', () => {
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(MAX_BYTES);
  });

  it('has the size of the record in meters, stands on the floor, and is centered', async () => {
    const [scene] = (await read(file)).getRoot().listScenes();
    const { min, max } = scene ? getBounds(scene) : expect.fail('The file has no scene');
    const extent = max.map((value, axis) => value - (min[axis] ?? 0));
    const size = machine?.size;
    const expected = size && [size.width, size.height, size.depth].map((value) => value / 1000);
    for (const [axis, value] of extent.entries())
      expect(Math.abs(value / (expected?.[axis] ?? value) - 1)).toBeLessThan(0.02);
    expect(Math.max(...extent)).toBeLessThan(2);
    expect(min[1]).toBeCloseTo(0, 3);
    expect((min[0] ?? 1) + (max[0] ?? 1)).toBeCloseTo(0, 2);
  });

  it('opens if it has a door or a cover, and lowers the platform if it prints', async () => {
    const names = (await read(file))
      .getRoot()
      .listAnimations()
      .map((animation) => animation.getName());
    const expected = [
      ...(covered.includes(urlName) ? ['cover'] : []),
      ...(withoutDoor.includes(urlName) ? [] : ['door']),
      ...(kind === 'printer' ? ['platform'] : []),
    ];
    expect(names.toSorted()).toEqual(expected);
  });
});

async function read(file: string) {
  return io.readBinary(readFileSync(file));
}
