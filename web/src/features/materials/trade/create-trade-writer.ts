import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { createFormatter, createTranslator } from 'next-intl';
import { messages } from '#i18n/messages.ts';
import type { TradeWriter } from './trade-rows.ts';

/** For documents, which are rendered without a request locale. */
export function createTradeWriter(locale: Locale): TradeWriter {
  const { tag } = locales[locale];
  return {
    locale,
    t: createTranslator({ locale: tag, messages: messages[locale], namespace: 'Materials.trade' }),
    format: createFormatter({ locale: tag, timeZone: 'UTC' }),
  };
}
