import { countries } from '../../content/areas/countries.ts';
import type { ContentLanguage } from '../../content/text.ts';

/** A country by its alpha-2 code, with its name in a language. */
export function nameCountry(code: string, language: ContentLanguage): { code: string; name: string } {
  return { code, name: countries.find((country) => country.code === code)?.name[language] ?? code };
}
