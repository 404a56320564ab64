import type { CostDefaults } from '#features/cost-calculator/cost-defaults.ts';

/** Starting values that no record gives and that fit all application pages. */
export const costAssumptions = {
  days: { assumed: 21 },
  years: { assumed: 5 },
  wage: { USD: { assumed: 40 }, EUR: { assumed: 40 }, CNY: { assumed: 60 } },
} as const satisfies Partial<CostDefaults>;

type Examples = CostDefaults['examples'];

/** Orders of magnitude for visitors to replace: not prices of Heliograph. */
export const costExamples = {
  clinic: {
    resinPrice: { USD: { example: 250 }, EUR: { example: 250 }, CNY: { example: 1500 } },
    printerPrice: { USD: { example: 8000 }, EUR: { example: 8000 }, CNY: { example: 50_000 } },
  },
  production: {
    resinPrice: { USD: { example: 150 }, EUR: { example: 150 }, CNY: { example: 800 } },
    printerPrice: { USD: { example: 25_000 }, EUR: { example: 25_000 }, CNY: { example: 150_000 } },
  },
} as const satisfies Record<string, Omit<Examples, 'outsourced'>>;
