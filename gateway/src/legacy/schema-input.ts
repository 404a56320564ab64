import type { z } from 'zod';

type Schema = z.core.$ZodType;

const inputs = new WeakMap<Schema, Schema>();

/** Describes what a schema accepts by an equivalent schema: zod cannot look into transforms. */
export function describeInput<Described extends Schema>(schema: Described, input: Schema): Described {
  inputs.set(schema, input);
  return schema;
}

export function findInput(schema: Schema): Schema | undefined {
  return inputs.get(schema);
}
