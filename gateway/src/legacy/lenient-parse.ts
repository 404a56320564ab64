import { z } from 'zod';

type Schema<Value = unknown> = z.core.$ZodType<Value>;

/** A value omitted from a parsed response because it did not match its schema or was missing. */
export type DroppedValue = { path: string; reason: string; count: number };

/** A response is malformed if more than this share of the values at a path was dropped. */
const MAX_DROPPED_SHARE = 0.1;

/** Counts the values at a path of the schema, and how many of them were dropped. */
class PathStats {
  readonly #children = new Map<string, PathStats>();
  readonly #parent: PathStats | undefined;
  readonly #step: string;
  readonly #allowsOneDrop: boolean;
  count = 0;
  dropped = 0;

  constructor(step = '', parent?: PathStats, allowsOneDrop = false) {
    this.#step = step;
    this.#parent = parent;
    this.#allowsOneDrop = allowsOneDrop;
  }

  child(step: string, allowsOneDrop: boolean): PathStats {
    const existing = this.#children.get(step);
    if (existing) return existing;
    const child = new PathStats(step, this, allowsOneDrop);
    this.#children.set(step, child);
    return child;
  }

  steps(): string[] {
    return this.#parent ? [...this.#parent.steps(), this.#step] : [];
  }

  /** Finds the first path with too many dropped values, in document order. */
  findExcess(): PathStats | undefined {
    const isExcess = this.dropped > this.count * MAX_DROPPED_SHARE && !(this.#allowsOneDrop && this.dropped === 1);
    if (isExcess) return this;
    for (const child of this.#children.values()) {
      const excess = child.findExcess();
      if (excess) return excess;
    }
    return;
  }
}

const DROPPED = Symbol('dropped');

class LenientParse {
  #stats = new PathStats();
  readonly dropped = new Map<string, DroppedValue>();

  parse<Value>(step: string, schema: Schema<Value>, value: unknown, allowsOneDrop: boolean): Value | typeof DROPPED {
    const parent = this.#stats;
    const stats = parent.child(step, allowsOneDrop);
    this.#stats = stats;
    try {
      stats.count++;
      const parsed = z.safeParse(schema, value);
      if (parsed.success) return parsed.data;
      stats.dropped++;
      const { path, reason } = describeIssue(parsed.error);
      this.#note(toPath([...stats.steps(), ...path]), reason);
      return DROPPED;
    } finally {
      this.#stats = parent;
    }
  }

  noteMissing(step: string): void {
    this.#note(toPath([...this.#stats.steps(), step]), 'missing');
  }

  findExcess(): { path: string; count: number; dropped: number } | undefined {
    const excess = this.#stats.findExcess();
    return excess && { path: toPath(excess.steps()), count: excess.count, dropped: excess.dropped };
  }

  #note(path: string, reason: string): void {
    const count = this.dropped.get(path)?.count ?? 0;
    this.dropped.set(path, { path, reason, count: count + 1 });
  }
}

/** A module variable suffices, as parsing is synchronous. */
let current = new LenientParse();

/** Parses a response. Invalid values that the schema marks as droppable are omitted and counted. */
export function parseLeniently<Data>(schema: Schema<Data>, data: unknown) {
  const parse = new LenientParse();
  current = parse;
  const parsed = z.safeParse(schema, data);
  const dropped = [...parse.dropped.values()];
  if (!parsed.success) {
    const { path, reason } = describeIssue(parsed.error);
    return { dropped: [...dropped, { path: toPath(path), reason, count: 1 }], error: parsed.error };
  }
  const excess = parse.findExcess();
  if (!excess) return { dropped, value: parsed.data };
  return { dropped, error: new Error(`${excess.path}: ${excess.dropped} of ${excess.count} values are invalid`) };
}

type Issues = z.core.ParsePayload['issues'];

/** `z.transform` without the helper methods that it adds to each of the thousands of values. */
export function transform<Value>(parse: (value: unknown, issues: Issues) => Value): Schema<Value> {
  const schema = new z.core.$ZodTransform({
    type: 'transform',
    transform: (value, { issues }) => parse(value, issues),
  });
  // The constructor is not generic.
  return schema as Schema<Value>;
}

/** The records of a response, under a key or at the top level. Omits invalid records. */
export function recordList<Row>(schema: Schema<Row>, key = '') {
  return listAt(key, schema, false);
}

/** A page of records. `received` counts invalid records too; some calls do not return a total. */
export function recordPage<Row>(schema: Schema<Row>) {
  const total = z.number().int().nonnegative();
  return z.object({ ...optional({ total }), records: z.array(z.unknown()) }).transform(({ total, records }) => ({
    total,
    received: records.length,
    records: parseRows('records', schema, records, false),
  }));
}

/** Lists within a record. Omits invalid elements. */
export function lists<Schemas extends Record<string, Schema>>(schemas: Schemas) {
  const fields = Object.entries(schemas).map(([key, schema]) => [key, listAt(key, schema, true)]);
  return Object.fromEntries(fields) as { [Key in keyof Schemas]: Schema<z.output<Schemas[Key]>[]> };
}

/** A list within a record, as in `lists`, for an optional field. */
export function innerList<Row>(schema: Schema<Row>) {
  return listAt('', schema, true);
}

/** Optional fields of a record: null if missing or invalid. */
export function optional<Schemas extends Record<string, Schema>>(schemas: Schemas) {
  const fields = Object.entries(schemas).map(([key, schema]) => [key, optionalAt(key, schema)]);
  return Object.fromEntries(fields) as { [Key in keyof Schemas]: Schema<z.output<Schemas[Key]> | null> };
}

function listAt<Row>(key: string, schema: Schema<Row>, allowsOneDrop: boolean) {
  return transform((rows, issues): Row[] => {
    if (Array.isArray(rows)) return parseRows(key, schema, rows, allowsOneDrop);
    issues.push({ code: 'invalid_type', expected: 'array', input: rows });
    return z.NEVER;
  });
}

function parseRows<Row>(key: string, schema: Schema<Row>, rows: unknown[], allowsOneDrop: boolean): Row[] {
  const step = `${key}[]`;
  const parsed: Row[] = [];
  for (const row of rows) {
    const value = current.parse(step, schema, row, allowsOneDrop);
    if (value !== DROPPED) parsed.push(value);
  }
  return parsed;
}

function optionalAt<Value>(key: string, schema: Schema<Value>) {
  return transform((value): Value | null => {
    if (value === undefined) current.noteMissing(key);
    if (value == null) return null;
    const parsed = current.parse(key, schema, value, true);
    return parsed === DROPPED ? null : parsed;
  });
}

/** Describes the first issue. For a union, uses the member with the fewest issues. */
function describeIssue({ issues }: { issues: readonly z.core.$ZodIssue[] }): { path: PropertyKey[]; reason: string } {
  const [issue] = issues;
  if (!issue) return { path: [], reason: 'invalid' };
  if (issue.code !== 'invalid_union') return { path: issue.path, reason: issue.code };
  const [best] = issue.errors.toSorted((a, b) => a.length - b.length);
  const { path, reason } = describeIssue({ issues: best ?? [] });
  return { path: [...issue.path, ...path], reason };
}

/** Formats a path without indexes, such as `records[].name`. */
function toPath(steps: readonly PropertyKey[]): string {
  return steps
    .map((step) => (typeof step === 'number' ? '[]' : String(step)))
    .join('.')
    .replaceAll('.[]', '[]');
}
