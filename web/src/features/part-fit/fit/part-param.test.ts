import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directions } from '../mesh/directions.ts';
import type { PartMeasures } from '../mesh/measure-file.ts';
import { readPart, writePart } from './part-param.ts';

const size = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
const count = fc.integer({ min: 0, max: 6_000_000 });
const pose = fc.record({ height: size, width: size, depth: size });
const measures: fc.Arbitrary<PartMeasures> = fc.record({
  ...{ volume: size, area: size, triangles: count, openEdges: count },
  poses: fc.array(pose, { minLength: directions.length, maxLength: directions.length }),
});

const isClose = (a: number, b: number) => Math.abs(a / b - 1) < 1e-5;

describe('the numbers of a part in a link', () => {
  it('are those of the part, to six digits', () => {
    fc.assert(
      fc.property(measures, (part) => {
        const read = readPart(writePart(part)) ?? expect.fail();
        expect([read.triangles, read.openEdges]).toEqual([part.triangles, part.openEdges]);
        expect(isClose(read.volume, part.volume) && isClose(read.area, part.area)).toBe(true);
        for (const [index, { height, width, depth }] of part.poses.entries()) {
          const same = read.poses[index] ?? expect.fail();
          expect(isClose(same.height, height) && isClose(same.width, width) && isClose(same.depth, depth)).toBe(true);
        }
      }),
    );
  });

  const numbers = Array.from({ length: 4 + directions.length * 3 }, (_, index) => String(index + 1));
  const withFirst = (text: string) => [text, ...numbers.slice(1)].join('_');

  it('are read if all of them are there', () => {
    expect(readPart(numbers.join('_'))).toMatchObject({
      volume: 1,
      triangles: 3,
      poses: { length: directions.length },
    });
  });

  it.each([
    ['', 'nothing'],
    [numbers.slice(1).join('_'), 'one too few'],
    [[...numbers, '1'].join('_'), 'one too many'],
    [withFirst('0'), 'no volume'],
    [withFirst('-1'), 'a negative volume'],
    [withFirst('NaN'), 'no number'],
    [withFirst('1e999'), 'an endless number'],
    [withFirst('0x10'), 'another notation'],
    [withFirst('<b>'), 'markup'],
    [[...numbers.slice(0, 2), '1.5', ...numbers.slice(3)].join('_'), 'half a triangle'],
    [[...numbers.slice(0, -1), '0'].join('_'), 'a part without depth'],
  ])('%j are refused: %s', (text) => {
    expect(readPart(text)).toBeNull();
  });
});
