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
