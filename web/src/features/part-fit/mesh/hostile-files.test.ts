import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  box,
  fromTriangles,
  to3mf,
  toBinaryPly,
  toBinaryStl,
  toFile,
  toModel,
  toTextPly,
  toTextStl,
} from './bodies.fixture.ts';
import { measureFile } from './measure-file.ts';
import { parse3mf } from './parse-3mf.ts';
import { toPartFault } from './part-file-error.ts';
import { MAX_FILE_BYTES, MAX_TRIANGLES } from './part-limits.ts';

const cube = () => toBinaryStl(box(1, 2, 3));

/** Overwrites a number of a binary STL. */
function patch(write: (view: DataView) => void, bytes = cube()): Uint8Array<ArrayBuffer> {
  write(new DataView(bytes.buffer));
  return bytes;
}

const write = (start: string) => (view: DataView) => {
  for (const [at, letter] of [...start].entries()) view.setUint8(at, letter.charCodeAt(0));
};

const withCount = (count: number) => patch((view) => view.setUint32(80, count, true));
const text = () => toTextStl(box(1, 2, 3));
const ply = () => toTextPly(box(1, 2, 3));
const flat = [0, 0, 0, 1, 0, 0, 0, 1, 0];
/** A sheet that lies in no plane of the axes. */
const sheet = [0, 0, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 2, 0, 1, 1];

async function faultOf(name: string, content: BlobPart): Promise<string> {
  return measureFile(toFile(name, content), () => undefined).then(() => 'none', toPartFault);
}

describe('a file is rejected', () => {
  it.each<[reason: string, fault: string, name: string, content: BlobPart]>([
    ['has another type', 'wrongType', 'part.step', cube()],
    ['has no type', 'wrongType', 'part', cube()],
    ['is empty', 'noTriangles', 'part.stl', ''],
    ['is shorter than a header', 'damaged', 'part.stl', cube().slice(0, 60)],
    ['declares no triangles', 'noTriangles', 'part.stl', withCount(0)],
    ['declares one triangle more than it has', 'truncated', 'part.stl', withCount(13)],
    ['declares four billion triangles', 'truncated', 'part.stl', withCount(0xffffffff)],
    ['ends within a triangle', 'truncated', 'part.stl', cube().slice(0, -7)],
    [
      'has a coordinate that is not a number',
      'notFinite',
      'part.stl',
      patch((view) => view.setFloat32(96, Number.NaN, true)),
    ],
    ['has an infinite coordinate', 'notFinite', 'part.stl', patch((view) => view.setFloat32(96, Infinity, true))],
    ['has a text coordinate that is not a number', 'notFinite', 'part.stl', text().replace(/vertex \S+/, 'vertex nan')],
    ['has a text coordinate beyond all bounds', 'notFinite', 'part.stl', text().replace(/vertex \S+/, 'vertex 1e999')],
    ['ends within its text', 'truncated', 'part.stl', text().slice(0, -200)],
    ['has no facets in its text', 'noTriangles', 'part.stl', 'solid nothing\nendsolid nothing'],
    ['is flat', 'zeroSize', 'part.stl', toBinaryStl(fromTriangles(flat))],
    ['is one point', 'zeroSize', 'part.stl', toBinaryStl(fromTriangles(flat.map(() => 5)))],
    ['is a sheet', 'zeroSize', 'part.stl', toBinaryStl(fromTriangles(sheet))],
    ['has points only', 'noTriangles', 'part.obj', 'v 0 0 0\nv 1 0 0\nv 0 1 0\n'],
    ['refers to corners that do not exist', 'notFinite', 'part.obj', 'v 0 0 0\nv 1 0 0\nf 1 2 9\n'],
    ['is binary data with the end of a text format', 'damaged', 'part.obj', cube()],
    ['is an empty PLY file', 'noTriangles', 'part.ply', ''],
    ['has another content than PLY', 'damaged', 'part.ply', cube()],
    ['ends within its PLY header', 'truncated', 'part.ply', ply().slice(0, 40)],
    ['has no PLY format', 'damaged', 'part.ply', ply().replace('format ascii', 'format morse')],
    [
      'has a PLY property of an unknown type',
      'damaged',
      'part.ply',
      ply().replace('property float x', 'property half x'),
    ],
    ['has points of a scan only', 'noTriangles', 'part.ply', ply().replace('element face 12', 'element face 0')],
    [
      'declares two million PLY faces',
      'tooManyTriangles',
      'part.ply',
      ply().replace('face 12', `face ${MAX_TRIANGLES}`),
    ],
    ['declares four billion PLY corners', 'truncated', 'part.ply', ply().replace('vertex 36', 'vertex 4294967295')],
    ['ends within a PLY face', 'truncated', 'part.ply', ply().trimEnd().replace(/\S+$/, '')],
    ['ends within a binary PLY face', 'truncated', 'part.ply', toBinaryPly(box(1, 2, 3), true).slice(0, -3)],
    ['refers to PLY corners that do not exist', 'notFinite', 'part.ply', ply().trimEnd().replace(/\S+$/, '99')],
    [
      'has a PLY coordinate that is not a number',
      'notFinite',
      'part.ply',
      ply().replace('property float z', 'property float w'),
    ],
    [
      'has a face with fewer than no corners',
      'damaged',
      'part.ply',
      ply()
        .trimEnd()
        .replace(/3( \S+ \S+ \S+)$/, '-3$1'),
    ],
    ['is not an archive', 'damaged', 'part.3mf', cube()],
    ['is an archive without a model', 'damaged', 'part.3mf', zipSync({ 'readme.txt': new Uint8Array(3) })],
    ['is half an archive', 'damaged', 'part.3mf', to3mf(toModel(box(1, 2, 3))).slice(0, 300)],
    ['has a model that is not XML', 'damaged', 'part.3mf', to3mf('<model><build>')],
    ['has a unit that does not exist', 'damaged', 'part.3mf', to3mf(toModel(box(1, 2, 3), { unit: 'furlong' }))],
    ['builds nothing', 'noTriangles', 'part.3mf', to3mf(toModel(box(1, 2, 3), { build: '' }))],
    [
      'builds an object that does not exist',
      'damaged',
      'part.3mf',
      to3mf(toModel(box(1, 2, 3), { build: '<item objectid="7"/>' })),
    ],
    [
      'has a transform with a missing number',
      'damaged',
      'part.3mf',
      to3mf(toModel(box(1, 2, 3), { build: '<item objectid="1" transform="1 0 0"/>' })),
    ],
    [
      'has a corner without coordinates',
      'notFinite',
      'part.3mf',
      to3mf(toModel(box(1, 2, 3)).replace(/ x="[^"]*"/, '')),
    ],
    ['uses an entity that it defines', 'damaged', 'part.3mf', to3mf(toModel(box(1, 2, 3), { unit: '&lol;' }))],
  ])('that %s', async (_, fault, name, content) => {
    expect(await faultOf(name, content)).toBe(fault);
  });

  it('that is too large, before it is read', async () => {
    const large = { name: 'part.stl', size: MAX_FILE_BYTES + 1 } as File;
    expect(await measureFile(large, () => undefined).catch(toPartFault)).toBe('tooLarge');
  });

  it('that has two million triangles', async () => {
    const bytes = new Uint8Array(84 + MAX_TRIANGLES * 50);
    expect(
      await faultOf(
        'part.stl',
        patch((view) => view.setUint32(80, MAX_TRIANGLES, true), bytes),
      ),
    ).toBe('tooManyTriangles');
  });

  it('that the browser cannot read', async () => {
    const file = toFile('part.stl', cube());
    file.arrayBuffer = () => Promise.reject(new DOMException('The file has changed', 'NotReadableError'));
    expect(await measureFile(file, () => undefined).catch(toPartFault)).toBe('unreadable');
  });

  it('whose archive becomes larger than its limit', () => {
    const bomb = to3mf(`${' '.repeat(3_000_000)}${toModel(box(1, 2, 3))}`);
    expect(bomb.length).toBeLessThan(10_000);
    expect(() => parse3mf(bomb.buffer, undefined, 1_000_000)).toThrow('tooLarge');
  });

  it.each([
    ['contain themselves', 1],
    ['multiply', 10],
  ])('whose components %s', async (_, copies) => {
    const objects = Array.from({ length: 12 }, (_object, level) => {
      const child = copies === 1 ? 2 : level + 1;
      const components = `<component objectid="${child}"/>`.repeat(copies);
      return `<object id="${level + 2}"><components>${components}</components></object>`;
    }).join('');
    const bytes = to3mf(toModel(box(1, 2, 3), { objects, build: '<item objectid="13"/>' }));
    expect(['damaged', 'tooManyTriangles']).toContain(await faultOf('part.3mf', bytes));
  });
});

describe('a file is accepted', () => {
  it.each<[reason: string, name: string, content: BlobPart]>([
    ['is binary and starts like text', 'part.stl', patch(write('solid part'))],
    ['has bytes after its triangles', 'part.stl', withTail(cube())],
    ['starts like text and has bytes after its triangles', 'part.stl', withTail(patch(write('solid')))],
    ['starts with colors', 'part.stl', patch(write('COLOR=abcd'))],
    [
      'has capital letters, no normals, and a name with words of the format',
      'part.stl',
      text()
        .replaceAll(/normal \S+ \S+ \S+/g, '')
        .replace('solid exported', 'solid vertex normal loop')
        .toUpperCase(),
    ],
    [
      'has normals that are not numbers',
      'part.stl',
      text().replaceAll(/normal \S+ \S+ \S+/g, 'normal nan -nan(ind) 1.#QNAN'),
    ],
    ['is text in one line', 'part.stl', text().replaceAll('\n', ' ')],
    ['is a 3MF file with the end of another format', 'part.stl', to3mf(toModel(box(1, 2, 3)))],
  ])('that %s', async (_, name, content) => {
    const { measures } = await measureFile(toFile(name, content), () => undefined);
    expect(measures.volume).toBeCloseTo(6, 5);
  });
});

function withTail(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(bytes.length + 7);
  longer.set(bytes);
  return longer;
}
