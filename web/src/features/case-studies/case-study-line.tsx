import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { PictureFiles } from '#ui/picture-files.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { CaseStudyTags } from './case-study-tags.tsx';
import { toCaseStudyTexts } from './case-study-texts.ts';

type Props = {
  caseStudy: CaseStudyCard_CaseStudyFragment & {
    picture: PictureFiles | null;
    products: readonly { id: string; name: string }[] | null;
  };
  /** Of the machine that the list belongs to. */
  machineId: string;
};

/** A case study in the list of a machine: its picture, its first result, texts, resins and further machines. */
export function CaseStudyLine({ caseStudy, machineId }: Props) {
  const locale = useLocale();
  const { title, summary, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const [result] = results;
  const reportLang = isSummary ? toLangAttribute(caseStudy.servedLocale, locale) : undefined;
  return (
    <article
      lang={lang}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-3 border-t border-line py-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-x-8 desktop:grid-cols-[15rem_13rem_minmax(0,1fr)_11rem]"
    >
      {caseStudy.picture && (
        <Figure
          {...caseStudy.picture}
          alt=""
          sizes="(width >= 993px) 15rem, (width >= 640px) 12rem, 6.5rem"
          className="rounded-control bg-backdrop sm:max-desktop:row-span-3"
        />
      )}
      {result && (
        <dl className="col-start-2 flex flex-col-reverse justify-end">
          <dt className="text-small text-ink-soft">{result.label}</dt>
          <dd className="text-2xl leading-tight font-semibold tracking-tight break-keep tabular-nums">
            {result.figure}
          </dd>
        </dl>
      )}
      <div className="max-sm:col-span-full sm:max-desktop:col-start-2 desktop:col-start-3">
        <h3 className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={caseStudy.path} hrefLang={reportLang} className="after:absolute after:inset-0">
            {title}
          </Link>{' '}
          <span aria-hidden className="text-accent">
            →
          </span>
        </h3>
        <p className="mt-1 max-w-text text-ink-soft">{summary}</p>
        <p className="mt-2 text-small text-ink-soft">{customer}</p>
        <CaseStudyTags caseStudy={caseStudy} className="mt-2" />
      </div>
      <Setup caseStudy={caseStudy} machineId={machineId} />
    </article>
  );
}

function Setup({ caseStudy: { materials, products }, machineId }: Props) {
  const t = useTranslations('MachineCases');
  const groups = [
    { term: t('resins'), entries: materials ?? [] },
    { term: t('others'), entries: (products ?? []).filter(({ id }) => id !== machineId) },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <dl
      lang={useLocale()}
      className="flex flex-wrap gap-x-8 gap-y-3 text-small max-sm:col-span-full sm:max-desktop:col-start-2 desktop:flex-col"
    >
      {groups.map(({ term, entries }) => (
        <div key={term}>
          <dt className="text-ink-soft">{term}</dt>
          {entries.map(({ id, name }) => (
            <dd key={id} className="font-medium">
              {keepTogether(name)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
