import { locales } from '@heliograph/schema/locales.ts';
import { getRequestConfig } from 'next-intl/server';
import { getCurrentLocale } from './locale.ts';
import { messages } from './messages.ts';

export default getRequestConfig(async () => {
  const locale = await getCurrentLocale();
  return { locale: locales[locale].tag, messages: messages[locale], timeZone: 'UTC' };
});
