import { getLocale, getMessages } from 'next-intl/server';
import { DefaultCost } from '#features/cost-calculator/default-cost.tsx';
import { LazyCostCalculator } from '#features/cost-calculator/lazy-cost-calculator.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function CostCalculator({ layout: { defaults }, copy }: SectionProps<LayoutOf<'cost-calculator'>>) {
  const { Calculators, CostCalculator: texts, Units } = await getMessages();
  return (
    <Section {...copy}>
      <LazyCostCalculator
        defaults={defaults}
        locale={await getLocale()}
        messages={{ Calculators, CostCalculator: texts, Units }}
        fallback={<DefaultCost defaults={defaults} />}
      />
    </Section>
  );
}
