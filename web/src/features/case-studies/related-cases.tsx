import { getTranslations } from 'next-intl/server';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { tagOf } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { type CaseStudyDetail, getCaseStudyOverview } from './case-study-data.ts';
import { caseStudyListPath, scopeOfField } from './case-study-scopes.ts';
import { summarizedIn } from './case-study-summaries.ts';
import { CaseStudyTile } from './case-study-tile.tsx';
import { findRelatedCases } from './find-related-cases.ts';

const COUNT = 2;

/** Up to two case studies to read next, and the list of the field. */
export async function RelatedCases({ of: current }: { of: CaseStudyDetail }) {
  const locale = await getCurrentLocale();
  const cases = findRelatedCases(summarizedIn(await getCaseStudyOverview(locale), locale), current, COUNT);
  const t = await getTranslations('CaseStudies');
  const scope = scopeOfField(current.field);
  return (
    <section aria-labelledby="read-next" className="border-t border-ink pt-3">
      <h2 id="read-next" className="text-small font-semibold">
        {t('related')}
      </h2>
      <ul lang={tagOf(locale)} className="mt-4 grid gap-8 sm:max-desktop:grid-cols-2">
        {cases.map((caseStudy) => (
          <li key={caseStudy.id}>
            <CaseStudyTile caseStudy={caseStudy} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink as={Link} href={caseStudyListPath(scope)} variant="standalone">
          {t(`scopes.${scope}.title`)}
        </TextLink>
      </p>
    </section>
  );
}
