import { join } from 'node:path';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPdf, withoutSpaces } from './documents.fixture.ts';
import { getWhitePaper } from './white-paper.ts';

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(join(import.meta.dirname, '../../..'));
});

it.each(localeCodes)('R399 a white paper in %s has its text and tables', async (locale) => {
  const paper = {
    title: 'Accuracy of models',
    summary: 'Thirty models, measured.',
    body: '<h2>Results</h2><table><thead><tr><th>Measure</th><th>Mean</th></tr></thead><tbody><tr><td>Canine to canine</td><td>28.00</td></tr></tbody></table><ul><li>Measure distances.</li></ul>',
    publishedOn: '2025-02-18',
  };
  const file = await getWhitePaper(locale, 'accuracy-312', paper);
  expect([file.name, file.asciiName]).toEqual(['Accuracy of models.pdf', `accuracy-312-${locale}.pdf`]);
  const { text } = await readPdf(file.bytes);
  for (const part of ['Results', 'Measure', 'Mean', 'Canine to canine', '28.00', 'Measure distances.']) {
    expect(text).toContain(withoutSpaces(part));
  }
});
