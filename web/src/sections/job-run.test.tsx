import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { JobRun } from './job-run.tsx';

const lists = () =>
  within(screen.getByRole('figure'))
    .getAllByRole('list', { hidden: true })
    .map((list) => within(list).getAllByRole('listitem', { hidden: true }));

it('draws each job as long as it takes, and the time that is left', () => {
  renderPage(<JobRun run={{ jobs: 14, minutes: 96, hours: 24 }} caption="14 jobs in a day" />);
  const [jobs, marks] = lists();
  expect(jobs?.map(({ style }) => style.flexGrow)).toEqual([...Array(14).fill('96'), '96']);
  expect(marks?.map(({ textContent }) => textContent)).toEqual(
    [0, 4, 8, 12, 16, 20, 24].map((hour) => `${hour}\u00a0h`),
  );
});

it('leaves no rest after jobs that fill their hours', () => {
  renderPage(<JobRun run={{ jobs: 20, minutes: 39, hours: 13 }} caption="20 Drucke in einer Nacht" />, {
    locale: 'de',
  });
  const [jobs, marks] = lists();
  expect(jobs).toHaveLength(20);
  expect(marks?.map(({ style }) => Math.round(Number.parseFloat(style.insetInlineStart)))).toEqual([0, 31, 62, 92]);
});
