import { useTranslations } from 'next-intl';

const NOTES = ['position', 'count', 'time', 'resin', 'cost'] as const;

/** How the result is calculated, and what it leaves out. */
export function FitNotes() {
  const t = useTranslations('PartFit.notes');
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="text-subheading">{t('title')}</h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 desktop:grid-cols-3">
        {NOTES.map((name) => (
          <div key={name}>
            <dt className="font-medium">{t(`${name}.name`)}</dt>
            <dd className="mt-1 text-ink-soft">{t(`${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-text text-small text-ink-soft">{t('excluded')}</p>
    </section>
  );
}
