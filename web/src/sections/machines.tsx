import { getFormatter, getTranslations } from 'next-intl/server';
import { stationUses } from '#content/hardware/station-uses.ts';
import { toPlatformFigure } from '#features/products/card-figures.ts';
import { writeJobTime } from '#features/products/platform/print-times.ts';
import { ProductCard } from '#features/products/product-card.tsx';
import { getMachines } from '#features/products/product-data.ts';
import { SetPrice } from '#features/products/set-price.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function Machines({ layout, copy }: SectionProps<LayoutOf<'machines'>>) {
  const locale = await getCurrentLocale();
  const machines = await getMachines(locale);
  const shown = layout.slugs.flatMap((slug) => machines.filter((machine) => machine.slug === slug));
  const { part, series, hasTaglines = true, job, counts } = layout;
  const texts = { t: await getTranslations(), format: await getFormatter() };
  const uses = series && stationUses[series];
  const toJobName = (parts: string) =>
    texts.t('Sections.platformJob', { parts, height: texts.format.number(job?.height.value ?? 0) });
  const haveVolumes = shown.every(({ buildVolume }) => buildVolume !== null);
  return (
    <Section {...copy}>
      <ul lang={tagOf(locale)} className="even-grid even-grid-dense gap-5">
        {shown.map((machine) => {
          const tagline = uses?.[machine.id]?.[locale] ?? machine.tagline;
          const time =
            job && writeJobTime(machine.printing, { height: job.height.value, layer: job.layer.value }, texts);
          const count = counts?.[machine.slug];
          const figures = [
            ...(part ? toPlatformFigure(machine, part, texts) : []),
            ...(copy.job && time ? [{ name: toJobName(copy.job), text: time }] : []),
            ...(copy.counts && count ? [{ name: copy.counts, text: texts.format.number(count) }] : []),
          ];
          return (
            <li key={machine.id}>
              <ProductCard
                product={{ ...machine, tagline, buildVolume: haveVolumes ? machine.buildVolume : null }}
                figures={figures}
                hasTagline={hasTaglines && part !== null && figures.length === 0}
                hasPrice
              />
            </li>
          );
        })}
      </ul>
      {layout.isSet && copy.total && (
        <SetPrice slugs={layout.slugs} label={copy.total} className="mt-6 border-t border-ink pt-5" />
      )}
    </Section>
  );
}
