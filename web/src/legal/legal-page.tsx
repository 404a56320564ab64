import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import type { LegalCopy, LegalText } from '#content/legal/legal-text.ts';
import { listVisibleSections } from '#content/legal/visible-sections.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { PageBody } from '#ui/page-body.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { LegalBlocks } from './legal-blocks.tsx';

export function LegalPage({ text, copy }: { text: LegalText; copy: LegalCopy }) {
  const marksMissing = getEnv().NODE_ENV === 'development';
  const sections = listVisibleSections(copy, localeFromTag(useLocale()), { marksMissing });
  return (
    <PageBody>
      <SectionHeading level={1} title={copy.title} intro={copy.intro} />
      <Dates {...text} />
      {text.isFactSheet ? <FactSheet sections={sections} /> : <NumberedText sections={sections} />}
    </PageBody>
  );
}

type SectionsProps = Pick<LegalCopy, 'sections'>;

function FactSheet({ sections }: SectionsProps) {
  return (
    <div className="mt-stack grid gap-x-16 gap-y-12 desktop:grid-cols-2">
      {sections.map(({ id, title, blocks }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="border-t border-ink pt-5 break-inside-avoid-page desktop:last:odd:col-span-full"
        >
          <h2 id={id} className="mb-4 text-subheading">
            {title}
          </h2>
          <LegalBlocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

function NumberedText({ sections }: SectionsProps) {
  const t = useTranslations('Legal');
  return (
    <div className="mt-stack desktop:grid desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-x-16">
      <nav
        aria-labelledby="contents"
        className="mb-10 text-small print:hidden desktop:sticky desktop:top-28 desktop:self-start"
      >
        <h2 id="contents" className="mb-3 text-label text-ink-soft">
          {t('contents')}
        </h2>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id} className="border-t border-line">
              <a href={`#${id}`} className="flex py-2 transition-colors duration-quick hover:text-accent">
                <SectionNumber index={index} />
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-text">
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} aria-labelledby={id} className="mb-10 break-inside-avoid-page">
            <h2 id={id} className="mb-3 flex text-subheading">
              <SectionNumber index={index} />
              {title}
            </h2>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}

function SectionNumber({ index }: { index: number }) {
  return (
    <span aria-hidden className="w-[1.75em] shrink-0 text-accent tabular-nums">
      {index + 1}
    </span>
  );
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
