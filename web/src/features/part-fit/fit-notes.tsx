import { useTranslations } from 'next-intl';
import { Disclosure } from '#ui/disclosure.tsx';

const NOTES = ['position', 'count', 'time', 'resin', 'cost'] as const;

/** How the result is calculated, and what it leaves out. */
export function FitNotes() {
  const t = useTranslations('PartFit.notes');
  return (
    <div className="mt-12">
      <Disclosure summary={t('title')} isAlwaysCollapsible>
        <dl className="grid gap-x-8 gap-y-4 text-small sm:grid-cols-2 desktop:grid-cols-3">
          {NOTES.map((name) => (
            <div key={name}>
              <dt className="font-medium">{t(`${name}.name`)}</dt>
              <dd className="mt-1 text-ink-soft">{t(`${name}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-text text-small text-ink-soft">{t('excluded')}</p>
      </Disclosure>
    </div>
  );
}
