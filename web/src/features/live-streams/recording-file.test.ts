import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecording, serveRecording } from './recording-file.ts';

const root = mkdtempSync(join(tmpdir(), 'heliograph-'));
const folder = join(root, 'recordings');

beforeAll(() => {
  mkdirSync(folder);
  writeFileSync(join(root, 'video.webm'), 'a video of another folder');
  writeFileSync(join(folder, 'video.webm'), '0123456789');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
});

afterAll(() => rmSync(root, { recursive: true }));

async function serve(range: string | null) {
  const video = await openRecording('video.webm', folder);
  if (!video) throw new Error('The video is missing.');
  const response = serveRecording(video, range);
  const { status, headers } = response;
  return [status, headers.get('content-range'), headers.get('content-length'), await response.text()];
}

describe('recordings', () => {
  it.each([
    [null, [200, null, '10', '0123456789']],
    ['bytes=0-', [206, 'bytes 0-9/10', '10', '0123456789']],
    ['bytes=2-4', [206, 'bytes 2-4/10', '3', '234']],
    ['bytes=8-99', [206, 'bytes 8-9/10', '2', '89']],
    ['bytes=-3', [206, 'bytes 7-9/10', '3', '789']],
    ['bytes=-99', [206, 'bytes 0-9/10', '10', '0123456789']],
    ['bytes=10-', [416, 'bytes */10', null, '']],
    ['bytes=-0', [416, 'bytes */10', null, '']],
    ['bytes=4-2', [200, null, '10', '0123456789']],
    ['bytes=0-1,4-5', [200, null, '10', '0123456789']],
    ['lines=0-1', [200, null, '10', '0123456789']],
  ])('R201 serve the range %j: %j', async (range, expected) => {
    expect(await serve(range)).toEqual(expected);
  });

  it.each(['nothing.webm', 'secret.txt', '../video.webm', 'video.webm/..', ''])(
    'R201 reject the name %j',
    async (name) => {
      expect(await openRecording(name, folder)).toBeNull();
    },
  );
});
