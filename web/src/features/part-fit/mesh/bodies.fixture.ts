import { strToU8, zipSync } from 'fflate';
import { BoxGeometry, BufferGeometry, Float32BufferAttribute, Mesh, SphereGeometry, TorusGeometry } from 'three';
import { OBJExporter } from 'three/addons/exporters/OBJExporter.js';
import { STLExporter } from 'three/addons/exporters/STLExporter.js';

const CUBE = { side: 20 };
const SPHERE = { radius: 20 };
const TORUS = { radius: 30, tube: 10 };

/** Bodies whose volume, area and size are known. */
export const bodies = {
  cube: {
    geometry: new BoxGeometry(CUBE.side, CUBE.side, CUBE.side),
    volume: CUBE.side ** 3,
    area: 6 * CUBE.side ** 2,
    size: [CUBE.side, CUBE.side, CUBE.side],
  },
  sphere: {
    geometry: new SphereGeometry(SPHERE.radius, 120, 90),
    volume: (4 / 3) * Math.PI * SPHERE.radius ** 3,
    area: 4 * Math.PI * SPHERE.radius ** 2,
    size: [40, 40, 40],
  },
  torus: {
    geometry: new TorusGeometry(TORUS.radius, TORUS.tube, 120, 120),
    volume: 2 * Math.PI ** 2 * TORUS.radius * TORUS.tube ** 2,
    area: 4 * Math.PI ** 2 * TORUS.radius * TORUS.tube,
    size: [80, 80, 20],
  },
};

export type BodyName = keyof typeof bodies;

/** A box with its lower corner in the origin. */
export function box(width: number, depth: number, height: number): BufferGeometry {
  return new BoxGeometry(width, depth, height).translate(width / 2, depth / 2, height / 2);
}

export function fromTriangles(corners: readonly number[]): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(corners, 3));
}

export function toBinaryStl(geometry: BufferGeometry): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = new STLExporter().parse(new Mesh(geometry), { binary: true });
  return new Uint8Array(buffer).slice(byteOffset, byteOffset + byteLength) as Uint8Array<ArrayBuffer>;
}

export function toTextStl(geometry: BufferGeometry): string {
  return new STLExporter().parse(new Mesh(geometry), { binary: false });
}

export function toObj(geometry: BufferGeometry): string {
  return new OBJExporter().parse(new Mesh(geometry));
}

export function toTextPly(geometry: BufferGeometry): string {
  const corners = cornersOf(geometry);
  const faces = Array.from(
    { length: corners.length / 3 },
    (_, face) => `3 ${face * 3} ${face * 3 + 1} ${face * 3 + 2}`,
  );
  return [plyHeader('ascii', corners.length), ...corners.map((corner) => corner.join(' ')), ...faces, ''].join('\n');
}

export function toBinaryPly(geometry: BufferGeometry, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const corners = cornersOf(geometry);
  const faces = corners.length / 3;
  const header = strToU8(
    `${plyHeader(isLittleEndian ? 'binary_little_endian' : 'binary_big_endian', corners.length)}\n`,
  );
  const bytes = new Uint8Array(header.length + corners.length * 12 + faces * 13);
  bytes.set(header);
  const view = new DataView(bytes.buffer, header.length);
  for (const [at, value] of corners.flat().entries()) view.setFloat32(at * 4, value, isLittleEndian);
  for (let corner = 0; corner < corners.length; corner++) {
    const face = corners.length * 12 + Math.floor(corner / 3) * 13;
    view.setUint8(face, 3);
    view.setInt32(face + 1 + (corner % 3) * 4, corner, isLittleEndian);
  }
  return bytes;
}

function plyHeader(format: string, corners: number): string {
  const axes = ['x', 'y', 'z'].map((axis) => `property float ${axis}`);
  const faces = [`element face ${corners / 3}`, 'property list uchar int vertex_indices'];
  return ['ply', `format ${format} 1.0`, `element vertex ${corners}`, ...axes, ...faces, 'end_header'].join('\n');
}

function cornersOf(geometry: BufferGeometry): number[][] {
  const { array } = geometry.toNonIndexed().getAttribute('position');
  return Array.from({ length: array.length / 3 }, (_, at) => [...array.slice(at * 3, at * 3 + 3)]);
}

type ModelOptions = { unit?: string; build?: string; objects?: string };

/** `object 1` is the geometry. */
export function toModel(
  geometry: BufferGeometry,
  { unit = 'millimeter', build, objects = '' }: ModelOptions = {},
): string {
  const { array } = geometry.toNonIndexed().getAttribute('position');
  const triples = Array.from({ length: array.length / 3 }, (_, index) => array.slice(index * 3, index * 3 + 3));
  const vertices = triples.map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}"/>`);
  const triangles = Array.from(
    { length: triples.length / 3 },
    (_, index) => `<triangle v1="${index * 3}" v2="${index * 3 + 1}" v3="${index * 3 + 2}"/>`,
  );
  const mesh = `<mesh><vertices>${vertices.join('')}</vertices><triangles>${triangles.join('')}</triangles></mesh>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
    <model unit="${unit}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
      <resources><object id="1" type="model">${mesh}</object>${objects}</resources>
      <build>${build ?? '<item objectid="1"/>'}</build>
    </model>`;
}

export function to3mf(model: string, others: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const files = { '[Content_Types].xml': '<Types/>', '3D/3dmodel.model': model, ...others };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

export function toFile(name: string, content: BlobPart): File {
  return new File([content], name);
}
