import type { DocumentedMaterial } from './document-data.ts';
import type { DocumentMessages } from './document-messages.ts';
import type { Column } from './pdf/pdf-table.ts';

type Row = DocumentedMaterial['specification'][number];

export function toSpecificationColumns({ t }: DocumentMessages): Column[] {
  return [
    { label: t('property'), share: 0.42 },
    { label: t('value'), share: 0.2, isNumeric: true },
    { label: t('unit'), share: 0.16 },
    { label: t('standard'), share: 0.22 },
  ];
}

export function toSpecificationRow({ name, text, measurement }: Row, { formatNumber }: DocumentMessages): string[] {
  if (measurement) return [name, formatNumber(measurement.value), measurement.unit, measurement.standard ?? '–'];
  const [, value = text ?? '–', unit = ''] = /^([\d/ .,–]+) (\S+)$/.exec(text ?? '') ?? [];
  return [name, value.trim(), unit, '–'];
}

export function joinNames(names: readonly { name: string }[], { t }: DocumentMessages): string {
  return names.map(({ name }) => name).join(t('separator'));
}

export function joinLabels(terms: readonly { label: string }[], { t }: DocumentMessages): string {
  return terms.map(({ label }) => label).join(t('separator'));
}
