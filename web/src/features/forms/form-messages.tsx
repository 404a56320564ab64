'use client';

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Messages } from '#i18n/messages.ts';

/** Passed through eager components to lazily loaded ones. */
export type FormMessages = Pick<Messages, 'Inquiries' | 'Promotions'>;

type Props = { locale: Locale; messages: FormMessages; children: ReactNode };

/** Provides messages to lazily loaded components. */
export function FormMessagesProvider({ locale, messages, children }: Props) {
  return (
    <NextIntlClientProvider locale={locales[locale].tag} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}
