import type { Text } from '../text.ts';
import type { ProductRecord } from './record.ts';

type OrderNumbers = NonNullable<ProductRecord['orderNumbers']>;
type Printers = readonly Pick<ProductRecord, 'id' | 'name'>[];

export function listOrderNumbers(numbers: OrderNumbers = {}) {
  return Object.entries(numbers).map(([printer, number]) => ({ printer: Number(printer), number }));
}

/** A row of the data sheet: the printers of each number. */
export function toOrderNumberRows(numbers: OrderNumbers | undefined, printers: Printers) {
  if (!numbers) return [];
  const list = listOrderNumbers(numbers);
  const write = (language: keyof Text, and: string, colon: string, separator: string) =>
    [...new Set(list.map(({ number }) => number))]
      .map((number) => {
        const fitting = list.filter((one) => one.number === number).map(({ printer }) => printer);
        const names = printers.filter(({ id }) => fitting.includes(id)).map(({ name }) => name[language] ?? name.en);
        return names.map((name) => name.replace(/^UltraCraft\s/, '')).join(and) + colon + number;
      })
      .join(separator);
  return [
    {
      key: 'orderNumbers',
      name: { en: 'Order numbers', zh: '各机型订货号', de: 'Artikelnummern' },
      value: {
        en: write('en', ' and ', ' ', '; '),
        zh: write('zh', '、', '：', '；'),
        de: write('de', ' und ', ' ', '; '),
      },
    },
  ];
}
