import { isLocale, type Locale, locales } from '@heliograph/schema/locales.ts';
import { notFound } from 'next/navigation';
import { locale as localeParam } from 'next/root-params';

export async function getCurrentLocale(): Promise<Locale> {
  const locale = await localeParam();
  return isLocale(locale) ? locale : notFound();
}

export function toGatewayLocale(locale: Locale) {
  return locales[locale].graphql;
}
