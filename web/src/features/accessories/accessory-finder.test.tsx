import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { AccessoryFinder } from './accessory-finder.tsx';
import { accessoryTypes, type TypeNumber, typeNumbers } from './accessory-types.ts';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Accessories' });

const row = (type: TypeNumber, name: string, printers: string[]) => ({
  id: name,
  type,
  printers,
  node: <article>{name}</article>,
});

const rows = [
  row('2', 'Tray', ['2']),
  row('2', 'Film', ['1', '2']),
  row('4', 'Dental basket', ['1']),
  row('3', 'Reflex tray', ['9']),
  row('6', 'Reflex Wash', ['9', '10']),
  row('7', 'Camera', ['10']),
];

const parts = [
  { id: 'UC-1', printers: ['1'], node: 'Platform' },
  { id: 'UC-2', printers: ['2', '9'], node: 'Tank' },
];

const printers = [
  { id: '1', name: 'A2D' },
  { id: '2', name: 'A2D 4K' },
  { id: '9', name: 'Reflex' },
  { id: '10', name: 'Reflex RS' },
];

const renderAccessories = (search = '') =>
  renderPage(<AccessoryFinder rows={rows} printers={printers} />, { url: `/hardware/accessories${search}` });

const shown = () => screen.queryAllByRole('article').map((article) => article.textContent);
const groups = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const typeLinks = () => within(screen.getByRole('navigation', { name: t('type') }));
const linkOf = (type: TypeNumber) => typeLinks().getByRole('link', { name: new RegExp(`^${nameOf(type)}`) });
const nameOf = (type: TypeNumber) => t(`types.${accessoryTypes[type]}`);
const printer = () => screen.getByLabelText(t('printer'));

describe('the filter by type', () => {
  it('R134 Q22 shows all types without a query, in groups', () => {
    renderAccessories();
    expect(shown()).toEqual(['Tray', 'Film', 'Dental basket', 'Reflex tray', 'Reflex Wash', 'Camera']);
    expect(groups()).toEqual(typeNumbers.map(nameOf));
  });

  it.each([
    ['2', ['Tray', 'Film']],
    ['3', ['Reflex tray']],
    ['4', ['Dental basket']],
    ['6', ['Reflex Wash']],
    ['7', ['Camera']],
  ] as const)('R134 shows type %s of the URL', (type, names) => {
    renderAccessories(`?type=${type}`);
    expect(shown()).toEqual(names);
    expect(groups()).toEqual([nameOf(type)]);
    expect(linkOf(type)).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: names.length }));
  });

  it('R134 is stored in the URL, keeps the printer and the focus', async () => {
    renderAccessories('?printer=1');
    linkOf('2').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual(['Film']));
    expect(window.location.search).toBe('?type=2&printer=1');
    expect(linkOf('2')).toHaveFocus();
    await userEvent.click(typeLinks().getByRole('link', { name: new RegExp(`^${t('allTypes')}`) }));
    await waitFor(() => expect(window.location.search).toBe('?printer=1'));
    expect(shown()).toEqual(['Film', 'Dental basket']);
  });
});

describe('spare parts', () => {
  const renderParts = (search: string) =>
    renderPage(<AccessoryFinder rows={rows} parts={parts} printers={printers} />, {
      url: `/hardware/accessories${search}`,
    });
  const shownParts = () => within(screen.getByRole('region', { name: t('spareParts') })).getAllByRole('listitem');

  it('are listed below the accessories of all types', () => {
    renderParts('');
    expect(groups()).toEqual([...typeNumbers.map(nameOf), t('spareParts')]);
    expect(shownParts().map((part) => part.textContent)).toEqual(['Platform', 'Tank']);
  });

  it('are those of the chosen printer', () => {
    renderParts('?printer=9');
    expect(shownParts().map((part) => part.textContent)).toEqual(['Tank']);
  });

  it('are hidden while a type is chosen', () => {
    renderParts('?type=2');
    expect(screen.queryByRole('heading', { name: t('spareParts') })).toBeNull();
  });
});

describe('the filter by printer', () => {
  it('R134 shows the accessories that fit it, and counts them by type', async () => {
    renderAccessories();
    await userEvent.selectOptions(printer(), 'Reflex RS');
    await waitFor(() => expect(window.location.search).toBe('?printer=10'));
    expect(shown()).toEqual(['Reflex Wash', 'Camera']);
    expect(linkOf('6')).toHaveTextContent(`${nameOf('6')} 1`);
    expect(linkOf('2')).toHaveTextContent(`${nameOf('2')} 0`);
  });

  it('R134 is ignored if the URL names an unknown printer', () => {
    renderAccessories('?printer=99');
    expect(shown()).toHaveLength(rows.length);
    expect(printer()).toHaveDisplayValue(t('allPrinters'));
  });

  it('R134 without results can be reset', async () => {
    renderAccessories('?type=7&printer=1');
    expect(screen.getByRole('heading', { name: t('noMatchTitle') })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: t('reset') }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(shown()).toHaveLength(rows.length);
    expect(screen.getByRole('status')).toHaveFocus();
  });
});
