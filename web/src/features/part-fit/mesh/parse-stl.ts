import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import type { Triangles } from './mesh.ts';
import { PartFileError } from './part-file-error.ts';
import { MAX_TRIANGLES } from './part-limits.ts';

const HEADER_BYTES = 84;
const TRIANGLE_BYTES = 50;

/** Binary files may start with `solid` as well, the keyword of text files. */
export function parseStl(data: ArrayBuffer): Triangles {
  const bytes = new Uint8Array(data);
  if (isText(bytes)) return parseText(new TextDecoder().decode(bytes));
  if (bytes.length < HEADER_BYTES) throw new PartFileError(bytes.length === 0 ? 'noTriangles' : 'damaged');
  const count = new DataView(data).getUint32(80, true);
  const length = HEADER_BYTES + count * TRIANGLE_BYTES;
  if (length > bytes.length) throw new PartFileError('truncated');
  if (count >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
  if (count === 0) throw new PartFileError('noTriangles');
  // The loader recognizes a binary file by its exact length.
  return load(data.slice(0, length));
}

/** Text has no zero bytes, which the coordinates and the two last bytes of every binary triangle have. */
function isText(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).replace('\uFEFF', '').trimStart();
  return /^solid\b/i.test(start) && !bytes.subarray(0, 4096).includes(0);
}

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
const CORNER = new RegExp(String.raw`\bvertex\s+${NUMBER}\s+${NUMBER}\s+${NUMBER}(?=\s)`, 'g');

/** The name of a solid may contain any word. */
const NAME = /\b((?:end)?solid)\b(?:(?!\bfacet\b)[^\n])*/g;

/** The loader logs each facet that it does not understand, so the text is checked before. */
function parseText(text: string): Triangles {
  const lower = text.toLowerCase().replaceAll(NAME, '$1');
  const facets = count(lower, /\bendfacet\b/g);
  if (facets >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
  if (facets === 0) throw new PartFileError('noTriangles');
  const corners = count(lower, /\bvertex\s/g);
  if (count(lower, CORNER) !== corners) throw new PartFileError('notFinite');
  if (corners !== facets * 3 || !/\bendsolid\b/.test(lower)) throw new PartFileError('truncated');
  // Normals are not needed, and some programs write `nan`.
  const plain = lower.replaceAll(/\bfacet\b(?:\s+(?!outer)\S+){0,4}/g, 'facet normal 0 0 1');
  const triangles = load(new TextEncoder().encode(plain).buffer);
  if (triangles.length !== facets * 9) throw new PartFileError('damaged');
  return triangles;
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found++;
  return found;
}

function load(data: ArrayBuffer): Triangles {
  const { array } = new STLLoader().parse(data).getAttribute('position');
  return new Float32Array(array);
}
