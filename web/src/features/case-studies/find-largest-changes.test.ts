import { expect, it } from 'vitest';
import { partialDentures } from './case-studies.fixture.ts';
import { findLargestChanges } from './find-largest-changes.ts';

const result = (label: string, change: { before: number; after: number } | null) => ({ figure: '1', label, change });

it('finds the result with the largest change of each field, up or down', () => {
  const cases = [
    { ...partialDentures, results: [result('halved', { before: 4, after: 2 }), result('new', null)] },
    { ...partialDentures, results: [result('tripled', { before: 1, after: 3 })] },
    { ...partialDentures, field: 'INNOVATION' as const, results: [result('fewer', { before: 30, after: 6 })] },
    { ...partialDentures, field: 'HEARABLES' as const, results: [result('from none', { before: 0, after: 9 })] },
  ];
  expect(findLargestChanges(cases).map((found) => found.result.label)).toEqual(['tripled', 'fewer']);
});
