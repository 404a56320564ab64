import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { AccessoryFinder } from './accessory-finder.tsx';
import { AccessoryOrder } from './accessory-order.tsx';
import type { AccessoryGroup } from './accessory-query.ts';
import { accessoryTypes, type TypeNumber, typeNumbers } from './accessory-types.ts';
import type { RequestablePart } from './request-list.ts';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Accessories' });

const row = (group: AccessoryGroup, name: string, printers: string[]) => ({
  id: name,
  name,
  group,
  printers,
  orderNumber: `N-${name}`,
  orderNumbers: [],
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

const parts = [row('2', 'Platform', ['1', '2']), row('parts', 'Tank', ['2', '9']), row('parts', 'Hose', ['1'])];

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
    renderPage(<AccessoryFinder rows={[...parts, ...rows]} printers={printers} />, {
      url: `/hardware/accessories${search}`,
    });
  const partsLink = () => typeLinks().getByRole('link', { name: new RegExp(`^${t('spareParts')}`) });

  it('are listed below the accessories of all types, with platforms first', () => {
    renderParts('');
    expect(groups()).toEqual([...typeNumbers.map(nameOf), t('spareParts')]);
    expect(shown().at(0)).toBe('Platform');
    expect(shown().slice(-2)).toEqual(['Tank', 'Hose']);
    expect(screen.getByRole('status')).toHaveTextContent(t('found', { count: rows.length + parts.length }));
  });

  it('have a filter, which is stored in the URL', async () => {
    renderParts('?printer=1');
    expect(partsLink()).toHaveTextContent(`${t('spareParts')} 1`);
    await userEvent.click(partsLink());
    await waitFor(() => expect(shown()).toEqual(['Hose']));
    expect(window.location.search).toBe('?parts=true&printer=1');
    expect(partsLink()).toHaveAttribute('aria-current', 'true');
    await userEvent.click(linkOf('2'));
    await waitFor(() => expect(window.location.search).toBe('?type=2&printer=1'));
    expect(groups()).toEqual([nameOf('2')]);
  });
});

describe('the request list', () => {
  const orderNumbers = [
    { printerId: '1', number: 'UC-1-1' },
    { printerId: '2', number: 'UC-1-2' },
  ];
  const requestable = (part: RequestablePart, group: AccessoryGroup, fits: string[]) => ({
    ...part,
    id: part.name,
    group,
    printers: fits,
    node: <AccessoryOrder part={part} printers={printers} />,
  });
  const tray = requestable({ name: 'Tray', orderNumber: 'UC-1', orderNumbers }, '2', ['1', '2']);
  const tank = requestable({ name: 'Tank', orderNumber: 'UC-9', orderNumbers: [] }, 'parts', ['1', '9']);
  const renderList = (search = '') =>
    renderPage(<AccessoryFinder rows={[tray, tank]} printers={printers} />, { url: `/hardware/accessories${search}` });
  const box = (name: string) => screen.getByRole('checkbox', { name: t('request.addNamed', { name }) });
  const bar = () => screen.getByRole('region', { name: t('request.bar') });
  const comments = () => within(bar()).getByRole('link', { name: t('request.ask') }).dataset.inquiryComments;

  it('is stored in the URL and opens the form with names and order numbers', async () => {
    renderList('?printer=2');
    expect(screen.queryByRole('region', { name: t('request.bar') })).toBeNull();
    await userEvent.click(box('Tray'));
    await waitFor(() => expect(window.location.search).toBe('?printer=2&request=UC-1-2'));
    expect(box('Tray')).toBeChecked();
    expect(bar()).toHaveTextContent(t('request.count', { count: 1 }));
    expect(comments()).toBe('1 × UC-1-2 Tray');
    expect(within(bar()).getByRole('link')).toHaveAttribute('href', '#inquiry');
  });

  it('is read from the URL, without unknown numbers, and keeps items that the filter hides', () => {
    renderList('?printer=9&request=UC-9,UC-1-1,X-1');
    expect(box('Tank')).toBeChecked();
    expect(bar()).toHaveTextContent(t('request.count', { count: 2 }));
    expect(comments()).toBe('1 × UC-1-1 Tray\n1 × UC-9 Tank');
  });

  it('asks for the printer until one is chosen', async () => {
    renderList();
    await userEvent.click(box('Tray'));
    await waitFor(() => expect(comments()).toBe(`1 × UC-1 Tray\n${t('request.printer')}`));
    await userEvent.selectOptions(printer(), 'A2D 4K');
    await waitFor(() => expect(comments()).toBe('1 × UC-1-2 Tray'));
    expect(box('Tray')).toBeChecked();
  });

  it('remains when the type changes, and can be cleared', async () => {
    renderList('?request=UC-9');
    await userEvent.click(linkOf('2'));
    await waitFor(() => expect(window.location.search).toBe('?type=2&request=UC-9'));
    await userEvent.click(within(bar()).getByRole('button', { name: t('request.clear') }));
    await waitFor(() => expect(window.location.search).toBe('?type=2'));
    expect(screen.queryByRole('region', { name: t('request.bar') })).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('loses an item that is unchecked', async () => {
    renderList('?request=UC-9');
    await userEvent.click(box('Tank'));
    await waitFor(() => expect(window.location.search).toBe(''));
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
