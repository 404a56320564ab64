import { openAsBlob } from 'node:fs';
import { join } from 'node:path';

/** Outside `public`, so that only `serveRecording` can serve it. */
const FOLDER = 'recordings';
const NAME = /^[a-z0-9-]+\.webm$/;
const RANGE = /^bytes=(\d*)-(\d*)$/;

export async function openRecording(name: string, folder = join(process.cwd(), FOLDER)): Promise<Blob | null> {
  if (!NAME.test(name)) return null;
  try {
    // Without the comment, the build traces the whole project for this path.
    return await openAsBlob(join(/* turbopackIgnore: true */ folder, name), { type: 'video/webm' });
  } catch {
    return null;
  }
}

export function serveRecording(recording: Blob, range: string | null): Response {
  const headers = new Headers({
    'content-type': recording.type,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
  const part = range === null ? 'all' : parseRange(range, recording.size);
  if (part === null) {
    headers.set('content-range', `bytes */${recording.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (part === 'all') {
    headers.set('content-length', String(recording.size));
    return new Response(recording.stream(), { headers });
  }
  headers.set('content-range', `bytes ${part.first}-${part.last}/${recording.size}`);
  headers.set('content-length', String(part.last - part.first + 1));
  return new Response(recording.slice(part.first, part.last + 1).stream(), { status: 206, headers });
}

type Part = { first: number; last: number };

/** A single byte range; null if unsatisfiable. Other ranges are ignored, as HTTP allows. */
function parseRange(range: string, size: number): Part | 'all' | null {
  const [, first = '', last = ''] = RANGE.exec(range) ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') return last === '0' ? null : { first: Math.max(0, size - Number(last)), last: size - 1 };
  if (Number(first) >= size) return null;
  if (last !== '' && Number(last) < Number(first)) return 'all';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
