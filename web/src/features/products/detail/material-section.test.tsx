import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MaterialSection } from './material-section.tsx';

const material = (id: string, bodyContact: 'NONE' | 'MOUTH', markets: ('US' | 'CN' | 'EU')[] = []) => ({
  ...({ id, slug: id, name: id, group: 'DENTAL', bodyContact } as const),
  ...{ registrations: markets.map((market) => ({ market })), category: { id: '1', label: 'Resin' }, colors: [] },
});

const { usable, evaluation } = messages.en.Materials.trade.registration.mark;

it('lists the resins that may be used in the market first, and marks the others', () => {
  const materials = [
    material('splint', 'MOUTH', ['EU']),
    material('model', 'NONE'),
    material('guide', 'MOUTH', ['US']),
  ];
  renderPage(<MaterialSection printerId="1" materials={materials} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([`modelResin${usable}`, `guideResin${usable}`, `splintResin${evaluation}`]);
});

it('marks no usable resin of other fields', () => {
  const special = { group: 'SPECIAL_APPLICATIONS' } as const;
  const materials = [
    { ...material('tough', 'MOUTH'), ...special },
    { ...material('heat', 'NONE'), ...special },
  ];
  renderPage(<MaterialSection printerId="1" materials={materials} />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['heatResin', `toughResin${evaluation}`]);
});

it('marks none where all may be used', () => {
  renderPage(<MaterialSection printerId="1" materials={[material('model', 'NONE')]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^modelResin$/);
});
