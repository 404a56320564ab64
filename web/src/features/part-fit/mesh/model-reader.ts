import { SaxesParser } from 'saxes';
import { PartFileError } from './part-file-error.ts';
import { MAX_TRIANGLES } from './part-limits.ts';

/** Row by row: what becomes of x, y and z, and the offset. */
export type Transform = readonly number[];

/** A use of an object. `path` names another model of the archive. */
export type Component = { objectId: string; path: string | null; transform: Transform | null };

export type ModelObject = { corners: number[]; indices: number[]; components: Component[] };

/** The XML file of a model. */
export type Model = { unit: string; objects: Map<string, ModelObject>; items: Component[] };

type Attributes = Readonly<Record<string, string>>;

type ModelReader = { write: (text: string) => void; end: () => Model };

export function createModelReader(): ModelReader {
  const model: Model = { unit: 'millimeter', objects: new Map(), items: [] };
  let current: ModelObject | null = null;
  let triangles = 0;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => {
    switch (withoutPrefix(name)) {
      case 'model':
        model.unit = attributes.unit ?? model.unit;
        break;
      case 'object':
        current = { corners: [], indices: [], components: [] };
        model.objects.set(attributes.id ?? '', current);
        break;
      case 'vertex':
        current?.corners.push(...(['x', 'y', 'z'] as const).map((axis) => toNumber(attributes[axis])));
        break;
      case 'triangle':
        if (++triangles >= MAX_TRIANGLES) throw new PartFileError('tooManyTriangles');
        current?.indices.push(...(['v1', 'v2', 'v3'] as const).map((corner) => toNumber(attributes[corner])));
        break;
      case 'component':
        current?.components.push(toComponent(attributes));
        break;
      case 'item':
        model.items.push(toComponent(attributes));
        break;
    }
  });
  parser.on('error', (error) => {
    throw new PartFileError('damaged', { cause: error });
  });
  return {
    write: (text) => parser.write(text),
    end: () => {
      parser.close();
      return model;
    },
  };
}

function toComponent({ objectid: objectId = '', transform, ...attributes }: Attributes): Component {
  const path = Object.keys(attributes).find((name) => withoutPrefix(name) === 'path');
  return {
    objectId,
    path: path ? (attributes[path] ?? null) : null,
    transform: transform ? toTransform(transform) : null,
  };
}

function toTransform(text: string): Transform {
  const numbers = text.trim().split(/\s+/).map(toNumber);
  if (numbers.length !== 12) throw new PartFileError('damaged');
  return numbers;
}

function toNumber(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text);
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Paths of components start with a slash, names in the archive do not. Neither is case-sensitive. */
export function toModelPath(name: string): string {
  return `/${name.replace(/^\/+/, '')}`.toLowerCase();
}
