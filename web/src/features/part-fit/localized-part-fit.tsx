'use client';

import { type Locale, NextIntlClientProvider } from 'next-intl';
import type { Messages } from '#i18n/messages.ts';
import { PartFit, type PartFitProps } from './part-fit.tsx';

export type LocalizedPartFitProps = PartFitProps & {
  locale: Locale;
  messages: Pick<Messages, 'Calculators' | 'PartFit' | 'Units'>;
};

export function LocalizedPartFit({ locale, messages, ...props }: LocalizedPartFitProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <PartFit {...props} />
    </NextIntlClientProvider>
  );
}
