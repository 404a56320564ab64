import { z } from 'zod';
import { PathStats } from './path-stats.ts';
import { describeInput } from './schema-input.ts';

type Schema<Value = unknown> = z.core.$ZodType<Value>;

/** A value omitted from a parsed response because it did not match its schema or was missing. */
export type DroppedValue = { path: string; reason: string; count: number };

const DROPPED = Symbol('dropped');

class LenientParse {
  readonly root = new PathStats();
  readonly dropped = new Map<string, DroppedValue>();
  #stats = this.root;

  /** Parses a value below the current one. */
  parse<Value>(step: string, schema: Schema<Value>, value: unknown): Value | typeof DROPPED {
    const parent = this.#stats;
    this.#stats = parent.child(step, true);
    try {
      return this.parseCurrent(schema, value);
    } finally {
      this.#stats = parent;
    }
  }

  parseCurrent<Value>(schema: Schema<Value>, value: unknown): Value | typeof DROPPED {
    this.#stats.count++;
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return parsed.data;
    this.#stats.dropped++;
    const { path, reason } = describeIssue(parsed.error);
    this.#note(toPath([...this.#stats.steps(), ...path]), reason, 1);
    return DROPPED;
  }

  noteMissing(step: string): void {
    this.#note(toPath([...this.#stats.steps(), step]), 'missing', 1);
  }

  /** Adds the counts of a record below the current value. */
  addRecord(step: string, { root, dropped }: LenientParse): void {
    this.#stats.child(step, false).add(root);
    const steps = [...this.#stats.steps(), step];
    for (const { path, reason, count } of dropped.values()) this.#note(toPath([...steps, path]), reason, count);
  }

  findExcess(): { path: string; count: number; dropped: number } | undefined {
    const excess = this.root.findExcess();
    return excess && { path: toPath(excess.steps()), count: excess.count, dropped: excess.dropped };
  }

  #note(path: string, reason: string, added: number): void {
    const count = this.dropped.get(path)?.count ?? 0;
    this.dropped.set(path, { path, reason, count: count + added });
  }
}

/** A module variable suffices, as parsing is synchronous. */
let current = new LenientParse();

function withParse<Value>(parse: LenientParse, work: () => Value): Value {
  const outer = current;
  current = parse;
  try {
    return work();
  } finally {
    current = outer;
  }
}

/** Parses a response. Invalid values that the schema marks as droppable are omitted and counted. */
export function parseLeniently<Data>(schema: Schema<Data>, data: unknown) {
  const parse = new LenientParse();
  const parsed = withParse(parse, () => z.safeParse(schema, data));
  const dropped = [...parse.dropped.values()];
  if (!parsed.success) {
    const { path, reason } = describeIssue(parsed.error);
    return { dropped: [...dropped, { path: toPath(path), reason, count: 1 }], error: parsed.error };
  }
  const excess = parse.findExcess();
  if (!excess) return { dropped, value: parsed.data };
  return { dropped, error: new Error(`${excess.path}: ${excess.dropped} of ${excess.count} values are invalid`) };
}

type ParsedRecord = { schema: Schema; value: unknown; parse: LenientParse };

/** By the record before parsing, which responses share: see `json-records.ts`. */
const parsedRecords = new WeakMap<object, ParsedRecord>();

function parseRecord(schema: Schema, record: unknown): ParsedRecord {
  const isObject = typeof record === 'object' && record !== null;
  const cached = isObject ? parsedRecords.get(record) : undefined;
  if (cached?.schema === schema) return cached;
  const parse = new LenientParse();
  const value = withParse(parse, () => parse.parseCurrent(schema, record));
  const parsed = { schema, value, parse };
  if (isObject) parsedRecords.set(record, parsed);
  return parsed;
}

function parseRecords<Row>(key: string, schema: Schema<Row>, records: unknown[]): Row[] {
  const step = `${key}[]`;
  const values: Row[] = [];
  for (const record of records) {
    const { value, parse } = parseRecord(schema, record);
    current.addRecord(step, parse);
    // This schema parsed the value.
    if (value !== DROPPED) values.push(value as Row);
  }
  return values;
}

type Issues = z.core.ParsePayload['issues'];

/** `z.transform` without the helper methods that it adds to each of the thousands of values. `input` is what it accepts. */
export function transform<Value>(input: Schema, parse: (value: unknown, issues: Issues) => Value): Schema<Value> {
  const schema = new z.core.$ZodTransform({
    type: 'transform',
    transform: (value, { issues }) => parse(value, issues),
  });
  describeInput(schema, input);
  // The constructor is not generic.
  return schema as Schema<Value>;
}

/** The records of a response, under a key or at the top level. Omits invalid records. */
export function recordList<Row>(schema: Schema<Row>, key = '') {
  return list(schema, (rows) => parseRecords(key, schema, rows));
}

/** A page of records. `received` counts invalid records too; some calls do not return a total. */
export function recordPage<Row>(schema: Schema<Row>) {
  const total = z.number().int().nonnegative();
  const unparsed = describeInput(z.array(z.unknown()), z.array(schema));
  return z.object({ ...optional({ total }), records: unparsed }).transform(({ total, records }) => ({
    total,
    received: records.length,
    records: parseRecords('records', schema, records),
  }));
}

/** Lists within a record. Omits invalid elements. */
export function lists<Schemas extends Record<string, Schema>>(schemas: Schemas) {
  const fields = Object.entries(schemas).map(([key, schema]) => [
    key,
    list(schema, (rows) => parseElements(key, schema, rows)),
  ]);
  return Object.fromEntries(fields) as { [Key in keyof Schemas]: Schema<z.output<Schemas[Key]>[]> };
}

/** Optional fields of a record: null if missing or invalid. */
export function optional<Schemas extends Record<string, Schema>>(schemas: Schemas) {
  const fields = Object.entries(schemas).map(([key, schema]) => [key, optionalAt(key, schema)]);
  return Object.fromEntries(fields) as { [Key in keyof Schemas]: Schema<z.output<Schemas[Key]> | null> };
}

function list<Row>(element: Schema, parse: (rows: unknown[]) => Row[]) {
  return transform(z.array(element), (rows, issues): Row[] => {
    if (Array.isArray(rows)) return parse(rows);
    issues.push({ code: 'invalid_type', expected: 'array', input: rows });
    return z.NEVER;
  });
}

function parseElements<Row>(key: string, schema: Schema<Row>, elements: unknown[]): Row[] {
  const step = `${key}[]`;
  const parsed: Row[] = [];
  for (const element of elements) {
    const value = current.parse(step, schema, element);
    if (value !== DROPPED) parsed.push(value);
  }
  return parsed;
}

function optionalAt<Value>(key: string, schema: Schema<Value>) {
  return transform(z.nullish(schema), (value): Value | null => {
    if (value === undefined) current.noteMissing(key);
    if (value == null) return null;
    const parsed = current.parse(key, schema, value);
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
    .filter((step) => step !== '')
    .join('.')
    .replaceAll('.[]', '[]');
}
