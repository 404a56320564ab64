/** Drift that changes a field which the gateway reads. */
const KINDS = ['removed', 'renamed', 'retyped'] as const;

export const allDriftKinds = [...KINDS, 'nulled', 'joined by a sibling', 'given an unknown code'] as const;

type DriftKind = (typeof allDriftKinds)[number];

export type FieldDrift = { path: string; kind: DriftKind };

type Entry = readonly [string, unknown];

/** Every kind of drift for every field of `data`. A path looks like `records[].name`. */
export function listDrifts(data: unknown, kinds: readonly DriftKind[] = KINDS): FieldDrift[] {
  return [...new Set(fieldPaths(data, ''))].flatMap((path) => kinds.map((kind) => ({ path, kind })));
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

function driftEntry([key, value]: Entry, kind: DriftKind): Entry[] {
  switch (kind) {
    case 'removed':
      return [];
    case 'renamed':
      return [[`${key}New`, value]];
    case 'retyped':
      return [[key, retype(value)]];
    case 'nulled':
      return [[key, null]];
    case 'joined by a sibling':
      return [
        [key, value],
        [`${key}New`, value],
      ];
    case 'given an unknown code':
      return [[key, toUnknownCode(value)]];
  }
}

/** In a list of codes, the first becomes unknown. */
function toUnknownCode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((code, index) => (index === 0 ? toUnknownCode(code) : code));
  return typeof value === 'number' ? 999_999 : 'unknown';
}

/** Converts a value to another JSON type, like a changed serializer. */
function retype(value: unknown): unknown {
  if (typeof value === 'string') return String(Number(value)) === value ? Number(value) : { value };
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? null : JSON.stringify(value);
}
