import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import { type Content, content } from '../../content/content.ts';
import { machineRowNames } from '../../content/products/machine-terms.ts';
import { localize } from './localize.ts';

type OrderNumbers = Content['products'][number]['orderNumbers'];

type Form = { and: string; colon: string; separator: string };

/** How printers and their number are joined. */
const forms: { en: Form } & Partial<Record<ContentLanguage, Form>> = {
  en: { and: ' and ', colon: ' ', separator: '; ' },
  zh: { and: '、', colon: '：', separator: '；' },
  de: { and: ' und ', colon: ' ', separator: '; ' },
};

/** A row of the data sheet: the printers of each order number, in one language. */
export function toOrderNumberRows(orderNumbers: OrderNumbers, language: ContentLanguage) {
  if (orderNumbers.length === 0) return [];
  const { and, colon, separator } = forms[language] ?? forms.en;
  const parts = [...new Set(orderNumbers.map(({ number }) => number))].map((number) => {
    const fitting = orderNumbers.filter((one) => one.number === number);
    const names = fitting.map(({ printer }) => nameOf(printer, language));
    return names.join(and) + colon + number;
  });
  const name = localize(machineRowNames.orderNumbers, language);
  return [{ key: 'orderNumbers', isForOrder: false, name, value: parts.join(separator) }];
}

/** Without the name of the line. */
function nameOf(printer: number, language: ContentLanguage): string {
  const record = content.products.find(({ id }) => id === printer);
  return record ? localize(record.name, language).replace(/^UltraCraft\s/, '') : '';
}
