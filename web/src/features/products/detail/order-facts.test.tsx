import type { Locale } from '@heliograph/schema/locales.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { ProductDetail } from '../product-data.ts';
import { reflexWash } from '../products.fixture.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderFacts } from './order-facts.tsx';

afterEach(cleanup);

type Machine = NonNullable<ProductDetail['machine']>;

const nothingStated: Machine = {
  size: { width: 425, depth: 385, height: 780 },
  rearClearance: null,
  warrantyMonths: 24,
  included: null,
  deliveryTime: null,
};

function factsOf(machine: Partial<Machine>, locale: Locale = 'en') {
  renderPage(<OrderFacts product={{ ...reflexWash, machine: { ...nothingStated, ...machine } }} />, { locale });
  const rows = screen.getAllByRole('row').slice(1);
  return new Map(
    rows.map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]),
  );
}

const { order } = messages.en.Products;

describe('facts for an order', () => {
  it('leave out what the manufacturer does not state', () => {
    const facts = factsOf({});
    expect([...facts.keys()]).toEqual([order.number, order.space, order.warranty, order.delivery]);
    expect(facts.get(order.number)).toBe('RX-217');
    expect(facts.get(order.delivery)).toBe(order.deliveryInStore);
    expect(facts.get(order.space)).toContain('425\u00a0×\u00a0385\u00a0mm');
    expect(facts.get(order.warranty)).toContain('24 months');
  });

  it('refer to the quote for the delivery of a machine without a price', () => {
    renderPage(<OrderFacts product={{ ...reflexWash, price: null, machine: nothingStated }} />);
    expect(screen.getByText(order.deliveryInQuote)).toBeVisible();
  });

  it('add the clearance to the depth, and list what is in the box', () => {
    const facts = factsOf({ rearClearance: 100, included: ['Tray', 'Key'], deliveryTime: 'Two weeks' });
    expect(facts.get(order.space)).toContain('425\u00a0×\u00a0485\u00a0mm');
    expect(facts.get(order.delivery)).toBe('Two weeks');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Tray', 'Key']);
  });

  it('omit the space of a module that is built into a printer', () => {
    expect(factsOf({ size: null }).has(order.space)).toBe(false);
  });

  it('link to the warranty of the product line', () => {
    factsOf({});
    expect(screen.getByRole('link', { name: order.warrantyLink }).getAttribute('href')).toBe(
      '/warranty-policies#reflex',
    );
  });
});

describe('the order bar', () => {
  const links = [{ id: 'specification', title: 'Specification' }];
  const barOf = (price: ProductDetail['price'], locale: Locale = 'en') => {
    renderPage(<OrderBar product={{ ...reflexWash, price }} links={links} />, { locale });
    return within(screen.getByRole('region', { name: messages[locale].Products.bar.label }));
  };

  it('Q47 shows the price with its tax rule and the day since when it is valid', () => {
    const bar = barOf(
      { price: { amount: '1399.00', currency: 'USD' }, taxRule: 'EXCLUDED', validFrom: '2025-09-01' },
      'de',
    );
    expect(bar.getByText('1.399,00 $')).toBeTruthy();
    expect(bar.getByText(messages.de.Products.bar.tax.EXCLUDED, { exact: false })).toBeTruthy();
    expect(bar.getByText('Seit 01.09.2025')).toBeTruthy();
    expect(bar.getByRole('link', { name: messages.de.Products.bar.store }).getAttribute('href')).toBe('#choose-store');
  });

  it('shows neither a price nor a store for a machine without a price', () => {
    const bar = barOf(null);
    expect(bar.queryByText(messages.en.Products.bar.store)).toBeNull();
    expect(bar.getAllByRole('link')).toHaveLength(links.length);
  });

  it('links to the sections of the page', () => {
    const nav = within(barOf(null).getByRole('navigation', { name: messages.en.Products.onThisPage }));
    expect(nav.getByRole('link', { name: 'Specification' })).toHaveAttribute('href', '#specification');
  });
});
