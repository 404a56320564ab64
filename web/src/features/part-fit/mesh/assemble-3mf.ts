import type { LengthUnit } from '../fit/length-unit.ts';
import type { Triangles } from './mesh.ts';
import { type Component, type Model, type ModelObject, type Transform, toModelPath } from './model-reader.ts';
import { PartFileError } from './part-file-error.ts';
import { MAX_TRIANGLES } from './part-limits.ts';

/** Units of the format, by the closest one of ours and the factor to it. */
const UNITS: Record<string, [unit: LengthUnit, factor: number]> = {
  micron: ['mm', 0.001],
  millimeter: ['mm', 1],
  centimeter: ['cm', 1],
  inch: ['in', 1],
  foot: ['in', 12],
  meter: ['m', 1],
};

/** Objects may consist of objects. Few files nest them more than twice. */
const MAX_DEPTH = 16;
const MAX_COMPONENTS = 100_000;

type Models = ReadonlyMap<string, Model>;
type Place = { path: string; component: Component; transforms: readonly Transform[]; depth: number };

/** Puts the objects of a 3MF file where its build items and components place them. */
export function assemble(models: Models): { unit: LengthUnit; triangles: Triangles } {
  const root = [...models].find(([, { items }]) => items.length > 0);
  if (!root) throw new PartFileError(models.size === 0 ? 'damaged' : 'noTriangles');
  const [path, { unit: unitName, items }] = root;
  const [unit, factor] = UNITS[unitName] ?? [];
  if (!unit || !factor) throw new PartFileError('damaged');
  const parts: Float32Array[] = [];
  const builder = createBuilder(models, (part) => parts.push(part));
  for (const component of items) builder({ path, component, transforms: [], depth: 0 });
  return { unit, triangles: scale(parts, factor) };
}

function createBuilder(models: Models, onPart: (part: Float32Array) => void) {
  let components = 0;
  let triangles = 0;
  return function build({ path, component, transforms, depth }: Place): void {
    if (++components > MAX_COMPONENTS || depth > MAX_DEPTH) throw new PartFileError('damaged');
    const home = component.path ? toModelPath(component.path) : path;
    const object = models.get(home)?.objects.get(component.objectId);
    if (!object) throw new PartFileError('damaged');
    const own = component.transform ? [component.transform, ...transforms] : transforms;
    triangles += object.indices.length / 3;
    if (triangles >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
    onPart(place(object, own));
    for (const child of object.components) build({ path: home, component: child, transforms: own, depth: depth + 1 });
  };
}

/** Corners that do not exist become NaN. */
function place({ corners, indices }: ModelObject, transforms: readonly Transform[]): Float32Array {
  const placed = transforms.reduce(transformAll, Float64Array.from(corners));
  const triangles = new Float32Array(indices.length * 3);
  indices.forEach((corner, at) => {
    for (let axis = 0; axis < 3; axis++) triangles[at * 3 + axis] = placed[corner * 3 + axis] ?? Number.NaN;
  });
  return triangles;
}

function transformAll(corners: Float64Array, transform: Transform): Float64Array {
  const moved = new Float64Array(corners.length);
  for (let at = 0; at < corners.length; at++) {
    const axis = at % 3;
    const start = at - axis;
    let sum = transform[9 + axis] ?? 0;
    for (let row = 0; row < 3; row++) sum += (corners[start + row] ?? 0) * (transform[row * 3 + axis] ?? 0);
    moved[at] = sum;
  }
  return moved;
}

function scale(parts: readonly Float32Array[], factor: number): Triangles {
  const scaled = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    scaled.set(factor === 1 ? part : part.map((value) => value * factor), at);
    at += part.length;
  }
  return scaled;
}
