import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { createFormatter, createTranslator } from 'next-intl';
import { findCompanyFact } from '#content/company/company-facts.ts';
import { createTradeWriter } from '#features/materials/trade/create-trade-writer.ts';
import { messages } from '#i18n/messages.ts';
import type { DocumentFrame } from './pdf/page-frame.ts';

/** Messages and formats of documents: route handlers have no request locale. */
export function getDocumentMessages(locale: Locale) {
  const { tag } = locales[locale];
  const t = createTranslator({ locale: tag, messages: messages[locale], namespace: 'Documents' });
  const format = createFormatter({ locale: tag, timeZone: 'UTC' });
  return {
    t,
    trade: createTradeWriter(locale),
    formatNumber: (value: number) => format.number(value),
    formatDate: (day: string) => format.dateTime(new Date(day), { dateStyle: 'long' }),
  };
}

export type DocumentMessages = ReturnType<typeof getDocumentMessages>;

export function createFrame(
  locale: Locale,
  document: Pick<DocumentFrame, 'kind' | 'title' | 'date'> & { summary?: string; dateLine?: string },
): DocumentFrame {
  const { t, formatDate } = getDocumentMessages(locale);
  const company = findCompanyFact('registeredName', locale);
  return {
    dateLine: t('asOf', { date: formatDate(document.date) }),
    ...document,
    locale,
    brand: messages[locale].Site.brand,
    footer: company ? t('footerNamed', { company }) : t('footer'),
    pageLine: (page, pages) => t('page', { page, pages }),
  };
}
