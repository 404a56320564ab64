import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cost, calculateCost } from './calculate-cost.ts';
import { type CostField, type CostInputs, costFieldNames, costFields, ruleOf } from './cost-fields.ts';

/** A splint; the amounts are easy to check by hand. */
const splint: CostInputs = {
  ...{ parts: 100, days: 20, resinPrice: 200, wage: 30, printerPrice: 6000, stationPrice: 1200, outsourced: 40 },
  ...{ partsPerJob: 4, height: 50, layer: 100, layerTime: 6, hours: 8, resin: 10, supports: 20, density: 1.15 },
  ...{ scrap: 0, jobMinutes: 8, partMinutes: 10, consumables: 0.5, years: 5 },
};

function arbitraryValue(name: CostField) {
  const { min, max, isInteger } = ruleOf(name);
  return isInteger
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 10_000) / 10_000);
}

const arbitraryInputs = fc
  .tuple(...costFieldNames.map(arbitraryValue))
  .map((values) => Object.fromEntries(costFieldNames.map((name, index) => [name, values[index]])) as CostInputs)
  .filter((inputs) => costFieldNames.every((name) => (inputs[name] ?? 0) >= costFields[name].min));

const withParts = arbitraryInputs.filter(({ parts }) => parts > 0);

/** Not less, apart from rounding errors. */
function expectAtLeast(more: number | null, less: number | null) {
  expect(more ?? Number.NaN).toBeGreaterThanOrEqual((less ?? Number.NaN) * (1 - 1e-9));
}

function savingOf({ payback }: Cost): number {
  return payback.saving;
}

describe('the cost of a part', () => {
  it('is the sum of resin, labor, consumables and equipment', () => {
    const cost = calculateCost(splint);
    expect(cost.resinGrams).toBeCloseTo(13.8);
    expect(cost.printMinutes).toBe(50);
    expect(cost.items.resin).toBeCloseTo(2.76);
    expect(cost.items.labor).toBeCloseTo(6);
    expect(cost.items.consumables).toBe(0.5);
    expect(cost.items.scrap).toBe(0);
    expect(cost.items.equipment).toBeCloseTo(1.2);
    expect(cost.perPart).toBeCloseTo(10.46);
    expect(cost.perMonth).toBeCloseTo(1046);
    expect(cost.perDay).toBeCloseTo(52.3);
  });

  it('rises with every price, with scrap and with work, and falls with the years of use', () => {
    const rising = fc.constantFrom<CostField>(
      ...(['resinPrice', 'wage', 'printerPrice', 'stationPrice', 'consumables', 'scrap', 'jobMinutes'] as const),
      ...(['partMinutes', 'resin', 'supports', 'density', 'layerTime', 'height'] as const),
    );
    fc.assert(
      fc.property(withParts, rising, fc.double({ min: 1, max: 3, noNaN: true }), (inputs, name, factor) => {
        const raised = { ...inputs, [name]: Math.min((inputs[name] ?? 0) * factor, costFields[name].max) };
        expectAtLeast(calculateCost(raised).perPart, calculateCost(inputs).perPart);
        const longer = { ...inputs, years: inputs.years * factor };
        expectAtLeast(calculateCost(inputs).perPart, calculateCost(longer).perPart);
      }),
    );
  });

  it('is finite and not negative for every accepted input', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const { items, perPart, perDay, perMonth, printers, jobsPerMonth } = calculateCost(inputs);
        for (const amount of [...Object.values(items), perPart, perDay, perMonth, printers, jobsPerMonth]) {
          if (amount === null) continue;
          expect(Number.isFinite(amount)).toBe(true);
          expectAtLeast(amount, 0);
        }
      }),
    );
  });

  it('is the sum of its items, each of which the bar shows', () => {
    fc.assert(
      fc.property(withParts, (inputs) => {
        const { items, perPart } = calculateCost(inputs);
        const sum = Object.values(items).reduce<number>((total, amount) => total + (amount ?? 0), 0);
        expectAtLeast(sum, perPart);
        expectAtLeast(perPart, sum);
      }),
    );
  });

  it('without volume, there is none, and a month costs the depreciation', () => {
    fc.assert(
      fc.property(arbitraryInputs, (inputs) => {
        const cost = calculateCost({ ...inputs, parts: 0 });
        expect([cost.perPart, cost.items.equipment, cost.jobsPerMonth, cost.printers]).toEqual([null, null, 0, 1]);
        expect(cost.perMonth).toBe(cost.investment / (inputs.years * 12));
      }),
    );
  });

  it('grows without limit as scrap approaches 100%', () => {
    const at = (scrap: number) => calculateCost({ ...splint, scrap, printerPrice: 0, stationPrice: 0 }).perPart ?? 0;
    expect(at(50)).toBeCloseTo(at(0) * 2);
    expect(at(90)).toBeCloseTo(at(0) * 10);
    expect(at(99.99)).toBeGreaterThan(at(0) * 9999);
  });

  it('counts consumables that are left out as zero', () => {
    const cost = calculateCost({ ...splint, consumables: null });
    expect(cost.items).toMatchObject({ consumables: 0, equipment: 1.2 });
    expect(cost.investment).toBe(7200);
  });
});

describe('the number of printers', () => {
  it('covers the printing time of the volume, parts printed again included', () => {
    expect(calculateCost({ ...splint, parts: 768 }).printers).toBe(1);
    expect(calculateCost({ ...splint, parts: 769 }).printers).toBe(2);
    expect(calculateCost({ ...splint, parts: 768, scrap: 1 }).printers).toBe(2);
  });

  it('counts whole layers', () => {
    expect(calculateCost({ ...splint, height: 0.3, layer: 100 }).printMinutes).toBeCloseTo(0.3);
    expect(calculateCost({ ...splint, height: 0.31, layer: 100 }).printMinutes).toBeCloseTo(0.4);
  });
});

describe('payback', () => {
  it('is the investment over the saving of each part, before depreciation', () => {
    expect(calculateCost(splint).payback).toMatchObject({ status: 'reached', parts: 235, isWithinLife: true });
    const { payback } = calculateCost(splint);
    expect(payback).toMatchObject({ months: expect.closeTo(2.342, 3), saving: expect.closeTo(30.74, 2) });
  });

  it('is never reached where an outsourced part costs no more than resin, labor and consumables', () => {
    fc.assert(
      fc.property(withParts, (inputs) => {
        const running = inputs.outsourced - savingOf(calculateCost(inputs));
        const cheap = { ...inputs, outsourced: running * 0.999 };
        expect(calculateCost(cheap).payback.status).toBe('never');
      }),
    );
    expect(calculateCost({ ...splint, outsourced: 9 }).payback.status).toBe('never');
  });

  it('comes no later if outsourcing is dearer', () => {
    fc.assert(
      fc.property(withParts, fc.double({ min: 1, max: 5, noNaN: true }), (inputs, factor) => {
        const [now, dearer] = [inputs.outsourced, inputs.outsourced * factor].map(
          (outsourced) => calculateCost({ ...inputs, outsourced }).payback,
        );
        if (now?.status !== 'reached') return;
        expect(dearer?.status).toBe('reached');
        if (dearer?.status === 'reached') expectAtLeast(now.months, dearer.months);
      }),
    );
  });

  it('has no months without volume', () => {
    expect(calculateCost({ ...splint, parts: 0 }).payback).toMatchObject({ parts: 235, months: null });
  });

  it('reports a payback that is longer than the depreciation', () => {
    expect(calculateCost({ ...splint, parts: 1 }).payback).toMatchObject({ status: 'reached', isWithinLife: false });
  });
});
