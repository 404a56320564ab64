'use client';

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '#i18n/messages.ts';

/** What the forms and the tip say. Taken through by what stands on every page, used by what is loaded later. */
export type FormMessages = Pick<Messages, 'Inquiries' | 'Promotions'>;

type Props = { locale: Locale; messages: FormMessages; children: ReactNode };

/** Words for what is loaded later. */
export function FormMessagesProvider({ locale, messages, children }: Props) {
  return (
    <NextIntlClientProvider locale={locales[locale].tag} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
