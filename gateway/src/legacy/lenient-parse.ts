import { z } from 'zod';

type Schema<Value = unknown> = z.core.$ZodType<Value>;

/** A value that did not fit its schema, or was missing, and was left out of a parsed response. */
export type DroppedValue = { path: string; reason: string; count: number };

/** A list that lost more than this share of its records is malformed. */
const MAX_DROPPED_SHARE = 0.1;

/** A place in the schema of a response: how many values it had, and how many of them were dropped. */
class Place {
  readonly #places = new Map<string, Place>();
  readonly #parent: Place | undefined;
  readonly #step: string;
  readonly #mayLoseOne: boolean;
  count = 0;
  dropped = 0;

  constructor(step = '', parent?: Place, mayLoseOne = false) {
    this.#step = step;
    this.#parent = parent;
    this.#mayLoseOne = mayLoseOne;
  }

  below(step: string, mayLoseOne: boolean): Place {
    const known = this.#places.get(step);
    if (known) return known;
    const place = new Place(step, this, mayLoseOne);
    this.#places.set(step, place);
    return place;
  }

  steps(): string[] {
    return this.#parent ? [...this.#parent.steps(), this.#step] : [];
  }

  /** The first place of which too many values were dropped, in the order in which they came. */
  findExcess(): Place | undefined {
    const isExcess = this.dropped > this.count * MAX_DROPPED_SHARE && !(this.#mayLoseOne && this.dropped === 1);
    if (isExcess) return this;
    for (const place of this.#places.values()) {
      const excess = place.findExcess();
      if (excess) return excess;
    }
    return;
  }
}

const DROPPED = Symbol('dropped');

class LenientParse {
  #place = new Place();
  readonly dropped = new Map<string, DroppedValue>();

  /** Parses a value at a place below the current one. */
  parse<Value>(step: string, schema: Schema<Value>, value: unknown, mayLoseOne: boolean): Value | typeof DROPPED {
    const parent = this.#place;
    const place = parent.below(step, mayLoseOne);
    this.#place = place;
    try {
      place.count++;
      const parsed = z.safeParse(schema, value);
      if (parsed.success) return parsed.data;
      place.dropped++;
      const { path, reason } = describeIssue(parsed.error);
      this.#note(toPath([...place.steps(), ...path]), reason);
      return DROPPED;
    } finally {
      this.#place = parent;
    }
  }

  noteMissing(step: string): void {
    this.#note(toPath([...this.#place.steps(), step]), 'missing');
  }

  /** The first kind of value of which too many were dropped. */
  findExcess(): { path: string; count: number; dropped: number } | undefined {
    const excess = this.#place.findExcess();
    return excess && { path: toPath(excess.steps()), count: excess.count, dropped: excess.dropped };
  }

  #note(path: string, reason: string): void {
    const before = this.dropped.get(path)?.count ?? 0;
    this.dropped.set(path, { path, reason, count: before + 1 });
  }
}

/** Parsing is synchronous: there is one at a time. */
let current = new LenientParse();

/** Parses a response; what its schema allows to be left out is left out and counted. */
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
  return { dropped, error: new Error(`${excess.path}: ${excess.dropped} of ${excess.count} values do not fit`) };
}

type Issues = z.core.ParsePayload['issues'];

/** `z.transform` without the methods that it adds to each value: records have thousands of them. */
export function transform<Value>(parse: (value: unknown, issues: Issues) => Value): Schema<Value> {
  const schema = new z.core.$ZodTransform({
    type: 'transform',
    transform: (value, { issues }) => parse(value, issues),
  });
  // The constructor is not generic.
  return schema as Schema<Value>;
}

/** The records of a response, under a key or as the whole of its data. Those that do not fit are left out. */
export function recordList<Row>(schema: Schema<Row>, key = '') {
  return listAt(key, schema, false);
}

/** A page of records, with the number that came; some calls leave the total out. */
export function recordPage<Row>(schema: Schema<Row>) {
  const total = z.number().int().nonnegative();
  return z.object({ ...optional({ total }), records: z.array(z.unknown()) }).transform(({ total, records }) => ({
    total,
    received: records.length,
    records: parseRows('records', schema, records, false),
  }));
}

/** Lists within a record. An element that does not fit is left out. */
export function lists<Schemas extends Record<string, Schema>>(schemas: Schemas) {
  const fields = Object.entries(schemas).map(([key, schema]) => [key, listAt(key, schema, true)]);
  return Object.fromEntries(fields) as { [Key in keyof Schemas]: Schema<z.output<Schemas[Key]>[]> };
}

/** Fields of a record that are null where it has none. A value that does not fit is left out. */
export function optional<Schemas extends Record<string, Schema>>(schemas: Schemas) {
  const fields = Object.entries(schemas).map(([key, schema]) => [key, optionalAt(key, schema)]);
  return Object.fromEntries(fields) as { [Key in keyof Schemas]: Schema<z.output<Schemas[Key]> | null> };
}

function listAt<Row>(key: string, schema: Schema<Row>, mayLoseOne: boolean) {
  return transform((rows, issues): Row[] => {
    if (Array.isArray(rows)) return parseRows(key, schema, rows, mayLoseOne);
    issues.push({ code: 'invalid_type', expected: 'array', input: rows });
    return z.NEVER;
  });
}

function parseRows<Row>(key: string, schema: Schema<Row>, rows: unknown[], mayLoseOne: boolean): Row[] {
  const step = `${key}[]`;
  const parsed: Row[] = [];
  for (const row of rows) {
    const value = current.parse(step, schema, row, mayLoseOne);
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

/** The first issue of an error; of a union, that of the member which fits best. */
function describeIssue({ issues }: { issues: readonly z.core.$ZodIssue[] }): { path: PropertyKey[]; reason: string } {
  const [issue] = issues;
  if (!issue) return { path: [], reason: 'invalid' };
  if (issue.code !== 'invalid_union') return { path: issue.path, reason: issue.code };
  const [best] = issue.errors.toSorted((one, other) => one.length - other.length);
  const { path, reason } = describeIssue({ issues: best ?? [] });
  return { path: [...issue.path, ...path], reason };
}

/** `records[].name`: the path of a field, the same for each element of a list. */
function toPath(steps: readonly PropertyKey[]): string {
  return steps
    .map((step) => (typeof step === 'number' ? '[]' : String(step)))
    .join('.')
    .replaceAll('.[]', '[]');
}
