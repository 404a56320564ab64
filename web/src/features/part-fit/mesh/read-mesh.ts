import type { Mesh } from './mesh.ts';
import { parse3mf } from './parse-3mf.ts';
import { parseObj } from './parse-obj.ts';
import { parsePly } from './parse-ply.ts';
import { parseStl } from './parse-stl.ts';
import { PartFileError } from './part-file-error.ts';
import { MAX_FILE_BYTES } from './part-limits.ts';

type NamedFile = Blob & { name: string };

const parsers = { stl: parseStl, obj: parseObj, ply: parsePly };

/** Decides by the content where it is clear, else by the end of the name. */
export async function readMesh(file: NamedFile, onProgress: (share: number) => void): Promise<Mesh> {
  const extension = /\.(stl|obj|ply|3mf)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!extension) throw new PartFileError('wrongType');
  if (file.size > MAX_FILE_BYTES) throw new PartFileError('tooLarge');
  const data = await file.arrayBuffer();
  if (isZip(data)) return { format: '3mf', ...parse3mf(data, onProgress) };
  if (extension === '3mf') throw new PartFileError('damaged');
  const format = extension === 'obj' || extension === 'ply' ? extension : 'stl';
  return { format, unit: null, triangles: parsers[format](data) };
}

function isZip(data: ArrayBuffer): boolean {
  return data.byteLength > 4 && new DataView(data).getUint32(0, true) === 0x04034b50;
}
