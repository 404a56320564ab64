import { getTranslations } from 'next-intl/server';
import { partOutlines } from '#content/parts/parts.ts';
import { countOf, packOn } from '#features/products/platform/packing.ts';
import { PackingNote } from '#features/products/platform/packing-note.tsx';
import { PlatformDrawing } from '#features/products/platform/platform-drawing.tsx';
import { getPrinters } from '#features/products/product-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function Platform({ layout, copy }: SectionProps<LayoutOf<'platform'>>) {
  const locale = await getCurrentLocale();
  const t = await getTranslations('Sections');
  const printer = (await getPrinters(locale)).find(({ id }) => id === layout.printer);
  if (!printer?.buildVolume) return null;
  const platform = printer.buildVolume;
  return (
    <Section title={t('platform', { name: printer.name })} {...copy}>
      <ul className={`grid gap-x-8 gap-y-10 ${layout.parts.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
        {layout.parts.map((part) => {
          const count = countOf(packOn(platform, partOutlines[part]));
          const name = `counts.${part}` as const;
          const parts = t.markup(name, { count, figure: (chunks) => chunks });
          return (
            <li key={part}>
              <PlatformDrawing platform={platform} part={part} label={t('packed', { parts })} />
              <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-subheading" aria-hidden>
                {t.rich(name, { count, figure: (chunks) => <span className="text-title tabular-nums">{chunks}</span> })}
              </p>
            </li>
          );
        })}
      </ul>
      <PackingNote className="mt-6" />
    </Section>
  );
}
