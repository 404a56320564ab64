import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { content } from '../../legacy/content/content.ts';

const fileOf = (address: string) => join(import.meta.dirname, '../../web/public', address);

const named = [...JSON.stringify(content).matchAll(/"(\/videos\/[^"]+)"/g)].map(([, address = '']) => address);

/** The length that a WebM file tells of itself, in milliseconds: a double under the key 44 89. */
function lengthOf(file: string): number {
  const head = readFileSync(file).subarray(0, 4096);
  return head.readDoubleBE(head.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
}

describe('films', () => {
  it('R99 R200 are files, all that the content names', () => {
    expect(named).not.toEqual([]);
    expect(named.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
  });

  it.each(content.liveStreams.flatMap(({ id, recording }) => (recording ? [{ id, ...recording }] : [])))(
    'R201 the full video of live stream $id is as long as its record says, and longer than what everybody may see',
    ({ minutes, video, preview }) => {
      expect(Math.ceil(lengthOf(fileOf(video)) / 60_000)).toBe(minutes);
      expect(lengthOf(fileOf(preview))).toBeLessThan(lengthOf(fileOf(video)) / 2);
    },
  );

  it('R200 one that is broadcast goes round whole times in an hour, so that each start finds it at its beginning', () => {
    const lengths = content.liveStreams.flatMap(({ broadcast }) => (broadcast ? [lengthOf(fileOf(broadcast))] : []));
    expect(lengths.filter((length) => 3_600_000 % Math.round(length) > 0)).toEqual([]);
  });
});
