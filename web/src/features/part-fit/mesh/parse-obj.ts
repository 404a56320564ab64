import type { BufferGeometry, Mesh } from 'three';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';
import type { Triangles } from './mesh.ts';
import { PartFileError } from './part-file-error.ts';
import { MAX_TRIANGLES } from './part-limits.ts';

/** A corner, or a face with the numbers of its corners. Materials, textures and normals are not needed. */
const LINE = /^[ \t]*(?:v[ \t][^\n]*|f[ \t][^\n]*)/gm;

export function parseObj(data: ArrayBuffer): Triangles {
  const text = new TextDecoder().decode(data).replaceAll('\r', '\n').replaceAll(/\\\n+/g, ' ');
  const lines = text.match(LINE) ?? [];
  const faces = lines.reduce((sum, line) => sum + (isFace(line) ? 1 : 0), 0);
  if (faces === 0) throw new PartFileError(/\0/.test(text) ? 'damaged' : 'noTriangles');
  if (faces >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
  const plain = lines.map((line) => (isFace(line) ? line.replaceAll(/\/\S*/g, '') : line)).join('\n');
  const parts = new OBJLoader().parse(plain).children.filter(isMesh);
  return join(parts.map(({ geometry }) => geometry.getAttribute('position').array));
}

function isFace(line: string): boolean {
  return line.trimStart().startsWith('f');
}

function isMesh(object: object): object is Mesh<BufferGeometry> {
  return 'isMesh' in object;
}

function join(parts: ArrayLike<number>[]): Triangles {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length / 9 >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
  const joined = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
