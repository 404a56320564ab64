import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { ArticleBody, AsideSection } from '#ui/article-body.tsx';
import { ArticleHeading } from '#ui/article-heading.tsx';
import { StructuredData } from '#ui/structured-data.tsx';
import { ApplySection } from './apply-section.tsx';
import { toJobPosting } from './job-posting.ts';
import type { OpeningDetail } from './opening-data.ts';
import { OpeningFacts } from './opening-facts.tsx';

export function OpeningPage({ opening, locale }: { opening: OpeningDetail; locale: Locale }) {
  const t = useTranslations();
  const { title, summary, team } = opening;
  const lists = (['tasks', 'profile'] as const).map((name) => ({ title: t(`Careers.${name}`), items: opening[name] }));
  return (
    <article>
      <StructuredData
        data={toJobPosting({ opening, lists, locale, brand: t('Site.brand'), origin: getEnv().SITE_URL })}
      />
      <ArticleHeading eyebrow={t(`Careers.teams.${team}`)} title={title} summary={summary} />
      <ArticleBody
        aside={
          <AsideSection title={t('Careers.facts.title')}>
            <OpeningFacts opening={opening} locale={locale} />
          </AsideSection>
        }
      >
        {lists.map((list) => (
          <section key={list.title} className="mb-12">
            <h2 className="text-heading">{list.title}</h2>
            <ul className="mt-5 max-w-text border-b border-line">
              {list.items.map((item) => (
                <li key={item} className="border-t border-line py-3">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ApplySection title={title} />
      </ArticleBody>
    </article>
  );
}
