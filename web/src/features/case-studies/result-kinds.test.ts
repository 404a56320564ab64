import { expect, it } from 'vitest';
import { caseStudies } from '../../../../legacy/content/knowledge/case-studies.ts';
import { kindsOfResults } from './result-kinds.ts';

it('every result of a case study has a kind, or none on purpose', () => {
  const counts = Object.entries(kindsOfResults).map(([id, kinds]) => [id, kinds.length]);
  expect(counts).toEqual(caseStudies.map(({ id, results }) => [String(id), results.length]));
});
