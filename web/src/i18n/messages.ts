import type { Locale } from '@heliograph/schema/locales.ts';
import cn from '../../messages/cn.json' with { type: 'json' };
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };

export type Messages = typeof en;

/** A key missing in one language fails the type check. */
export const messages = { en, cn, de } satisfies Record<Locale, Messages>;
