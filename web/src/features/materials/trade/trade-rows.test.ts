import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { createTradeWriter } from './create-trade-writer.ts';
import {
  countRegistered,
  findMissingRegistration,
  findUseRestriction,
  type TradeFacts,
  toRegistrationRows,
  toTradeRows,
} from './trade-rows.ts';

const writers = { en: createTradeWriter('en'), cn: createTradeWriter('cn'), de: createTradeWriter('de') };

const nothingStated: TradeFacts = {
  bodyContact: 'MOUTH',
  registrations: [],
  storageTemperature: { min: 5, max: 25 },
  shelfLifeMonths: null,
  packs: [],
};

const inEurope = { market: 'EU', deviceClass: 'IIa', number: 'A 1', marking: 'CE 0000', notifiedBody: 'B' } as const;

const textOf = (rows: readonly { id: string; text: string }[], id: string) => rows.find((row) => row.id === id)?.text;

describe('packs and storage', () => {
  it('leave out what the manufacturer does not state', () => {
    const rows = toTradeRows(nothingStated, writers.en);
    expect(rows.map(({ text }) => text)).toEqual([
      messages.en.Materials.trade.priceOpen,
      '5–25\u00a0°C (41–77\u00a0°F)',
    ]);
  });

  it('have the order number of a pack, and the price of the own market only, with its tax rule and date', () => {
    const price = { market: 'EU', price: { amount: '290.50', currency: 'EUR' }, validFrom: '2027-01-01' } as const;
    const prices = [{ ...price, taxRule: 'EXCLUDED' as const }];
    const packs = [{ content: { value: 1, unit: 'kg' }, orderNumber: 'R-106-1', prices }];
    const facts = { ...nothingStated, shelfLifeMonths: 24, packs };
    const german = toTradeRows(facts, writers.de);
    expect(textOf(german, 'packs')).toBe('1\u00a0kg (R-106-1)');
    expect(textOf(german, 'price')).toBe('1\u00a0kg: 290,50\u00a0€ ohne MwSt., gültig ab 01.01.2027');
    expect(textOf(german, 'storage')).toBe('5–25\u00a0°C');
    expect(textOf(german, 'shelfLife')).toBe('24 Monate ungeöffnet');
    expect(textOf(toTradeRows(facts, writers.cn), 'price')).toBe(messages.cn.Materials.trade.priceOpen);
  });
});

describe('registrations as a medical device', () => {
  it.each([
    ['en', ['US', 'CN', 'EU']],
    ['cn', ['CN', 'US', 'EU']],
    ['de', ['EU', 'US', 'CN']],
  ] as const)('name the market of %s first, and say where there is none', (locale, markets) => {
    const { missing, use } = messages[locale].Materials.trade.registration;
    const rows = toRegistrationRows(nothingStated, writers[locale]);
    expect(rows.map(({ id }) => id)).toEqual(markets);
    expect(rows.map(({ text }) => text)).toEqual(markets.map((market) => missing[market]));
    expect(findUseRestriction(nothingStated, writers[locale])).toBe(use.MOUTH);
  });

  it('show class, marking, number and notified body once they are filled in', () => {
    const facts = { ...nothingStated, registrations: [inEurope] };
    expect(textOf(toRegistrationRows(facts, writers.de), 'EU')).toBe(
      'Klasse IIa, CE 0000, Zertifikat A 1, Benannte Stelle B',
    );
    expect(findUseRestriction(facts, writers.de)).toBe(messages.de.Materials.trade.registration.use.MOUTH);
  });

  it.each([
    ['en', true],
    ['cn', true],
    ['de', false],
  ] as const)('are missing in the market of %s: %s', (locale, isMissing) => {
    const facts = { ...nothingStated, registrations: [inEurope] };
    const { missing } = messages[locale].Materials.trade.registration;
    const text = findMissingRegistration(facts, writers[locale]);
    if (isMissing) expect(Object.values(missing)).toContain(text);
    else expect(text).toBeNull();
    expect(findMissingRegistration({ ...facts, bodyContact: 'NONE' }, writers[locale])).toBeNull();
  });

  it('are counted in the market of the locale for materials that go into the mouth, or may do so', () => {
    const materials = [
      { ...nothingStated, registrations: [inEurope] },
      { ...nothingStated, bodyContact: null },
      { ...nothingStated, bodyContact: 'SKIN' },
      { ...nothingStated, bodyContact: 'NONE' },
    ] as const;
    expect(countRegistered(materials, 'de')).toEqual({ registered: 1, total: 2 });
    expect(countRegistered(materials, 'en')).toEqual({ registered: 0, total: 2 });
  });

  it('restrict nothing if every market has one', () => {
    const registrations = (['CN', 'EU', 'US'] as const).map((market) => ({ ...inEurope, market }));
    expect(findUseRestriction({ ...nothingStated, registrations }, writers.en)).toBeNull();
  });

  it('are not listed for a material without body contact, and the strictest rule applies if it is unknown', () => {
    const { use } = messages.en.Materials.trade.registration;
    const technical = { ...nothingStated, bodyContact: 'NONE' } as const;
    expect(toRegistrationRows(technical, writers.en)).toEqual([]);
    expect(findUseRestriction(technical, writers.en)).toBe(use.NONE);
    expect(findUseRestriction({ ...nothingStated, bodyContact: null }, writers.en)).toBe(use.MOUTH);
  });
});
