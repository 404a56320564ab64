import { useFormatter, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { partJobs } from '#content/parts/part-jobs.ts';
import { type PartName, partOutlines } from '#content/parts/parts.ts';
import { countOf, packOn } from '#features/products/platform/packing.ts';
import { PackingNote } from '#features/products/platform/packing-note.tsx';
import { PlatformDrawing } from '#features/products/platform/platform-drawing.tsx';
import { writePrintTimes } from '#features/products/platform/print-times.ts';
import { getPrinters, type ProductCardData } from '#features/products/product-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
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
              <PrintTimes printing={printer.printing} part={part} />
            </li>
          );
        })}
      </ul>
      <PackingNote className="mt-6" />
      {printer.printing && printer.printing.layerTimes.length > 0 && (
        <p className="mt-2 text-fine text-ink-soft">{t('printTimes')}</p>
      )}
      <p className="mt-4">
        <TextLink as={Link} href="/hardware" variant="standalone">
          {t('volumesCompared')}
        </TextLink>
      </p>
    </Section>
  );
}

/** Of a full platform, by layer height. */
function PrintTimes({ printing, part }: Pick<ProductCardData, 'printing'> & { part: PartName }) {
  const t = useTranslations();
  const format = useFormatter();
  const times = writePrintTimes(printing, part, { t, format });
  if (times.length === 0) return null;
  return (
    <p className="mt-1 text-small text-ink-soft tabular-nums">
      {t('Sections.heightAndTimes', {
        height: format.number(partJobs[part].height),
        times: format.list(times).replace(/和(?=\d)/, '，'),
      })}
    </p>
  );
}
