import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Rules as a form judges by them. Fields may hold what the rules would not take, and rules may add what is no field. The
 * types of the resolver allow neither, so they are told otherwise in this one place.
 */
export function createFormResolver<Values extends FieldValues, Accepted extends FieldValues>(
  rules: z.ZodMiniType<Accepted, FieldValues>,
): Resolver<Values, unknown, Accepted> {
  return zodResolver(rules) as unknown as Resolver<Values, unknown, Accepted>;
}
