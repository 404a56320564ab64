import { z } from 'zod';

/** A value that did not fit its schema, or was missing, and was left out of a parsed response. */
export type DroppedValue = { path: string; reason: string; count: number };

/** Values of one kind in a response: how many there were, and how many were dropped. */
type Tally = { path: string; count: number; dropped: number; mayLoseOne: boolean };

/** A list that lost more than this share of its records is malformed. */
const MAX_DROPPED_SHARE = 0.1;

class LenientParse {
  readonly #steps: string[] = [];
  readonly #tallies = new Map<string, Tally>();
  readonly dropped = new Map<string, DroppedValue>();

  /** Parses a value at a place below the current one; null where it does not fit. */
  parse<Value>(step: string, shape: z.ZodType<Value>, value: unknown, mayLoseOne: boolean): { value: Value } | null {
    this.#steps.push(step);
    try {
      const tally = this.#tallyHere(mayLoseOne);
      tally.count++;
      const parsed = shape.safeParse(value);
      if (parsed.success) return { value: parsed.data };
      tally.dropped++;
      this.#drop(parsed.error);
      return null;
    } finally {
      this.#steps.pop();
    }
  }

  noteMissing(step: string): void {
    this.#note(toPath([...this.#steps, step]), 'missing');
  }

  /** The first kind of value of which too many were dropped. */
  findExcess(): Tally | undefined {
    return [...this.#tallies.values()].find(
      ({ count, dropped, mayLoseOne }) => dropped > count * MAX_DROPPED_SHARE && !(mayLoseOne && dropped === 1),
    );
  }

  #tallyHere(mayLoseOne: boolean): Tally {
    const path = toPath(this.#steps);
    const tally = this.#tallies.get(path) ?? { path, count: 0, dropped: 0, mayLoseOne };
    this.#tallies.set(path, tally);
    return tally;
  }

  #drop(error: z.ZodError): void {
    const { path, reason } = describeIssue(error);
    this.#note(toPath([...this.#steps, ...path]), reason);
  }

  #note(path: string, reason: string): void {
    const before = this.dropped.get(path)?.count ?? 0;
    this.dropped.set(path, { path, reason, count: before + 1 });
  }
}

/** Parsing is synchronous: there is one at a time. */
let current = new LenientParse();

/** Parses a response; what its schema allows to be left out is left out and counted. */
export function parseLeniently<Data>(shape: z.ZodType<Data>, data: unknown) {
  const parse = new LenientParse();
  current = parse;
  const parsed = shape.safeParse(data);
  const dropped = [...parse.dropped.values()];
  if (!parsed.success) {
    const { path, reason } = describeIssue(parsed.error);
    return { dropped: [...dropped, { path: toPath(path), reason, count: 1 }], error: parsed.error };
  }
  const excess = parse.findExcess();
  if (!excess) return { dropped, value: parsed.data };
  return { dropped, error: new Error(`${excess.path}: ${excess.dropped} of ${excess.count} values do not fit`) };
}

/** The records of a response, under a key or as the whole of its data. Those that do not fit are left out. */
export function recordList<Row>(shape: z.ZodType<Row>, key = '') {
  return listAt(key, shape, false);
}

/** A page of records, with the number that came; some calls leave the total out. */
export function recordPage<Row>(shape: z.ZodType<Row>) {
  const total = z.number().int().nonnegative();
  return z.object({ ...optional({ total }), records: z.array(z.unknown()) }).transform(({ total, records }) => ({
    total,
    received: records.length,
    records: parseRows('records', shape, records, false),
  }));
}

/** Lists within a record. An element that does not fit is left out. */
export function lists<Shapes extends Record<string, z.ZodType>>(shapes: Shapes) {
  const fields = Object.entries(shapes).map(([key, shape]) => [key, listAt(key, shape, true)]);
  return Object.fromEntries(fields) as { [Key in keyof Shapes]: z.ZodType<z.output<Shapes[Key]>[]> };
}

/** Fields of a record that are null where it has none. A value that does not fit is left out. */
export function optional<Shapes extends Record<string, z.ZodType>>(shapes: Shapes) {
  const fields = Object.entries(shapes).map(([key, shape]) => [key, optionalAt(key, shape)]);
  return Object.fromEntries(fields) as { [Key in keyof Shapes]: z.ZodType<z.output<Shapes[Key]> | null> };
}

function listAt<Row>(key: string, shape: z.ZodType<Row>, mayLoseOne: boolean) {
  return z.array(z.unknown()).transform((rows) => parseRows(key, shape, rows, mayLoseOne));
}

function parseRows<Row>(key: string, shape: z.ZodType<Row>, rows: unknown[], mayLoseOne: boolean): Row[] {
  return rows.flatMap((row) => {
    const parsed = current.parse(`${key}[]`, shape, row, mayLoseOne);
    return parsed ? [parsed.value] : [];
  });
}

function optionalAt<Value>(key: string, shape: z.ZodType<Value>) {
  return z
    .unknown()
    .optional()
    .transform((value): Value | null => {
      if (value === undefined) current.noteMissing(key);
      return value == null ? null : (current.parse(key, shape, value, true)?.value ?? null);
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
