import type { CostDefaults } from '#features/cost-calculator/cost-defaults.ts';
import { facts } from '../facts.ts';

/** Starting values that no record gives and that fit all application pages. */
export const costAssumptions = {
  days: { assumed: 21 },
  years: { assumed: 5 },
  wage: { USD: { assumed: 40 }, EUR: { assumed: 40 }, CNY: { assumed: 60 } },
} as const satisfies Partial<CostDefaults>;

type Examples = CostDefaults['examples'];

/** UltraCraft Wash and UltraCraft Cure. Only the prices in US dollars are listed. */
const benchStations = {
  USD: { priceList: [facts.washPrice, facts.curePrice] },
  EUR: { example: 1200 },
  CNY: { example: 8000 },
} as const satisfies Examples['stationPrice'];

/** Orders of magnitude for visitors to replace: not prices of Heliograph. */
export const costExamples = {
  clinic: {
    resinPrice: { USD: { example: 250 }, EUR: { example: 250 }, CNY: { example: 1500 } },
    printerPrice: { USD: { example: 8000 }, EUR: { example: 8000 }, CNY: { example: 50_000 } },
    stationPrice: benchStations,
  },
  production: {
    resinPrice: { USD: { example: 150 }, EUR: { example: 150 }, CNY: { example: 800 } },
    printerPrice: { USD: { example: 25_000 }, EUR: { example: 25_000 }, CNY: { example: 150_000 } },
    stationPrice: benchStations,
  },
  /** With automatic part removal; washing, curing and resin supply for several printers. */
  automatedLine: {
    resinPrice: { USD: { example: 120 }, EUR: { example: 120 }, CNY: { example: 160 } },
    printerPrice: { USD: { example: 45_000 }, EUR: { example: 45_000 }, CNY: { example: 280_000 } },
    stationPrice: { USD: { example: 18_000 }, EUR: { example: 18_000 }, CNY: { example: 110_000 } },
  },
} as const satisfies Record<string, Omit<Examples, 'outsourced'>>;
