import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { ErrorCodeTable } from './error-code-table.tsx';

const { errorCodes } = messages.en.Support;
const printers = [
  { id: '1', name: 'A2D', line: 'DENTAL' as const },
  { id: '9', name: 'Reflex', line: 'REFLEX' as const },
];
const toCode = (code: string) => ({ code, meaning: 'Door open', firstSteps: 'Close it.', article: '1', products: [] });
const codes = ['E-101', 'E-102', 'E-801', 'E-802'].map(toCode);

describe('the error codes', () => {
  it('R396 of all machines have a link to the first code of each group', () => {
    renderPage(<ErrorCodeTable codes={codes} printers={printers} />);
    const links = within(screen.getAllByRole('list')[0] ?? expect.fail('No groups')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`E-1xx ${errorCodes.groups[1]}`, '#E-101'],
      [`E-8xx ${errorCodes.groups[8]}`, '#E-801'],
    ]);
  });

  it('R396 of one machine have no groups', () => {
    renderPage(<ErrorCodeTable codes={codes} />);
    expect(screen.queryByText(/E-1xx/)).toBeNull();
  });
});
