import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { reflexWash } from '../products.fixture.ts';
import { Accessories } from './related-products.tsx';

const { kind: _, accessoryType: __, ...item } = reflexWash;
const station = { ...item, id: '31', kind: 'STATION', accessoryType: null, name: 'UltraCraft Wash' } as const;
const unit = { ...item, id: '217', kind: 'ACCESSORY', accessoryType: 'REFLEX_POST_PROCESSING' } as const;
const tray = { ...item, id: '207', kind: 'ACCESSORY', accessoryType: 'REFLEX', name: 'Resin tray' } as const;

it('shows the units of a desktop printer before the stations, and small parts in a list below', () => {
  renderPage(<Accessories printerId="9" items={[tray, station, unit]} />);
  const heading = screen.getByRole('heading', { name: messages.en.Products.smallParts });
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual([
    'Reflex Wash',
    'UltraCraft Wash',
    'Resin tray',
    expect.stringContaining(messages.en.Products.toAccessories),
  ]);
  expect(heading.compareDocumentPosition(screen.getByRole('link', { name: 'Resin tray' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('lists the last of seven pictured products among the small parts', () => {
  const units = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ ...unit, id: name, name }));
  const stations = ['f', 'g'].map((name) => ({ ...station, id: name, name }));
  renderPage(<Accessories printerId="14" items={[...units, ...stations]} />);
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, -1)).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'e']);
});
