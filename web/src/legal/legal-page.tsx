import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import type { LegalCopy, LegalText } from '#content/legal/legal-text.ts';
import { listVisibleSections } from '#content/legal/visible-sections.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { PageBody } from '#ui/page-body.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { LegalBlocks } from './legal-blocks.tsx';

export function LegalPage({ text, copy }: { text: LegalText; copy: LegalCopy }) {
  const t = useTranslations('Legal');
  const marksMissing = getEnv().NODE_ENV === 'development';
  const sections = listVisibleSections(copy, localeFromTag(useLocale()), { marksMissing });
  const lead = text.hasLead ? sections.slice(0, 1) : [];
  return (
    <PageBody>
      <SectionHeading level={1} title={copy.title} intro={copy.intro} />
      <Dates {...text} />
      <div className="mt-stack desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:grid-rows-[auto_1fr] desktop:gap-x-16">
        {lead.length > 0 && (
          <div className="max-w-text desktop:col-start-2">
            <Sections sections={lead} />
          </div>
        )}
        <nav
          aria-labelledby="contents"
          className="mb-10 text-small print:hidden desktop:sticky desktop:top-28 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1 desktop:self-start"
        >
          <h2 id="contents" className="mb-3 text-label text-ink-soft">
            {t('contents')}
          </h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id} className="border-t border-line">
                <a href={`#${id}`} className="block py-2 transition-colors duration-quick hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-text desktop:col-start-2">
          <Sections sections={sections.slice(lead.length)} />
        </div>
      </div>
    </PageBody>
  );
}

function Sections({ sections }: Pick<LegalCopy, 'sections'>) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} aria-labelledby={id} className="mb-10 break-inside-avoid-page">
      <h2 id={id} className="mb-3 text-subheading">
        {title}
      </h2>
      <LegalBlocks blocks={blocks} />
    </section>
  ));
}

function Dates({ effective, updated }: Pick<LegalText, 'effective' | 'updated'>) {
  const t = useTranslations('Legal');
  const format = useFormatter();
  const write = (day: string) => format.dateTime(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-small text-ink-soft">
      {effective && <span>{t('effective', { day: write(effective) })}</span>}
      <span>{t('updated', { day: write(updated) })}</span>
    </p>
  );
}
