const KINDS = ['removed', 'renamed', 'retyped'] as const;

export type FieldDrift = { path: string; kind: (typeof KINDS)[number] };

type Entry = readonly [string, unknown];

/** Every kind of drift for every field of `data`. A path looks like `records[].name`. */
export function listDrifts(data: unknown): FieldDrift[] {
  return [...new Set(fieldPaths(data, ''))].flatMap((path) => KINDS.map((kind) => ({ path, kind })));
}

function fieldPaths(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldPaths(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const below = path === '' ? key : `${path}.${key}`;
    return [below, ...fieldPaths(item, below)];
  });
}

/** Applies a drift to all occurrences of its field. */
export function applyDrift(value: unknown, drift: FieldDrift, path = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => applyDrift(item, drift, `${path}[]`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap((entry) => {
    const below = path === '' ? entry[0] : `${path}.${entry[0]}`;
    return below === drift.path ? driftEntry(entry, drift.kind) : [[entry[0], applyDrift(entry[1], drift, below)]];
  });
  return Object.fromEntries(entries);
}

function driftEntry([key, value]: Entry, kind: FieldDrift['kind']): Entry[] {
  if (kind === 'removed') return [];
  return kind === 'renamed' ? [[`${key}New`, value]] : [[key, retype(value)]];
}

/** Converts a value to another JSON type, like a changed serializer. */
function retype(value: unknown): unknown {
  if (typeof value === 'string') return String(Number(value)) === value ? Number(value) : { value };
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? null : JSON.stringify(value);
}
