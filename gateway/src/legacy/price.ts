import { z } from 'zod';
import type { TaxRule } from '../generated/resolvers.ts';

const TAX_RULES = { excluded: 'EXCLUDED', included: 'INCLUDED' } as const satisfies Record<string, TaxRule>;

export const legacyPrice = z.object({
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  taxRule: z.enum(['excluded', 'included']),
  validFrom: z.iso.date(),
});

export function toPrice({ amount, currency, taxRule, validFrom }: z.infer<typeof legacyPrice>) {
  return { price: { amount, currency }, taxRule: TAX_RULES[taxRule], validFrom };
}
