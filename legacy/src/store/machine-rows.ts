import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import type { Content } from '../../content/content.ts';
import { comparisonRows } from '../../content/products/comparison.ts';
import { machineRowNames } from '../../content/products/machine-terms.ts';
import { type Localized, localize } from './localize.ts';

type Product = Localized<Content['products'][number]>;
type Machine = NonNullable<Product['machine']>;

/** Data sheet and comparison with power, size and weight of the machine, in one language. */
export function toMachineRows(
  { machine, specification, comparison }: Pick<Product, 'specification' | 'comparison'> & { machine: Machine },
  language: ContentLanguage,
) {
  const { size, weight, power } = machine;
  const names = localize(machineRowNames, language);
  const format = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const powerText = `${power.supply}${language === 'zh' ? '，' : ', '}${format.format(power.watts)}\u00a0W`;
  const sizes = size
    ? [`${[size.width, size.depth, size.height].map((side) => format.format(side)).join('\u00a0×\u00a0')}\u00a0mm`]
    : [];
  const sizeRow = { ...localize(comparisonRows.equipmentSize, language), key: 'equipmentSize' };
  return {
    specification: [
      ...specification,
      { key: 'powerSupply', isForOrder: false, name: names.power, value: powerText },
      ...sizes.map((value) => ({ key: 'machineSize', isForOrder: false, name: names.size, value })),
      { key: 'weight', isForOrder: false, name: names.weight, num: weight, unit: 'kg' },
    ],
    ...(comparison.length > 0 && {
      comparison: [
        ...comparison.map((row) =>
          row.key === 'device_parameters' && Array.isArray(row.value)
            ? { ...row, value: [powerText, ...row.value] }
            : row,
        ),
        { ...sizeRow, value: [...sizes, `${format.format(weight)}\u00a0kg`] },
      ],
    }),
  };
}
