import { ProductCard } from '../features/products/product-card.tsx';
import { getPrinters } from '../features/products/product-data.ts';
import { getCurrentLocale } from '../i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

/** Some printers, with their build volumes at one scale. */
export async function Printers({ layout, words }: SectionProps<LayoutOf<'printers'>>) {
  const printers = await getPrinters(await getCurrentLocale());
  const shown = layout.slugs.flatMap((slug) => printers.filter((printer) => printer.slug === slug));
  return (
    <Section {...words}>
      <ul className="grid gap-5 sm:grid-cols-2 desktop:grid-cols-4">
        {shown.map((printer) => (
          <li key={printer.id}>
            <ProductCard product={printer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
