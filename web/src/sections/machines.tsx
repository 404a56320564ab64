import { ProductCard } from '#features/products/product-card.tsx';
import { getMachines } from '#features/products/product-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function Machines({ layout, copy }: SectionProps<LayoutOf<'machines'>>) {
  const machines = await getMachines(await getCurrentLocale());
  const shown = layout.slugs.flatMap((slug) => machines.filter((machine) => machine.slug === slug));
  return (
    <Section {...copy}>
      <ul className="grid gap-5 sm:grid-cols-2 desktop:grid-cols-4">
        {shown.map((machine) => (
          <li key={machine.id}>
            <ProductCard product={machine} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
