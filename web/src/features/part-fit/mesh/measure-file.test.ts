import { describe, expect, it } from 'vitest';
import {
  type BodyName,
  bodies,
  box,
  fromTriangles,
  to3mf,
  toBinaryPly,
  toBinaryStl,
  toFile,
  toModel,
  toObj,
  toTextPly,
  toTextStl,
} from './bodies.fixture.ts';
import { measureFile } from './measure-file.ts';

const formats = {
  'binary STL': (name: BodyName) => toFile('part.stl', toBinaryStl(bodies[name].geometry)),
  'text STL': (name: BodyName) => toFile('part.STL', toTextStl(bodies[name].geometry)),
  OBJ: (name: BodyName) => toFile('part.obj', toObj(bodies[name].geometry)),
  'text PLY': (name: BodyName) => toFile('part.ply', toTextPly(bodies[name].geometry)),
  'little-endian PLY': (name: BodyName) => toFile('part.ply', toBinaryPly(bodies[name].geometry, true)),
  'big-endian PLY': (name: BodyName) => toFile('part.PLY', toBinaryPly(bodies[name].geometry, false)),
  '3MF': (name: BodyName) => toFile('part.3mf', to3mf(toModel(bodies[name].geometry))),
};

const cases = (Object.keys(bodies) as BodyName[]).flatMap((name) =>
  (Object.keys(formats) as (keyof typeof formats)[]).map((format) => ({ name, format })),
);

const measure = (file: File) => measureFile(file, () => undefined);

/** Of the closed form; the rest is tessellation. */
function expectClose(value: number | undefined, expected: number) {
  expect(Math.abs((value ?? Number.NaN) / expected - 1)).toBeLessThan(0.001);
}

describe('a measured part', () => {
  it.each(cases)('has volume, area and size of a $name in $format', async ({ name, format }) => {
    const { volume, area, size, geometry } = bodies[name];
    const { measures } = await measure(formats[format](name));
    expectClose(measures.volume, volume);
    expectClose(measures.area, area);
    const [z, x, y] = measures.poses.map(({ height }) => height);
    for (const [axis, side] of [x, y, z].entries()) expectClose(side, size[axis] ?? Number.NaN);
    expect(measures.triangles).toBe((geometry.index?.count ?? 0) / 3);
    expect(measures.openEdges).toBe(0);
  });

  it('has the same volume far from the origin, and inside out', async () => {
    const far = toFile('far.obj', toObj(box(3, 4, 5).translate(1000, -2000, 500)));
    expectClose((await measure(far)).measures.volume, 60);
    const inverted = toFile('inverted.stl', toBinaryStl(box(3, 4, 5).scale(-1, 1, 1)));
    expectClose((await measure(inverted)).measures.volume, 60);
  });

  it('counts the open edges of a hole', async () => {
    const closed = box(1, 2, 3).toNonIndexed().getAttribute('position').array;
    const { measures } = await measure(toFile('open.stl', toBinaryStl(fromTriangles([...closed.slice(9)]))));
    expect(measures.openEdges).toBe(3);
  });

  it('reports its progress up to the end', async () => {
    const shares: number[] = [];
    await measureFile(formats['3MF']('torus'), (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBeLessThan(0.5);
    expect(shares.at(-1)).toBe(1);
  });

  it('is read from OBJ files with polygons, negative numbers, normals, continued lines and Windows line ends', async () => {
    const obj = [
      '# a box of 1 × 2 × 3',
      'mtllib box.mtl',
      'o box',
      ...['0 0 0', '1 0 0', '1 2 0', '0 2 0', '0 0 3', '1 0 3', '1 2 3', '0 2 3'].map((corner) => `v ${corner}`),
      'vn 0 0 1',
      'usemtl resin',
      's off',
      'f 4 3 2 1',
      'f 5//1 6//1 7//1 8//1',
      'f -8 -7 -3 \\',
      ' -4',
      'f 2 3 7 6',
      'f 3 4 8 7',
      'f 4 1 5 8',
      'curv2 1 2',
    ].join('\r\n');
    const { measures } = await measure(toFile('box.obj', obj));
    expect(measures).toMatchObject({ triangles: 12, openEdges: 0 });
    expectClose(measures.volume, 6);
  });
});

const plyBox = [
  'ply',
  'format ascii 1.0',
  'comment a box of 1 × 2 × 3',
  'element camera 1',
  'property float zoom',
  'element vertex 8',
  'property uchar red',
  'property double x',
  'property double y',
  'property double z',
  'element face 6',
  'property uchar flags',
  'property list uchar int vertex_index',
  'property list uchar float texcoord',
  'end_header',
  '1.5',
  ...['0 0 0', '1 0 0', '1 2 0', '0 2 0', '0 0 3', '1 0 3', '1 2 3', '0 2 3'].map((corner) => `255 ${corner}`),
  ...['3 2 1 0', '4 5 6 7', '0 1 5 4', '1 2 6 5', '2 3 7 6', '3 0 4 7'].map((face) => `7 4 ${face} 2 0.5 0.5`),
];

it.each(['\n', '\r\n', '\r'])(
  'is read from PLY files with polygons, colors and other elements (%j)',
  async (lineEnd) => {
    const { measures } = await measure(toFile('box.ply', plyBox.join(lineEnd)));
    expect(measures).toMatchObject({ triangles: 12, openEdges: 0 });
    expectClose(measures.volume, 6);
  },
);

describe('a 3MF file', () => {
  const load = (bytes: Uint8Array<ArrayBuffer>) => measure(toFile('part.3mf', bytes));

  it.each([
    ['micron', 'mm', 6e-9],
    ['centimeter', 'cm', 6],
    ['inch', 'in', 6],
    ['foot', 'in', 6 * 12 ** 3],
    ['meter', 'm', 6],
  ])('in %s is in %s', async (unit, expected, volume) => {
    const part = await load(to3mf(toModel(box(1, 2, 3), { unit })));
    expect(part.unit).toBe(expected);
    expectClose(part.measures.volume, volume);
  });

  it('places its objects, and the components of other files, where the build says', async () => {
    const part = toModel(box(1, 1, 1), {
      objects:
        '<object id="2"><components><component objectid="1" transform="2 0 0 0 2 0 0 0 2 0 0 10"/></components></object>',
      build: '<item objectid="2"/>',
    });
    const { measures } = await load(to3mf(part));
    expectClose(measures.volume, 8);
    const production = toModel(box(1, 1, 1), {
      objects:
        '<object id="2"><components><component objectid="1"/><component p:path="/3D/Objects/lid.model" objectid="1" transform="1 0 0 0 1 0 0 0 1 0 0 5"/></components></object>',
      build: '<item objectid="2"/>',
    }).replace('<model ', '<model xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06" ');
    const both = await load(to3mf(production, { '3D/Objects/lid.model': toModel(box(1, 1, 2), { build: '' }) }));
    expectClose(both.measures.volume, 3);
    expect(both.measures.poses[0]?.height).toBeCloseTo(7);
  });
});
