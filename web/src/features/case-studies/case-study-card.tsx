import { useLocale } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';

export function CaseStudyCard({ caseStudy }: { caseStudy: CaseStudyCard_CaseStudyFragment }) {
  const { path, title, summary, customer, results, servedLocale } = caseStudy;
  const locale = useLocale();
  const lang = toLangAttribute(servedLocale, locale);
  // Figures in another language are no headlines: their numbers have its format.
  const [main] = lang ? [] : results;
  return (
    <article lang={lang} className="group relative flex h-full flex-col border-t border-ink pt-4">
      {lang && (
        <p lang={locale}>
          <LanguageLabel served={servedLocale} />
        </p>
      )}
      {main && (
        <p>
          <span className="block text-title tabular-nums">{main.figure}</span>
          <span className="mt-1 block text-small text-ink-soft">{main.label}</span>
        </p>
      )}
      <h3 className="mt-5 text-subheading transition-colors duration-quick group-hover:text-accent">
        <Link href={path} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-1.5 mb-5 text-ink-soft">{summary}</p>
      <p className="mt-auto text-small text-ink-soft">{customer}</p>
    </article>
  );
}
