import { Unzip, UnzipInflate } from 'fflate';
import type { LengthUnit } from '../fit/length-unit.ts';
import { assemble } from './assemble-3mf.ts';
import type { Triangles } from './mesh.ts';
import { createModelReader, type Model, toModelPath } from './model-reader.ts';
import { PartFileError } from './part-file-error.ts';
import { MAX_MODEL_BYTES } from './part-limits.ts';

/** Decompresses at most 64 MB at once, as deflate shrinks data by a factor of up to 1032. */
const STEP = 2 ** 16;

/**
 * Reads a 3MF file: a zip archive of XML files. The loader of three.js needs a DOM, which workers do not have, and
 * decompresses the archive before anybody can tell how large it becomes.
 */
export function parse3mf(
  data: ArrayBuffer,
  onProgress: (share: number) => void = () => undefined,
  maxModelBytes = MAX_MODEL_BYTES,
): { unit: LengthUnit; triangles: Triangles } {
  const models = new Map<string, Model>();
  const readBytes = createByteCounter(maxModelBytes);
  const unzip = new Unzip((file) => {
    if (!file.name.toLowerCase().endsWith('.model')) return;
    const reader = createModelReader();
    const decoder = new TextDecoder();
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      readBytes(chunk.length);
      reader.write(decoder.decode(chunk, { stream: !isLast }));
      if (isLast) models.set(toModelPath(file.name), reader.end());
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < data.byteLength; at += STEP) {
    const end = Math.min(at + STEP, data.byteLength);
    unzip.push(new Uint8Array(data, at, end - at), end === data.byteLength);
    onProgress(end / data.byteLength);
  }
  return assemble(models);
}

function createByteCounter(limit: number): (bytes: number) => void {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total > limit) throw new PartFileError('tooLarge');
  };
}
