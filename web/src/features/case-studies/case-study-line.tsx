import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { PictureFiles } from '#ui/picture-files.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { toCaseStudyTexts } from './case-study-texts.ts';

type Props = { caseStudy: CaseStudyCard_CaseStudyFragment & { picture: PictureFiles | null } };

/** A case study on one line: its first figure, title, customer and picture. */
export function CaseStudyLine({ caseStudy }: Props) {
  const locale = useLocale();
  const { title, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const [result] = results;
  const reportLang = isSummary ? toLangAttribute(caseStudy.servedLocale, locale) : undefined;
  return (
    <article
      lang={lang}
      className="group relative grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)_8rem]"
    >
      <p className="text-2xl font-semibold tracking-tight break-keep tabular-nums">
        {result?.figure.replaceAll(' ', '\u00a0')}
      </p>
      <div className="max-sm:row-start-2">
        <h3 className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={caseStudy.path} hrefLang={reportLang} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-small text-ink-soft">{[result?.label, customer].filter(Boolean).join(' · ')}</p>
      </div>
      {caseStudy.picture && (
        <Figure
          {...caseStudy.picture}
          alt=""
          sizes="(width >= 640px) 8rem, 6rem"
          className="rounded-control bg-backdrop"
        />
      )}
    </article>
  );
}
