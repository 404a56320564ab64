import type { Locale } from '@heliograph/schema/locales.ts';
import { useFormatter, useTranslations } from 'next-intl';
import type { PayRange } from '#content/careers/opening.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { Day } from './day.tsx';
import type { OpeningDetail } from './opening-data.ts';

export function OpeningFacts({ opening, locale }: { opening: OpeningDetail; locale: Locale }) {
  const t = useTranslations('Careers');
  const { office, team, employment, weeklyHours, pay, postedOn, validThrough } = opening;
  const { street, place } = contactCopy[locale].offices[office];
  const facts = [
    {
      label: t('facts.place'),
      value: (
        <>
          <span className="block">{street}</span>
          {place}
        </>
      ),
    },
    { label: t('facts.team'), value: t(`teams.${team}`) },
    {
      label: t('facts.employment'),
      value: t('workload', { employment: t(`employment.${employment}`), hours: weeklyHours }),
    },
    { label: t('facts.pay'), value: pay ? <Pay {...pay} /> : t('facts.payOpen') },
    { label: t('facts.benefits'), value: t('facts.benefitsOpen') },
    { label: t('facts.start'), value: t('facts.startOpen') },
    { label: t('facts.posted'), value: <Day day={postedOn} /> },
    { label: t('facts.until'), value: <Day day={validThrough} /> },
  ];
  return (
    <dl className="mt-3 grid gap-y-3 text-small">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pay({ min, max, currency, per }: PayRange) {
  const t = useTranslations('Careers.facts');
  const format = useFormatter();
  const amount = (value: number) => format.number(value, { style: 'currency', currency, maximumFractionDigits: 0 });
  return t('payText', { min: amount(min), max: amount(max), per });
}
