import { describe, expect, it } from 'vitest';
import type { Fact } from './facts/fact.ts';
import { facts } from './facts.ts';
import { describeMissing, findStatement, nameSource } from './testing/fact-sources.ts';
import { listMeasures, toMeasure } from './testing/measures.ts';

const figures = Object.entries<Fact>(facts);

/** The numbers that the source gives, in the unit of the figure. */
function listParts({ value, to, source }: Fact): number[] {
  if (typeof source === 'object' && 'sumOf' in source) return [...source.sumOf];
  if (typeof source === 'object' && 'derivedFrom' in source) return [];
  return to === undefined ? [value] : [value, to];
}

/** Requirements may leave the unit out. */
function states({ unit, source }: Fact, measures: Set<string>, part: number): boolean {
  return measures.has(toMeasure(part, unit)) || (typeof source === 'string' && measures.has(toMeasure(part)));
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
