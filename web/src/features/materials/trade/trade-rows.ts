import type { Locale } from '@heliograph/schema/locales.ts';
import { locales } from '@heliograph/schema/locales.ts';
import type { useFormatter, useTranslations } from 'next-intl';
import { marketOf } from '#content/markets.ts';
import { toFahrenheit } from '#ui/format-measurement.ts';
import { formatPrice } from '#ui/format-price.ts';
import type { MaterialTrade_MaterialFragment } from './material-trade.generated.ts';

export type TradeFacts = MaterialTrade_MaterialFragment;
type Registration = TradeFacts['registrations'][number];
type TradeMessages = ReturnType<typeof useTranslations<'Materials.trade'>>;

export type TradeWriter = {
  locale: Locale;
  t: TradeMessages;
  format: Pick<ReturnType<typeof useFormatter>, 'number' | 'dateTime' | 'list'>;
};

type Row = { id: string; name: string; text: string };

/** Packs, prices in the market of the locale, storage and shelf life, as far as the maker states them. */
export function toTradeRows(facts: TradeFacts, writer: TradeWriter): Row[] {
  const { t, format } = writer;
  const { packs, storageTemperature, shelfLifeMonths: months } = facts;
  const { min, max } = storageTemperature ?? {};
  const sizes = packs.map((pack) => writePack(pack, writer));
  const prices = writePrices(facts, writer);
  return [
    ...(sizes.length > 0 ? [{ id: 'packs', name: t('packs', { count: sizes.length }), text: format.list(sizes) }] : []),
    { id: 'price', name: t('price'), text: prices.length > 0 ? prices.join('\n') : t('priceOpen') },
    ...(min !== undefined && max !== undefined
      ? [{ id: 'storage', name: t('storage'), text: writeTemperature(min, max, writer) }]
      : []),
    ...(months ? [{ id: 'shelfLife', name: t('shelfLife'), text: t('shelfLifeText', { months }) }] : []),
  ];
}

/** In English also in degrees Fahrenheit: 5–25 °C (41–77 °F). */
function writeTemperature(min: number, max: number, { t, locale }: TradeWriter): string {
  const celsius = t('storageText', { min, max });
  return locale === 'en' ? `${celsius} (${toFahrenheit(min)}–${toFahrenheit(max)}\u00a0°F)` : celsius;
}

function writeContent({ content: { value, unit } }: TradeFacts['packs'][number], { format }: TradeWriter): string {
  return `${format.number(value)}\u00a0${unit}`;
}

/** With its order number: 1 kg (R-103-1). */
function writePack(pack: TradeFacts['packs'][number], writer: TradeWriter): string {
  const content = writeContent(pack, writer);
  return pack.orderNumber ? writer.t('packText', { content, number: pack.orderNumber }) : content;
}

function writePrices({ packs }: TradeFacts, writer: TradeWriter): string[] {
  const { t, format, locale } = writer;
  return packs.flatMap((pack) => {
    const own = pack.prices.find(({ market }) => market === marketOf[locale]);
    if (!own) return [];
    const date = format.dateTime(new Date(own.validFrom), { dateStyle: 'medium', timeZone: 'UTC' });
    const price = formatPrice(own.price.amount, own.price.currency, locales[locale].tag);
    return [t(`priceText.${own.taxRule}`, { pack: writeContent(pack, writer), price, date })];
  });
}

/** One row per market, the market of the locale first; none for a material without body contact. */
export function toRegistrationRows({ bodyContact, registrations }: TradeFacts, { t, locale }: TradeWriter): Row[] {
  if (bodyContact === 'NONE' && registrations.length === 0) return [];
  const markets = [...new Set([marketOf[locale], ...Object.values(marketOf)])];
  return markets.map((market) => {
    const registered = registrations.filter((one) => one.market === market);
    const texts = registered.map((one) => writeRegistration(one, t));
    const text = texts.length > 0 ? texts.join('\n') : t(`registration.missing.${market}`);
    return { id: market, name: t(`registration.markets.${market}`), text };
  });
}

/** Says that a material with body contact is not registered in the market of the locale; null if it is. */
export function findMissingRegistration(facts: TradeFacts, writer: TradeWriter): string | null {
  return isRegisteredIn(facts, writer.locale) ? null : findMarketStatus(facts, writer);
}

export type MarketFacts = {
  bodyContact: TradeFacts['bodyContact'];
  registrations: readonly Pick<Registration, 'market'>[];
};

export function isRegisteredIn({ registrations }: Pick<MarketFacts, 'registrations'>, locale: Locale): boolean {
  return registrations.some(({ market }) => market === marketOf[locale]);
}

/** Whether its parts may be used today: without contact to the body, or registered. */
export function isUsableIn(material: MarketFacts, locale: Locale): boolean {
  return material.bodyContact === 'NONE' || isRegisteredIn(material, locale);
}

/** Of the materials for the mouth, as which those without a statement of the maker count. */
export function countRegistered(materials: readonly MarketFacts[], locale: Locale) {
  const worn = materials.filter(({ bodyContact }) => (bodyContact ?? 'MOUTH') === 'MOUTH');
  const registered = worn.filter((material) => isRegisteredIn(material, locale));
  return { registered: registered.length, total: worn.length };
}

/** In a few words, whether a material with body contact is registered in the market of the locale. */
export function findMarketStatus(facts: MarketFacts, { t, locale }: Pick<TradeWriter, 't' | 'locale'>): string | null {
  const market = marketOf[locale];
  if (isRegisteredIn(facts, locale)) return t(`registration.present.${market}`);
  return facts.bodyContact === 'NONE' ? null : t(`registration.missing.${market}`);
}

/** What the material may be used for; null if it is registered in every market. */
export function findUseRestriction(facts: TradeFacts, { t }: Pick<TradeWriter, 't'>): string | null {
  const { bodyContact, registrations } = facts;
  const registered = new Set(registrations.map(({ market }) => market));
  if (Object.values(marketOf).every((market) => registered.has(market))) return null;
  // Without a statement of the maker, the strictest rule applies.
  return t(`registration.use.${bodyContact ?? 'MOUTH'}`);
}

function writeRegistration({ market, deviceClass, marking, number, notifiedBody }: Registration, t: TradeMessages) {
  const parts = [
    t('registration.deviceClass', { name: deviceClass }),
    marking,
    number && t(`registration.number.${market}`, { number }),
    notifiedBody && t('registration.notifiedBody', { name: notifiedBody }),
  ];
  return parts.filter(Boolean).join(t('separator'));
}
