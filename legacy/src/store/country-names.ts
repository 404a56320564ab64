import { countries } from '../../content/areas/countries.ts';
import type { ContentLanguage } from '../../content/text.ts';

/** A country by its ISO 3166-1 alpha-2 code, with its localized name. */
export function nameCountry(code: string, language: ContentLanguage): { code: string; name: string } {
  return { code, name: countries.find((country) => country.code === code)?.name[language] ?? code };
}
