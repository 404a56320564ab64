import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { Opening } from '#content/careers/opening.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { RecordRow } from '#ui/record-row.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { openingPath } from './opening-path.ts';

export function OpeningRow({ locale, opening }: { locale: Locale; opening: Opening }) {
  const t = useTranslations('Careers');
  const { slug, office, team, employment, weeklyHours, copy } = opening;
  const { title, summary, profile } = copy[locale];
  return (
    <RecordRow
      meta={
        <p className="flex flex-wrap gap-x-4 desktop:grid">
          <span className="font-semibold text-ink">{contactCopy[locale].offices[office].name}</span>
          <span>{t(`teams.${team}`)}</span>
          <span>{t('workload', { employment: t(`employment.${employment}`), hours: weeklyHours })}</span>
        </p>
      }
      title={
        <Link
          href={openingPath(slug)}
          className="underline decoration-line decoration-1 underline-offset-[0.2em] group-hover:decoration-current after:absolute after:inset-0"
        >
          {title}
          <Arrow />
        </Link>
      }
      summary={summary}
      aside={
        <Button as={Link} href={`${openingPath(slug)}#apply`} size="small" className="relative max-sm:mt-4">
          {t('apply.title')} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      }
    >
      <dl className="mt-2 max-w-text text-small">
        <dt className="me-1 inline text-ink-soft">{t('training')}</dt>
        <dd className="inline">{profile[0]}</dd>
      </dl>
    </RecordRow>
  );
}

/** Generated content, so that the heading is the title alone. */
function Arrow() {
  return <span aria-hidden className="ms-1.5 inline-block text-accent before:content-['→']" />;
}
