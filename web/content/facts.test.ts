import { describe, expect, it } from 'vitest';
import type { Fact } from './facts/fact.ts';
import { facts } from './facts.ts';
import { describeMissing, findStatement, nameSource } from './testing/fact-sources.ts';
import { listMeasures, toMeasure } from './testing/measures.ts';

const figures = Object.entries<Fact>(facts);

/** The numbers that the source gives, in the unit of the figure. */
function listParts({ value, to, source }: Fact): number[] {
  if (typeof source === 'object' && 'sumOf' in source) return [...source.sumOf];
  if (typeof source === 'object' && 'shareOf' in source) return [...source.shareOf];
  if (typeof source === 'object' && 'derivedFrom' in source) return [];
  return to === undefined ? [value] : [value, to];
}

/** Requirements may leave the unit out, and counts have none. */
function states({ unit, source }: Fact, measures: Set<string>, part: number): boolean {
  const isBare = typeof source === 'string' || 'shareOf' in source;
  return measures.has(toMeasure(part, unit)) || (isBare && measures.has(toMeasure(part)));
}

describe('sources of published figures', () => {
  it('Q49 are requirements or records that exist', () => {
    const missing = figures.filter(([, { source }]) => !findStatement(source));
    expect(missing.map(([name, { source }]) => `${name}: ${describeMissing(source)}`)).toEqual([]);
  });

  it('Q49 contain the figure with its unit, or its parts', () => {
    const missing = figures.flatMap(([name, fact]) => {
      const measures = listMeasures(findStatement(fact.source)?.text ?? '');
      const parts = listParts(fact).filter((part) => !states(fact, measures, part));
      return parts.map((part) => `${name}: no ${part} ${fact.unit ?? ''} in ${nameSource(fact.source)}`);
    });
    expect(missing).toEqual([]);
  });

  it('Q49 give the parts of a sum', () => {
    const sums = figures.flatMap(([name, { value, source }]) =>
      typeof source === 'object' && 'sumOf' in source ? [{ name, value, parts: source.sumOf }] : [],
    );
    expect(sums.length).toBeGreaterThan(0);
    for (const { name, value, parts } of sums)
      expect({ name, sum: parts.reduce((a, b) => a + b) }).toEqual({ name, sum: value });
  });

  it('Q49 give the part and the whole of a percentage', () => {
    const shares = figures.flatMap(([name, { value, unit, source }]) =>
      typeof source === 'object' && 'shareOf' in source ? [{ name, value, unit, shareOf: source.shareOf }] : [],
    );
    expect(shares.length).toBeGreaterThan(0);
    for (const { name, value, unit, shareOf } of shares) {
      const [part, whole] = shareOf;
      expect({ name, share: Math.round((part / whole) * 1000) / 10, unit }).toEqual({ name, share: value, unit: '%' });
    }
  });

  it('Q49 give the build volume of which a figure is the size in liters', () => {
    const volumes = figures.filter(([, { source }]) => typeof source === 'object' && 'derivedFrom' in source);
    expect(volumes.length).toBeGreaterThan(0);
    for (const [name, { value, unit, source }] of volumes) {
      const { width, depth, height } = findStatement(source)?.buildVolume ?? { width: 0, depth: 0, height: 0 };
      const liters = Math.round((width * depth * height) / 100_000) / 10;
      expect({ name, value, unit }).toEqual({ name, value: liters, unit: 'L' });
    }
  });
});
