import { useLocale, useTranslations } from 'next-intl';
import type { CaseStudySummary } from '#features/case-studies/case-study-data.ts';
import { CaseStudyLine } from '#features/case-studies/case-study-line.tsx';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { VolumeSize } from '../build-volume.tsx';
import type { ProductCardData } from '../product-data.ts';
import { ProductLink } from '../product-link.tsx';

type Props = { machine: ProductCardData; cases: readonly CaseStudySummary[] };

/** A machine, and the case studies that it was used in. */
export function MachineCasesSection({ machine, cases }: Props) {
  const { id, slug, path, name, tagline, servedLocale, pictures, buildVolume } = machine;
  const t = useTranslations('MachineCases');
  const tProducts = useTranslations('Products');
  const locale = useLocale();
  const [picture] = pictures;
  return (
    <section aria-labelledby={slug} className="mt-8 grid gap-y-6 border-t border-ink pt-6">
      <div
        lang={toLangAttribute(servedLocale, locale)}
        className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-8 desktop:grid-cols-[15rem_minmax(0,1fr)_11rem]"
      >
        {picture && (
          <Figure
            {...picture}
            alt=""
            sizes="(width >= 993px) 15rem, (width >= 640px) 12rem, 6.5rem"
            className="rounded-panel bg-backdrop sm:max-desktop:row-span-2"
          />
        )}
        <div className="col-start-2">
          <h2 id={slug} className="text-heading transition-colors duration-quick group-hover:text-accent">
            <ProductLink path={path} className="after:absolute after:inset-0">
              {keepTogether(name)}
            </ProductLink>
          </h2>
          <p className="mt-1 max-w-text text-ink-soft">{tagline}</p>
          <p aria-hidden className="mt-1 text-small font-medium text-accent">
            {t('machine')} →
          </p>
        </div>
        {buildVolume && (
          <p lang={locale} className="text-small max-desktop:col-start-2">
            <span className="block text-ink-soft">{tProducts('buildVolume')}</span>{' '}
            <span className="font-medium whitespace-nowrap">
              <VolumeSize volume={buildVolume} />
            </span>
          </p>
        )}
      </div>
      <ul aria-label={t('casesOf', { name })}>
        {cases.map((one) => (
          <li key={one.id}>
            <CaseStudyLine caseStudy={one} machineId={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
