import type { ContentLanguage } from '@heliograph/schema/locales.ts';
import { countries } from '../../content/areas/countries.ts';
import { provinces } from '../../content/areas/provinces.ts';
import { localize } from './localize.ts';

/** A country by its ISO 3166-1 alpha-2 code, with its localized name. */
export function nameCountry(code: string, language: ContentLanguage): { code: string; name: string } {
  const country = countries.find((one) => one.code === code);
  return { code, name: country ? localize(country.name, language) : code };
}

/** A province of China by its id. */
export function nameProvince(id: string, language: ContentLanguage): { code: string; name: string } {
  const province = provinces.find((one) => one.id === id);
  return { code: id, name: province ? localize(province.name, language) : id };
}
