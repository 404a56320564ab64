import type { Mesh } from './mesh.ts';
import { parse3mf } from './parse-3mf.ts';
import { parseObj } from './parse-obj.ts';
import { parseStl } from './parse-stl.ts';
import { PartFileError } from './part-file-error.ts';
import { MAX_FILE_BYTES } from './part-limits.ts';

type NamedFile = Blob & { name: string };

/** Decides by the content where it is clear, else by the end of the name. */
export async function readMesh(file: NamedFile, onProgress: (share: number) => void): Promise<Mesh> {
  const format = /\.(stl|obj|3mf)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!format) throw new PartFileError('wrongType');
  if (file.size > MAX_FILE_BYTES) throw new PartFileError('tooLarge');
  const data = await readBytes(file, (share) => onProgress(share * 0.4));
  const onParse = (share: number) => onProgress(0.4 + share * 0.6);
  if (isZip(data)) return { format: '3mf', ...parse3mf(data, onParse) };
  if (format === '3mf') throw new PartFileError('damaged');
  onParse(0);
  return { format: format === 'obj' ? 'obj' : 'stl', unit: null, triangles: (format === 'obj' ? parseObj : parseStl)(data) };
}

function isZip(data: ArrayBuffer): boolean {
  return data.byteLength > 4 && new DataView(data).getUint32(0, true) === 0x04034b50;
}

async function readBytes(file: NamedFile, onProgress: (share: number) => void): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(file.size);
  let read = 0;
  for await (const chunk of readChunks(file)) {
    bytes.set(chunk, read);
    read += chunk.length;
    onProgress(read / file.size);
  }
  return bytes.buffer;
}

/** Streams are not iterable in every browser. */
async function* readChunks(file: NamedFile): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
}
