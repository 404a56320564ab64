import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import type { Text } from '../text.ts';
import type { ProductRecord } from './record.ts';

type Machine = NonNullable<ProductRecord['machine']>;

const names = {
  power: { en: 'Power supply', zh: '电源', de: 'Stromversorgung' },
  size: { en: 'Machine size', zh: '设备尺寸', de: 'Gerätemaße' },
  weight: { en: 'Weight', zh: '重量', de: 'Gewicht' },
} as const satisfies Record<string, Text>;

/** Adds size, weight and power of a machine to the end of its data sheet and to its comparison. */
export function withMachineRows(record: ProductRecord): ProductRecord {
  const { machine, specification, comparison } = record;
  if (!machine) return record;
  const { size, weight } = machine;
  const power = writePower(machine);
  const connections = comparison?.device_parameters;
  const sizeText =
    size && inEachLanguage(() => `${size.width}\u00a0×\u00a0${size.depth}\u00a0×\u00a0${size.height}\u00a0mm`);
  return {
    ...record,
    specification: [
      ...specification,
      { name: names.power, value: power },
      ...(sizeText ? [{ name: names.size, value: sizeText }] : []),
      { name: names.weight, num: weight, unit: 'kg' },
    ],
    ...(comparison && {
      comparison: {
        ...comparison,
        device_parameters: [power, ...(Array.isArray(connections) ? connections : [])],
        equipmentSize: [...(sizeText ? [sizeText] : []), inEachLanguage((write) => `${write(weight)}\u00a0kg`)],
      },
    }),
  };
}

function writePower({ power: { supply, watts } }: Machine): Text {
  return inEachLanguage((write, language) => {
    const separator = language === 'zh' ? '，' : ', ';
    return `${supply[language] ?? supply.en}${separator}${write(watts)}\u00a0W`;
  });
}

function inEachLanguage(text: (write: (value: number) => string, language: ContentLanguage) => string): Text {
  const inLanguage = (language: ContentLanguage, options: Intl.NumberFormatOptions = {}) => {
    const format = new Intl.NumberFormat(language, options);
    return text((value) => format.format(value), language);
  };
  // German groups from five digits.
  return { en: inLanguage('en'), zh: inLanguage('zh'), de: inLanguage('de', { useGrouping: 'min2' }) };
}
