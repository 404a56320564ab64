import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PayRange } from '#content/careers/opening.ts';
import { openings } from '#content/careers/openings.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { toJobPosting } from './job-posting.ts';
import type { OpeningDetail } from './opening-data.ts';
import { OpeningFacts } from './opening-facts.tsx';

const pay: PayRange = { min: 38, max: 46, currency: 'USD', per: 'hour' };

function openingWith(range: PayRange | null): OpeningDetail {
  const [first] = openings;
  if (!first) throw new Error('There is no opening.');
  const { copy, ...opening } = first;
  return { ...opening, ...copy.en, pay: range, availableLocales: [] };
}

const payOf = () => toPlainText(screen.getByText('Pay range').nextElementSibling?.textContent ?? '');

it('states the pay range of an opening, also for search engines', () => {
  renderPage(<OpeningFacts opening={openingWith(pay)} locale="en" />);
  expect(payOf()).toBe('$38 to $46 an hour');
  const options = { lists: [], locale: 'en', brand: 'Heliograph', origin: 'https://heliograph.example' } as const;
  expect(toJobPosting({ opening: openingWith(pay), ...options })).toMatchObject({
    baseSalary: { currency: 'USD', value: { minValue: 38, maxValue: 46, unitText: 'HOUR' } },
  });
  expect(toJobPosting({ opening: openingWith(null), ...options })).not.toHaveProperty('baseSalary');
});

it('says that a pay range is to be added', () => {
  renderPage(<OpeningFacts opening={openingWith(null)} locale="en" />);
  expect(payOf()).toBe('To be added');
});
