import type { CostInputs } from './cost-fields.ts';

export const costItems = ['resin', 'labor', 'consumables', 'scrap', 'equipment'] as const;

type CostItem = (typeof costItems)[number];

type Payback =
  /** Each part costs at least as much as an outsourced one, even before the equipment. */
  | { status: 'never'; saving: number }
  /** `months` is null without volume. */
  | { status: 'reached'; saving: number; parts: number; months: number | null; isWithinLife: boolean };

export type Cost = {
  /** Per good part; the equipment is null without volume. */
  items: Record<CostItem, number | null>;
  /** Sum of the items; null without volume. */
  perPart: number | null;
  perDay: number;
  perMonth: number;
  resinGrams: number;
  printMinutes: number;
  jobsPerMonth: number;
  printers: number;
  investment: number;
  payback: Payback;
};

export function calculateCost(inputs: CostInputs): Cost {
  const { parts, days } = inputs;
  const production = calculateProduction(inputs);
  const running = calculateRunningCost(inputs, production);
  const investment = production.printers * inputs.printerPrice + inputs.stationPrice;
  const depreciation = investment / (inputs.years * 12);
  const perMonth = running.total * parts + depreciation;
  return {
    items: { ...running.items, equipment: parts > 0 ? depreciation / parts : null },
    perPart: parts > 0 ? perMonth / parts : null,
    perDay: perMonth / days,
    perMonth,
    ...production,
    investment,
    payback: calculatePayback(inputs, investment, running.total),
  };
}

type Production = Pick<Cost, 'resinGrams' | 'printMinutes' | 'jobsPerMonth' | 'printers'>;

function calculateProduction(inputs: CostInputs): Production {
  const { parts, partsPerJob, height, layer, layerTime, resin, supports, density } = inputs;
  const layers = Math.ceil(roundOff((height * 1000) / layer));
  const printMinutes = (layers * layerTime) / 60;
  const jobsPerMonth = (parts * attemptsOf(inputs)) / partsPerJob;
  const monthsOfWork = (jobsPerMonth * printMinutes) / (inputs.hours * 60 * inputs.days);
  return {
    resinGrams: resin * (1 + supports / 100) * density,
    printMinutes,
    jobsPerMonth,
    printers: Math.max(1, Math.ceil(roundOff(monthsOfWork))),
  };
}

/** Parts printed for each good one. */
function attemptsOf({ scrap }: CostInputs): number {
  return 100 / (100 - scrap);
}

function calculateRunningCost(inputs: CostInputs, { resinGrams }: Production) {
  const resin = (resinGrams / 1000) * inputs.resinPrice;
  const labor = ((inputs.jobMinutes / inputs.partsPerJob + inputs.partMinutes) / 60) * inputs.wage;
  const consumables = inputs.consumables ?? 0;
  const scrap = (resin + labor + consumables) * (attemptsOf(inputs) - 1);
  return { items: { resin, labor, consumables, scrap }, total: resin + labor + consumables + scrap };
}

/** From the saving as shown, in cents. */
function calculatePayback({ outsourced, parts, years }: CostInputs, investment: number, running: number): Payback {
  const saving = Math.round(roundOff((outsourced - running) * 100)) / 100;
  if (saving <= 0) return { status: 'never', saving };
  const months = parts > 0 ? investment / (saving * parts) : null;
  const isWithinLife = months !== null && months <= years * 12;
  return { status: 'reached', saving, parts: Math.ceil(roundOff(investment / saving)), months, isWithinLife };
}

/** Removes the noise of binary fractions before rounding up. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12));
}
