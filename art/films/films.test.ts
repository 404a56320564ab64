import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../../legacy/content/content.ts';
import { chapterStartsOf } from './catalogue.ts';
import { fileOf } from './render-manifest.ts';

const named = [...JSON.stringify(content).matchAll(/"(\/(?:videos|recordings)\/[^"]+)"/g)].map(
  ([, address = '']) => address,
);

/** Duration of a WebM file in milliseconds: a double with the element id 44 89. */
function lengthOf(file: string): number {
  const head = readFileSync(file).subarray(0, 4096);
  const at = head.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  expect(at, file).toBeGreaterThan(0);
  return head.readDoubleBE(at + 3);
}

const recordings = content.liveStreams.flatMap(({ id, recording }) => (recording ? [{ id, ...recording }] : []));
const locked = recordings.flatMap((recording) => (recording.isPublic ? [] : [recording]));

describe('films', () => {
  it('R99 R200 exist for every film path in the content', () => {
    expect(named).not.toEqual([]);
    expect(named.filter((address) => !existsSync(fileOf(address)))).toEqual([]);
  });

  it('R201 that must be unlocked are public only as previews', () => {
    const isPublic = (address: string) => fileOf(address).includes('/public/');
    expect(locked.map(({ preview }) => isPublic(preview))).not.toContain(false);
    expect(locked.map(({ video }) => isPublic(video))).not.toContain(true);
    const unlocked = locked.map(({ preview }) => preview.replace('-preview', ''));
    expect(unlocked.filter((address) => existsSync(fileOf(address)))).toEqual([]);
  });

  it.each(locked)('R201 the full video of live stream $id is longer than its preview', ({ video, preview }) => {
    expect(lengthOf(fileOf(preview))).toBeLessThan(lengthOf(fileOf(video)) / 2);
  });

  it.each(recordings)('the video of live stream $id has the length and the chapters of its record', (recording) => {
    const { id, minutes, video, chapters } = recording;
    expect(Math.ceil(lengthOf(fileOf(video)) / 60_000)).toBe(minutes);
    const stream = content.liveStreams.find((one) => one.id === id);
    expect(stream && chapterStartsOf(stream)).toEqual(chapters);
  });

  it('R200 a broadcast film divides an hour evenly, so that it restarts on each full hour', () => {
    const lengths = content.liveStreams.flatMap(({ broadcast }) => (broadcast ? [lengthOf(fileOf(broadcast))] : []));
    expect(Math.min(...lengths)).toBeGreaterThan(1_000);
    expect(lengths.filter((length) => 3_600_000 % Math.round(length) !== 0)).toEqual([]);
  });
});
