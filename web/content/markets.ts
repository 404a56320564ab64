import type { Locale } from '@heliograph/schema/locales.ts';
import type { Market } from '#gateway/schema.generated.ts';

/** The market named first to readers of a locale. */
export const marketOf: Record<Locale, Market> = { en: 'US', cn: 'CN', de: 'EU' };
