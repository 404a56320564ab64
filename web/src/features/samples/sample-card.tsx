import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { materialPath } from '#features/materials/material-paths.ts';
import { UsageMark } from '#features/materials/trade/usage-mark.tsx';
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
  const t = useTranslations('Samples');
  const lang = toLangAttribute(sample.servedLocale, useLocale());
  return (
    <article className="grid h-full grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-3 overflow-hidden rounded-panel border border-line bg-surface transition-[border-color,box-shadow] duration-quick has-checked:border-accent has-checked:shadow-[inset_0_0_0_1px_var(--accent)] max-sm:p-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto] sm:gap-x-0 xl:grid-cols-1 xl:grid-rows-[auto_auto_1fr_auto]">
      <div className="row-span-2 overflow-hidden bg-backdrop max-xl:aspect-square max-xl:self-start max-xl:rounded-control sm:row-span-3 sm:max-xl:my-4 sm:max-xl:ms-4 xl:row-span-1 xl:aspect-[4/3]">
        <View sample={sample} />
      </div>
      <div className="max-sm:self-center sm:px-5 sm:pt-5 xl:px-4">
        <h4 lang={lang} className="text-subheading">
          {sample.name}
        </h4>
        <Usage sample={sample} />
      </div>
      <details className="fold-below-sm unmarked max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:px-5 xl:px-4">
        <summary className="min-h-9 text-small text-ink-soft">
          {t('details')}
          <span aria-hidden className="plus-minus me-1" />
        </summary>
        <p lang={lang} className="mt-1.5 text-small text-ink-soft max-sm:mb-3 sm:mb-4">
          {sample.summary}
        </p>
        <PrintedIn sample={sample} />
        <Facts sample={sample} />
        <Details sample={sample} lang={lang} />
      </details>
      <SampleCheckbox id={sample.id} name={sample.name} />
    </article>
  );
}

function View({ sample: { picture, size } }: { sample: Sample }) {
  const format = useFormatter();
  if (!picture)
    return (
      <SampleDrawing size={size} labels={{ width: format.number(size.width), depth: format.number(size.depth) }} />
    );
  const sizes = '(width >= 80rem) 18rem, (width >= 640px) 12rem, 4.5rem';
  return <Figure {...picture} alt="" sizes={sizes} className="max-xl:aspect-square max-xl:object-cover" />;
}

/** Whether parts of its resin may be used today; parts of Reflex resins are not for patients. */
function Usage({ sample: { material } }: { sample: Sample }) {
  if (!material || material.group === 'REFLEX') return null;
  return (
    <p className="mt-1.5">
      <UsageMark resins={[material]} />
    </p>
  );
}

/** The resin and the printer of the sample. */
function PrintedIn({ sample: { material, printer } }: { sample: Sample }) {
  const t = useTranslations('Samples');
  if (!material) return null;
  return (
    <p className="mb-3 text-small text-ink-soft sm:mb-4">
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
  );
}

function Facts({ sample: { size, layerHeight, printMinutes } }: { sample: Sample }) {
  const t = useTranslations('Samples');
  const format = useFormatter();
  const sides = [size.width, size.depth, size.height].map((side) => format.number(side)).join('\u00a0×\u00a0');
  return (
    <dl className="mt-auto flex flex-wrap justify-between gap-x-2 gap-y-2 border-t border-line py-3 text-fine">
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

function Details({ sample: { lookFor }, lang }: { sample: Sample; lang: string | undefined }) {
  const t = useTranslations('Samples');
  return (
    <details className="fold-from-sm unmarked border-t border-line text-small">
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2.5 font-medium -outline-offset-2 transition-colors duration-quick hover:text-accent">
        {t('lookFor')}
        <span aria-hidden className="plus-minus text-ink-soft" />
      </summary>
      <ul lang={lang} className="list-disc space-y-1.5 ps-4 pb-3 text-ink-soft marker:text-accent">
        {lookFor.map((one) => (
          <li key={one}>{keepTogether(one)}</li>
        ))}
      </ul>
    </details>
  );
}
