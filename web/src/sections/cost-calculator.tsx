import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { DefaultCost } from '#features/cost-calculator/default-cost.tsx';
import { LazyCostCalculator } from '#features/cost-calculator/lazy-cost-calculator.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function CostCalculator({ layout, copy }: SectionProps<LayoutOf<'cost-calculator'>>) {
  const { CostCalculator: texts, Units } = await getMessages();
  return (
    <Section {...copy}>
      <NextIntlClientProvider messages={{ CostCalculator: texts, Units }}>
        <LazyCostCalculator defaults={layout.defaults} fallback={<DefaultCost defaults={layout.defaults} />} />
      </NextIntlClientProvider>
    </Section>
  );
}
