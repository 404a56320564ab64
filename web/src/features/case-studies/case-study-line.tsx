import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { PictureFiles } from '#ui/picture-files.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { CaseStudyTags } from './case-study-tags.tsx';
import { toCaseStudyTexts } from './case-study-texts.ts';
import { DottedList } from './dotted-list.tsx';

type Props = { caseStudy: CaseStudyCard_CaseStudyFragment & { picture: PictureFiles | null } };

/** A case study in the list of a machine: its picture, its first result, texts and resins. */
export function CaseStudyLine({ caseStudy }: Props) {
  const locale = useLocale();
  const { title, summary, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const [result] = results;
  const reportLang = isSummary ? toLangAttribute(caseStudy.servedLocale, locale) : undefined;
  return (
    <article
      lang={lang}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-3 border-t border-line py-5 sm:grid-cols-[8rem_10rem_minmax(0,1fr)] sm:gap-x-8 desktop:grid-cols-[8rem_15rem_minmax(0,1fr)]"
    >
      {caseStudy.picture && (
        <Figure
          {...caseStudy.picture}
          alt=""
          sizes="(width >= 640px) 8rem, 6.5rem"
          className="rounded-control bg-backdrop"
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
      <div className="max-sm:col-span-full sm:col-start-3">
        <h3 className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={caseStudy.path} hrefLang={reportLang} className="after:absolute after:inset-0">
            {title}
          </Link>{' '}
          <span aria-hidden className="text-accent">
            →
          </span>
        </h3>
        <p className="mt-1 max-w-text text-ink-soft">{summary}</p>
        <DottedList
          items={[customer, ...(caseStudy.materials ?? []).map(({ name }) => keepTogether(name))]}
          className="mt-2 text-small text-ink-soft"
        />
        <CaseStudyTags caseStudy={caseStudy} className="mt-2" />
      </div>
    </article>
  );
}
