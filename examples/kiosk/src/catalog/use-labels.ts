import { TextsDocument } from '../generated/operations.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { useCached } from './use-catalog.ts';

export type GetLabel = (enumName: string, value: string) => string;

/** Labels of enum values. A value without a label is shown unchanged. */
export function useLabels(): GetLabel {
  const locale = useLocale();
  const labels = useCached(TextsDocument, { locale })?.enumLabels ?? [];
  return (enumName, value) => {
    const values = labels.find(({ name }) => name === enumName)?.values;
    return values?.find((entry) => entry.value === value)?.label ?? value;
  };
}
