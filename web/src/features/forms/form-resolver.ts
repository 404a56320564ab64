import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * The types of `zodResolver` require form values to match the schema input, but fields may hold invalid values and
 * rules may add keys.
 */
export function createFormResolver<Values extends FieldValues, Accepted extends FieldValues>(
  rules: z.ZodMiniType<Accepted, FieldValues>,
): Resolver<Values, unknown, Accepted> {
  return zodResolver(rules) as unknown as Resolver<Values, unknown, Accepted>;
}
