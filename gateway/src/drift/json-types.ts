/** The JSON types as bits: a number is a set of them. */
const BITS = { null: 1, boolean: 2, number: 4, string: 8, array: 16, object: 32 } as const;

export type JsonType = keyof typeof BITS;

export const { null: NULL, boolean: BOOLEAN, number: NUMBER, string: STRING, array: ARRAY, object: OBJECT } = BITS;

export const ANY_TYPE = NULL | BOOLEAN | NUMBER | STRING | ARRAY | OBJECT;

const NAMES = Object.keys(BITS) as JsonType[];

export function typeOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return STRING;
    case 'number':
      return NUMBER;
    case 'boolean':
      return BOOLEAN;
    default:
      if (Array.isArray(value)) return ARRAY;
      return value === null || value === undefined ? NULL : OBJECT;
  }
}

export function toTypeNames(types: number): JsonType[] {
  return NAMES.filter((name) => types & BITS[name]);
}

/** 0 for anything but the name of a JSON type. */
export function toTypes(name: string): number {
  return NAMES.filter((known) => known === name).reduce((types, known) => types | BITS[known], 0);
}
