import type { z } from 'zod';
import { findInput } from '../legacy/schema-input.ts';
import { ANY_TYPE, ARRAY, BOOLEAN, NULL, NUMBER, OBJECT, STRING, typeOf } from './json-types.ts';

type Schema = z.core.$ZodType;

/** The JSON values that a zod schema accepts. */
export type Structure = {
  /** JSON types. */
  types: number;
  mayBeAbsent: boolean;
  /** Codes of an enumeration; undefined for any other text or number. */
  codes?: ReadonlySet<string> | undefined;
  /** The fields of an object, one map for each member of a union. */
  variants: readonly ReadonlyMap<string, Structure>[];
  /** Of an array. */
  element?: Structure | undefined;
  /** Of an object with arbitrary keys. */
  values?: Structure | undefined;
};

/** Unread: any type, and no known field. */
const ANYTHING: Structure = { types: ANY_TYPE, mayBeAbsent: false, variants: [] };

/** Describes the input of a schema. A kind of schema that the gateway does not use for responses accepts anything. */
export function describeSchema(schema: Schema): Structure {
  const input = findInput(schema);
  // Every schema of zod is one of these.
  return input ? describeSchema(input) : describeDefinition((schema as z.core.$ZodTypes)._zod.def);
}

function describeDefinition(definition: z.core.$ZodTypes['_zod']['def']): Structure {
  switch (definition.type) {
    case 'string':
      return describeScalar(STRING);
    case 'number':
      return describeScalar(NUMBER);
    case 'boolean':
      return describeScalar(BOOLEAN);
    case 'enum':
      return describeValues(Object.values(definition.entries));
    case 'literal':
      return describeValues(definition.values);
    case 'array':
      return { ...describeScalar(ARRAY), element: describeSchema(definition.element) };
    case 'object':
      return { ...describeScalar(OBJECT), variants: [describeFields(definition.shape)] };
    case 'record':
      return { ...describeScalar(OBJECT), values: describeSchema(definition.valueType) };
    case 'union':
      return definition.options.map(describeSchema).reduce(unite);
    case 'intersection':
      return intersect(describeSchema(definition.left), describeSchema(definition.right));
    case 'pipe':
      return describeSchema(definition.in);
    case 'nullable': {
      const inner = describeSchema(definition.innerType);
      return { ...inner, types: inner.types | NULL };
    }
    case 'optional':
    case 'default':
      return { ...describeSchema(definition.innerType), mayBeAbsent: true };
    default:
      return ANYTHING;
  }
}

function describeScalar(types: number): Structure {
  return { types, mayBeAbsent: false, variants: [] };
}

function describeValues(values: readonly unknown[]): Structure {
  const types = values.reduce<number>((all, value) => all | typeOf(value), 0);
  return { ...describeScalar(types), codes: new Set(values.map(String)) };
}

function describeFields(shape: Readonly<Record<string, Schema>>): Map<string, Structure> {
  return new Map(Object.entries(shape).map(([name, schema]) => [name, describeSchema(schema)]));
}

function unite(one: Structure, other: Structure): Structure {
  return {
    types: one.types | other.types,
    mayBeAbsent: one.mayBeAbsent || other.mayBeAbsent,
    codes: uniteCodes(one, other),
    variants: [...one.variants, ...other.variants],
    element: one.element && other.element ? unite(one.element, other.element) : (one.element ?? other.element),
    values: one.values ?? other.values,
  };
}

/** Undefined if one of both accepts any text or number. */
function uniteCodes(one: Structure, other: Structure): ReadonlySet<string> | undefined {
  const acceptsAny = ({ codes, types }: Structure) => !codes && (types & (STRING | NUMBER)) !== 0;
  if (acceptsAny(one) || acceptsAny(other)) return;
  const codes = [...(one.codes ?? []), ...(other.codes ?? [])];
  return codes.length > 0 ? new Set(codes) : undefined;
}

/** Of two objects. */
function intersect(one: Structure, other: Structure): Structure {
  const variants = one.variants.flatMap((fields) => other.variants.map((more) => new Map([...fields, ...more])));
  return { ...one, types: one.types & other.types, variants };
}
