import { useCached } from '../catalog/use-catalog.ts';
import { TextsDocument } from '../generated/operations.ts';
import { useLocale } from '../i18n/locale-context.ts';

/** Countries with their calling codes, provinces of China, and industries, in the language of the visitor. */
export function useFormOptions() {
  const locale = useLocale();
  const texts = useCached(TextsDocument, { locale });
  const countries = texts?.countries ?? [];
  const industries = texts?.enumLabels?.find(({ name }) => name === 'Industry')?.values ?? [];
  return {
    countries: countries.map(({ id, name }) => ({ value: id, label: name })),
    provinces: (texts?.provinces ?? []).map(({ id, name }) => ({ value: id, label: name })),
    industries,
    findCallingCode: (countryId: string) => countries.find(({ id }) => id === countryId)?.callingCode ?? null,
  };
}
