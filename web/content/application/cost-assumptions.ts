import type { CostDefaults } from '#features/cost-calculator/cost-defaults.ts';

/** Starting values that no record gives and that fit all application pages. */
export const costAssumptions = {
  days: { assumed: 21 },
  years: { assumed: 5 },
  wage: { USD: { assumed: 40 }, EUR: { assumed: 40 }, CNY: { assumed: 60 } },
} as const satisfies Partial<CostDefaults>;
