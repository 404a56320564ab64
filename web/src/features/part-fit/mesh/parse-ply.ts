import type { Triangles } from './mesh.ts';
import { PartFileError } from './part-file-error.ts';
import { MAX_TRIANGLES } from './part-limits.ts';

type Scalar = { bytes: number; read: (view: DataView, at: number, isLittleEndian: boolean) => number };

const int8: Scalar = { bytes: 1, read: (view, at) => view.getInt8(at) };
const uint8: Scalar = { bytes: 1, read: (view, at) => view.getUint8(at) };
const int16: Scalar = { bytes: 2, read: (view, at, isLittle) => view.getInt16(at, isLittle) };
const uint16: Scalar = { bytes: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle) };
const int32: Scalar = { bytes: 4, read: (view, at, isLittle) => view.getInt32(at, isLittle) };
const uint32: Scalar = { bytes: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle) };
const float32: Scalar = { bytes: 4, read: (view, at, isLittle) => view.getFloat32(at, isLittle) };
const float64: Scalar = { bytes: 8, read: (view, at, isLittle) => view.getFloat64(at, isLittle) };

/** Each type has two names. */
const scalars = new Map(
  Object.entries({
    ...{ int8, uint8, int16, uint16, int32, uint32, float32, float64 },
    ...{ char: int8, uchar: uint8, short: int16, ushort: uint16, int: int32, uint: uint32 },
    ...{ float: float32, double: float64 },
  }),
);

/** A list has a number of values before its values. */
type Property = { name: string; type: Scalar; lengthType: Scalar | null };
type Element = { name: string; count: number; properties: Property[] };
type Header = { format: string; elements: Element[]; bytes: number };
type ReadNumber = (type: Scalar) => number;

const HEADER = /^ply\s[\s\S]*?\bend_header[ \t]*(?:\r\n|\n|\r)/;
const MAX_HEADER_BYTES = 65_536;
const AXES = ['x', 'y', 'z'];
const CORNER_LISTS = ['vertex_indices', 'vertex_index'];

/** Colors, normals and elements other than vertices and faces are skipped. */
export function parsePly(data: ArrayBuffer): Triangles {
  const { format, elements, bytes } = parseHeader(data);
  const faces = elements.find(({ name }) => name === 'face')?.count ?? 0;
  if (faces === 0) throw new PartFileError('noTriangles');
  if (faces >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
  const read = format === 'ascii' ? readText(data, bytes) : readBinary(data, bytes, format === 'binary_little_endian');
  let corners = new Float32Array();
  const indices: number[] = [];
  for (const element of elements) {
    // Each has at least a byte, so that a false count does not reserve memory.
    if (element.count > data.byteLength) throw new PartFileError('truncated');
    if (element.name === 'vertex') corners = readCorners(element, read);
    else readFaces(element, read, element.name === 'face' ? indices : []);
  }
  return Float32Array.from({ length: indices.length * 3 }, (_, at) => {
    const index = indices[Math.floor(at / 3)] ?? Number.NaN;
    return corners[index * 3 + (at % 3)] ?? Number.NaN;
  });
}

function parseHeader(data: ArrayBuffer): Header {
  if (data.byteLength === 0) throw new PartFileError('noTriangles');
  const start = new TextDecoder('latin1').decode(data.slice(0, MAX_HEADER_BYTES));
  if (!start.startsWith('ply')) throw new PartFileError('damaged');
  const [text] = HEADER.exec(start) ?? [];
  if (!text) throw new PartFileError('truncated');
  const header: Header = { format: '', elements: [], bytes: text.length };
  for (const line of text.split(/[\r\n]+/)) {
    const [keyword, ...words] = line.trim().split(/\s+/);
    if (keyword === 'format') header.format = words[0] ?? '';
    if (keyword === 'element') header.elements.push({ name: words[0] ?? '', count: toCount(words[1]), properties: [] });
    if (keyword === 'property') header.elements.at(-1)?.properties.push(toProperty(words));
  }
  if (!['ascii', 'binary_little_endian', 'binary_big_endian'].includes(header.format))
    throw new PartFileError('damaged');
  return header;
}

function toCount(text: string | undefined): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new PartFileError('damaged');
  return count;
}

function toProperty(words: readonly string[]): Property {
  const isList = words[0] === 'list';
  const [lengthName, typeName, name] = isList ? words.slice(1) : [undefined, ...words];
  const [lengthType, type] = [scalars.get(lengthName ?? ''), scalars.get(typeName ?? '')];
  if (!type || !name || (isList && !lengthType)) throw new PartFileError('damaged');
  return { name, type, lengthType: lengthType ?? null };
}

function readText(data: ArrayBuffer, start: number): ReadNumber {
  const words = new TextDecoder('latin1').decode(data.slice(start)).matchAll(/\S+/g);
  return () => {
    const { value } = words.next();
    if (!value) throw new PartFileError('truncated');
    return Number(value[0]);
  };
}

function readBinary(data: ArrayBuffer, start: number, isLittleEndian: boolean): ReadNumber {
  const view = new DataView(data);
  let at = start;
  return ({ bytes, read }) => {
    if (at + bytes > view.byteLength) throw new PartFileError('truncated');
    const value = read(view, at, isLittleEndian);
    at += bytes;
    return value;
  };
}

function readCorners({ count, properties }: Element, read: ReadNumber): Float32Array<ArrayBuffer> {
  const corners = new Float32Array(count * AXES.length).fill(Number.NaN);
  for (let corner = 0; corner < count; corner++) {
    for (const property of properties) {
      const [value] = readValues(property, read);
      const axis = AXES.indexOf(property.name);
      if (axis >= 0 && value !== undefined) corners[corner * AXES.length + axis] = value;
    }
  }
  return corners;
}

/** Polygons are split into triangles around their first corner. */
function readFaces({ count, properties }: Element, read: ReadNumber, indices: number[]) {
  for (let face = 0; face < count; face++) {
    for (const property of properties) {
      const values = readValues(property, read);
      if (!CORNER_LISTS.includes(property.name)) continue;
      const [first, ...others] = values;
      for (const [at, next] of others.slice(1).entries()) indices.push(first ?? -1, others[at] ?? -1, next);
      if (indices.length / 3 >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
    }
  }
}

function readValues({ type, lengthType }: Property, read: ReadNumber): number[] {
  if (!lengthType) return [read(type)];
  const length = toCount(String(read(lengthType)));
  const values: number[] = [];
  while (values.length < length) values.push(read(type));
  return values;
}
