'use client';

import { type Locale, NextIntlClientProvider } from 'next-intl';
import type { Messages } from '#i18n/messages.ts';
import { CostCalculator, type CostCalculatorProps } from './cost-calculator.tsx';

export type LocalizedCostCalculatorProps = CostCalculatorProps & {
  locale: Locale;
  messages: Pick<Messages, 'Calculators' | 'CostCalculator' | 'Units'>;
};

export function LocalizedCostCalculator({ locale, messages, ...props }: LocalizedCostCalculatorProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <CostCalculator {...props} />
    </NextIntlClientProvider>
  );
}
