import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { resolveContentLocale } from '#i18n/paths.ts';

type Resolved<Copy> = { copy: Copy; served: Locale };

/** The copy in the requested locale, or in the fallback. */
export function resolveCopy<Copy>(copies: { readonly [Code in Locale]?: Copy }, locale: Locale): Resolved<Copy> {
  const available = localeCodes.filter((code) => copies[code] !== undefined);
  const served = resolveContentLocale(locale, available);
  const copy = copies[served];
  if (copy === undefined) throw new Error('A page has no copy in any locale');
  return { copy, served };
}
