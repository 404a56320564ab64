import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { materialPath } from '#features/materials/material-paths.ts';
import { ProductLink } from '#features/products/product-link.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';
import { SampleCheckbox } from './sample-checkbox.tsx';
import type { Sample } from './sample-data.ts';
import { SampleDrawing } from './sample-drawing.tsx';

export function SampleCard({ sample }: { sample: Sample }) {
  const lang = toLangAttribute(sample.servedLocale, useLocale());
  return (
    <article className="grid h-full grid-cols-[6.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-quick has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] sm:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-1 xl:grid-rows-[auto_auto_1fr]">
      <div className="overflow-hidden bg-backdrop max-xl:ms-4 max-xl:my-4 max-xl:aspect-square max-xl:self-start max-xl:rounded-control sm:max-xl:row-span-2 xl:aspect-[4/3]">
        <View sample={sample} />
      </div>
      <div lang={lang} className="p-4 sm:px-5 sm:pt-5 xl:pb-0">
        <h4 className="text-subheading">{sample.name}</h4>
        <p className="mt-1.5 text-small text-ink-soft">{keepTogether(sample.summary)}</p>
      </div>
      <div className="flex flex-col justify-end p-4 pt-0 max-sm:col-span-full sm:px-5 xl:pt-4">
        <Facts sample={sample} />
        <Details sample={sample} lang={lang} />
        <SampleCheckbox id={sample.id} name={sample.name} />
      </div>
    </article>
  );
}

function View({ sample: { picture, size } }: { sample: Sample }) {
  const format = useFormatter();
  if (!picture)
    return (
      <SampleDrawing size={size} labels={{ width: format.number(size.width), depth: format.number(size.depth) }} />
    );
  const sizes = '(width >= 80rem) 18rem, (width >= 640px) 12rem, 6rem';
  return <Figure {...picture} alt="" sizes={sizes} className="max-xl:aspect-square max-xl:object-cover" />;
}

function Facts({ sample: { size, layerHeight, printMinutes } }: { sample: Sample }) {
  const t = useTranslations('Samples');
  const format = useFormatter();
  const sides = [size.width, size.depth, size.height].map((side) => format.number(side)).join('\u00a0×\u00a0');
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t border-line py-3 text-small">
      <Fact name={t('size')}>{t('millimetres', { size: sides })}</Fact>
      <Fact name={t('layer')}>{t('micrometres', { value: format.number(layerHeight) })}</Fact>
      <Fact name={t('time')}>{t('minutes', { value: format.number(printMinutes) })}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-ink-soft">{name}</dt>
      <dd className="mt-0.5 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function Details({ sample: { lookFor, material, printer }, lang }: { sample: Sample; lang: string | undefined }) {
  const t = useTranslations('Samples');
  return (
    <details className="unmarked border-t border-line text-small">
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2.5 font-medium -outline-offset-2 transition-colors duration-quick hover:text-accent">
        {t('lookFor')}
        <span aria-hidden className="plus-minus text-ink-soft" />
      </summary>
      <ul lang={lang} className="list-disc space-y-1.5 ps-4 pb-3 text-ink-soft marker:text-accent">
        {lookFor.map((one) => (
          <li key={one}>{keepTogether(one)}</li>
        ))}
      </ul>
      {material && (
        <p className="pb-4 text-ink-soft">
          {t.rich(printer ? 'printedOn' : 'printedOf', {
            material: () => (
              <TextLink as={Link} href={materialPath(material.slug)}>
                {material.name}
              </TextLink>
            ),
            printer: () =>
              printer && (
                <ProductLink path={printer.path} className="text-accent underline underline-offset-[0.2em]">
                  {printer.name}
                </ProductLink>
              ),
          })}
        </p>
      )}
    </details>
  );
}
