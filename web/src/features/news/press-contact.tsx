import { useTranslations } from 'next-intl';
import { mailboxes } from '#content/contact/offices.ts';
import { TextLink } from '#ui/text-link.tsx';

/** For journalists: whom to ask for pictures and interviews, and the feed. */
export function PressContact({ feedPath }: { feedPath: string }) {
  const t = useTranslations('News');
  return (
    <section aria-labelledby="press" className="max-w-sm text-small">
      <h2 id="press" className="font-semibold">
        {t('press.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('press.text')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <TextLink href={`mailto:${mailboxes.media}`} className="wrap-anywhere">
          {mailboxes.media}
        </TextLink>
        <TextLink href={feedPath}>{t('feed')}</TextLink>
      </p>
    </section>
  );
}
