// Long: one case for each control of the comparison.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { QueryStateProvider } from '#ui/query-state-provider.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';
import { Comparison } from './comparison.tsx';
import type { ComparedPrinter, PrinterComparison } from './comparison-data.ts';

const t = createTranslator({ locale: 'en', messages: messages.en, namespace: 'Comparison' });

const printer = (slug: string, name: string): ComparedPrinter => ({
  slug,
  name,
  path: `/hardware/${slug}`,
  series: slug.startsWith('A') ? 'UltraCraft' : 'Reflex',
  picture: null,
  price: null,
});

const printers = [
  printer('A2D', 'UltraCraft A2D'),
  printer('A3D', 'UltraCraft A3D'),
  printer('A2D_4K', 'UltraCraft A2D 4K'),
  printer('Reflex', 'Reflex'),
  printer('reflex2', 'Reflex 2'),
  printer('RS', 'Reflex RS'),
];

const text = (...lines: string[]) => ({ isAvailable: null, lines });
const unknown = text();

const rows: PrinterComparison['rows'] = [
  {
    key: 'PIXEL_SIZE',
    name: 'Pixel size',
    cells: [text('75 µm'), text('75 µm'), text('53 µm'), text('33 µm'), unknown, unknown],
  },
  {
    key: 'RESIN_STATION',
    name: 'Resin station',
    cells: [
      { isAvailable: false, lines: [] },
      { isAvailable: true, lines: [] },
      { isAvailable: true, lines: ['Can be retrofitted'] },
      unknown,
      unknown,
      unknown,
    ],
  },
  {
    key: 'MACHINE_SIZE',
    name: 'Machine size and weight',
    cells: [text('425 × 385 × 780 mm', '38 kg'), text('520 mm'), unknown, unknown, unknown, unknown],
  },
];

const renderComparison = (query = '', shown = rows) =>
  renderPage(
    <QueryStateProvider>
      {printers.map((one) => (
        <CompareToggle key={one.slug} printer={one} slugs={printers.map(({ slug }) => slug)} />
      ))}
      <CompareTray printers={printers} />
      <Comparison printers={printers} rows={shown} />
    </QueryStateProvider>,
    { url: `/hardware${query}` },
  );

function setLayout(element: HTMLElement, sizes: Record<string, number>) {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
}

const choice = (name: string) => screen.getByLabelText(name, { selector: 'input[type=checkbox]' });
const search = () => decodeURIComponent(window.location.search);

const property = (name: string) => screen.getByRole('rowheader', { name: new RegExp(`^${name}`) });
const cells = (name: string) => within(property(name).closest('tbody') ?? document.body).getAllByRole('cell');

function tableTexts() {
  const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
  const names = screen.getAllByRole('rowheader').map((header) => header.querySelector('span')?.firstChild?.textContent);
  const columns = screen.getAllByRole('columnheader').map((header) => within(header).getByRole('link'));
  return { columns: texts(columns), names };
}

describe('the printer picker', () => {
  it('R220 compares up to four printers in the order of their selection', async () => {
    renderComparison();
    expect(tableTexts().columns).toEqual(printers.map(({ name }) => name));
    for (const name of ['Reflex', 'UltraCraft A2D', 'UltraCraft A3D']) await userEvent.click(choice(name));
    expect(choice('Reflex RS')).toBeEnabled();
    await userEvent.click(choice('Reflex 2'));
    await waitFor(() => expect(search()).toBe('?compare=Reflex,A2D,A3D,reflex2'));
    expect(tableTexts().columns).toEqual(['Reflex', 'UltraCraft A2D', 'UltraCraft A3D', 'Reflex 2']);
    expect(choice('Reflex RS')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(
      t('shown', { printers: 4, rows: rows.length }) + t('full', { count: 4 }),
    );
    await userEvent.click(choice('UltraCraft A2D'));
    await waitFor(() => expect(search()).toBe('?compare=Reflex,A3D,reflex2'));
    expect(choice('Reflex RS')).toBeEnabled();
  });

  it('R220 shows all printers again and moves the focus to the comparison', async () => {
    const { container } = renderComparison('?compare=A2D&differences=true');
    await userEvent.click(screen.getByRole('button', { name: t('showAll') }));
    await waitFor(() => expect(search()).toBe(''));
    expect(tableTexts().columns).toEqual(printers.map(({ name }) => name));
    expect(container.querySelector('.comparison')).toHaveFocus();
    expect(screen.queryByRole('button', { name: t('showAll') })).toBeNull();
  });

  it('R220 ignores unknown, repeated and surplus printers in the URL', () => {
    renderComparison('?compare=hive,Reflex,Reflex,%3Cb%3E,A2D,A3D,A2D_4K,RS');
    expect(tableTexts().columns).toEqual(['Reflex', 'UltraCraft A2D', 'UltraCraft A3D', 'UltraCraft A2D 4K']);
    expect(choice('Reflex')).toBeChecked();
    expect(choice('Reflex RS')).not.toBeChecked();
  });
});

describe('a link with a selection', () => {
  const openAt = (width: number, search: string) => {
    vi.stubGlobal('innerWidth', width);
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    renderComparison(search);
    vi.unstubAllGlobals();
    return scroll;
  };

  it('opens at the table on a phone', () => {
    expect(openAt(390, '?compare=A2D')).toHaveBeenCalledOnce();
  });

  it.each([
    [390, ''],
    [1440, '?compare=A2D'],
  ])('opens at the top at %s px with "%s"', (width, search) => {
    expect(openAt(width, search)).not.toHaveBeenCalled();
  });
});

describe('the cards of the list', () => {
  const toggle = (name: string) => screen.getByRole('checkbox', { name: t('addNamed', { name }) });
  const tray = () => screen.queryByRole('region', { name: t('tray') });

  it('R220 add printers to the comparison, and show how many are chosen', async () => {
    renderComparison();
    expect(tray()).toBeNull();
    await userEvent.click(toggle('Reflex'));
    await userEvent.click(toggle('UltraCraft A2D'));
    await waitFor(() => expect(search()).toBe('?compare=Reflex,A2D'));
    expect(tray()).toHaveTextContent(t('chosen', { count: 2 }));
    expect(within(tray() ?? document.body).getByRole('link', { name: t('add') })).toHaveAttribute(
      'href',
      '#comparison',
    );
    expect(tableTexts().columns).toEqual(['Reflex', 'UltraCraft A2D']);
    await userEvent.click(toggle('Reflex'));
    await waitFor(() => expect(search()).toBe('?compare=A2D'));
    await userEvent.click(within(tray() ?? document.body).getByRole('button', { name: t('clear') }));
    await waitFor(() => expect(tray()).toBeNull());
  });

  it('R220 refuse a fifth printer', () => {
    renderComparison('?compare=A2D,A3D,Reflex,RS');
    expect(toggle('Reflex RS')).toBeEnabled();
    expect(toggle('Reflex 2')).toBeDisabled();
  });
});

describe('the pair of a phone', () => {
  const column = (position: number) => screen.getByRole('combobox', { name: t('pairPrinter', { position }) });

  it('R220 names the first two columns, and replaces one of them', async () => {
    renderComparison('?compare=A2D,A3D,RS');
    expect(column(1)).toHaveDisplayValue('UltraCraft A2D');
    expect(column(2)).toHaveDisplayValue('UltraCraft A3D');
    await userEvent.selectOptions(column(2), 'Reflex');
    await waitFor(() => expect(search()).toBe('?compare=A2D,Reflex,RS'));
    expect(tableTexts().columns).toEqual(['UltraCraft A2D', 'Reflex', 'Reflex RS']);
  });

  it('R220 asks for a second printer', async () => {
    renderComparison('?compare=A2D');
    expect(column(2)).toHaveDisplayValue(t('pairEmpty'));
    await userEvent.selectOptions(column(2), 'Reflex RS');
    await waitFor(() => expect(search()).toBe('?compare=A2D,RS'));
  });

  it('R220 says how many of the chosen printers it shows, and brings in the others', async () => {
    renderComparison('?compare=A2D,A3D,RS');
    expect(screen.getAllByText(t('position', { first: 1, last: 2, total: 3 }))).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: t('showInPair', { name: 'Reflex RS' }) }));
    await waitFor(() => expect(search()).toBe('?compare=A2D,RS,A3D'));
  });

  it('R220 marks rows in which the pair has the same value', () => {
    renderComparison('?compare=A2D,A3D,A2D_4K');
    expect(property('Pixel size').closest('tbody')).toHaveAttribute('data-same-pair');
    expect(property('Resin station').closest('tbody')).not.toHaveAttribute('data-same-pair');
  });
});

describe('the comparison table', () => {
  it('R220 ends with the request for a quote for each printer', () => {
    renderComparison('?compare=A2D,Reflex');
    const links = screen.getAllByRole('link', { name: /^Quote for the / });
    expect(links.map((link) => link.dataset.inquiryComments)).toEqual(['UltraCraft A2D', 'Reflex']);
  });

  it('R220 shows booleans, texts, both, several lines, and missing values', () => {
    renderComparison('?compare=A2D,A3D,A2D_4K,reflex2');
    expect(cells('Pixel size').map((cell) => cell.textContent?.replace('\u00a0', ' '))).toEqual([
      '75 µm',
      '75 µm',
      '53 µm',
      t('unknown'),
    ]);
    const [no, yes, both] = cells('Resin station');
    expect(within(no ?? document.body).getByRole('img')).toHaveAccessibleName(t('no'));
    expect(within(yes ?? document.body).getByRole('img')).toHaveAccessibleName(t('yes'));
    expect(within(both ?? document.body).getByRole('img')).toHaveAccessibleName(t('yes'));
    expect(both).toHaveTextContent('Can be retrofitted');
    const [size] = cells('Machine size and weight');
    expect(Array.from(size?.children ?? [], (line) => line.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '425 × 385 × 780 mm (16.7 × 15.2 × 30.7 in)',
      '38 kg (84 lb)',
    ]);
  });

  it('R220 links each printer to its page', () => {
    renderComparison('?compare=A2D_4K');
    const [head] = screen.getAllByRole('row');
    expect(within(head ?? document.body).getByRole('link')).toHaveAttribute('href', '/hardware/A2D_4K');
  });

  it('R220 heads the values of all printers with the name of the property', () => {
    renderComparison('?compare=A2D,Reflex,RS');
    expect(property('Pixel size')).toHaveAttribute('colspan', '3');
    expect(property('Pixel size')).toHaveAttribute('scope', 'rowgroup');
    expect(cells('Pixel size')).toHaveLength(3);
  });

  it('R220 says in words which properties differ', () => {
    renderComparison('?compare=A2D,A3D');
    expect(within(property('Resin station')).getByText(t('differs'))).toBeVisible();
    expect(within(property('Pixel size')).queryByText(t('differs'))).toBeNull();
    expect(screen.getByText(t('differsKey'))).toBeVisible();
  });

  it('R220 names what none of the chosen printers has below the table', () => {
    const station = { isAvailable: false, lines: [] };
    const without = rows.map((row) =>
      row.key === 'RESIN_STATION' ? { ...row, cells: printers.map(() => station) } : row,
    );
    renderComparison('?compare=A2D,A3D', without);
    expect(tableTexts().names).toEqual(['Pixel size', 'Machine size and weight']);
    expect(screen.getByText(t('absent', { names: 'Resin station' }))).toBeVisible();
  });

  it('R220 marks no differences before printers are chosen', () => {
    renderComparison('');
    expect(screen.queryByText(t('differs'))).toBeNull();
  });

  it('R220 marks no differences where it shows nothing else', () => {
    renderComparison('?compare=A2D,A3D&differences=true');
    expect(property('Resin station')).toBeVisible();
    expect(screen.queryByText(t('differs'))).toBeNull();
  });

  it('R220 marks no differences of a single printer', () => {
    renderComparison('?compare=A2D');
    expect(screen.queryByText(t('differs'))).toBeNull();
  });

  it('R220 can be scrolled by keyboard, and its names follow', () => {
    const { container } = renderComparison('?compare=A2D,A3D,Reflex,RS');
    const region = screen.getByRole('group', { name: t('title') });
    expect(region).toHaveAttribute('tabindex', '0');
    setLayout(region, { clientWidth: 350, scrollWidth: 660 });
    region.scrollLeft = 165;
    fireEvent.scroll(region);
    expect(container.querySelector('.comparison-names')?.scrollLeft).toBe(165);
    expect(screen.getByText(t('position', { first: 2, last: 3, total: 4 }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('previous') })).toBeEnabled();
    region.scrollLeft = 310;
    fireEvent.scroll(region);
    expect(screen.getByText(t('position', { first: 3, last: 4, total: 4 }))).toBeVisible();
    expect(screen.getByRole('button', { name: t('next') })).toBeDisabled();
  });

  it('R220 can show only the properties that differ', async () => {
    renderComparison('?compare=A2D,A3D');
    expect(tableTexts().names).toEqual(['Pixel size', 'Resin station', 'Machine size and weight']);
    await userEvent.click(choice(t('differencesOnly')));
    await waitFor(() => expect(search()).toBe('?compare=A2D,A3D&differences=true'));
    expect(tableTexts().names).toEqual(['Resin station', 'Machine size and weight']);
    expect(screen.getByRole('status')).toHaveTextContent(t('shown', { printers: 2, rows: 2 }));
  });

  it('R220 reads the choice of differences from the URL', () => {
    renderComparison('?compare=A2D,A3D&differences=true');
    expect(choice(t('differencesOnly'))).toBeChecked();
    expect(tableTexts().names).toEqual(['Resin station', 'Machine size and weight']);
  });
});
