import { BadgeCheck } from 'lucide';
import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '#ui/icon.tsx';
import type { Certificate } from './lookup-result.ts';

export function CertificatePreview({ certificate }: { certificate: Certificate | null }) {
  return (
    <div className="mx-auto flex aspect-[1/1.12] w-full max-w-md flex-col rounded-panel border border-line bg-surface p-7 shadow-low sm:p-9 desktop:me-0">
      {certificate ? <Filled certificate={certificate} /> : <Specimen />}
    </div>
  );
}

function Filled({ certificate: { number, product, issuedOn, scope } }: { certificate: Certificate }) {
  const t = useTranslations('Certificate');
  const format = useFormatter();
  const rows = {
    product,
    issuedOn: format.dateTime(new Date(issuedOn), { dateStyle: 'long', timeZone: 'UTC' }),
    scope,
  };
  return (
    <>
      <p className="text-label text-ink-soft">{t('sheetNumber')}</p>
      <h2 className="mt-1 text-heading break-words tabular-nums">{number}</h2>
      <dl className="mt-8 border-b border-line">
        {(['product', 'issuedOn', 'scope'] as const).map((name) => (
          <div key={name} className="border-t border-line py-3.5">
            <dt className="text-fine text-ink-soft">{t(name)}</dt>
            <dd className="mt-0.5 font-medium">{rows[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto flex items-center gap-2 pt-8 text-small font-medium text-success">
        <Icon icon={BadgeCheck} />
        {t('genuine')}
      </p>
    </>
  );
}

/** With a stamp and without a whole number, so that nobody mistakes it for a certificate. */
function Specimen() {
  const t = useTranslations('Certificate');
  const rows = {
    product: 'UltraCraft A2D\u00a04K',
    issuedOn: t('specimenDay'),
    scope: t('specimenScope'),
    values: t('specimenValues'),
  };
  return (
    <>
      <p className="mb-5 flex items-baseline justify-between gap-4 border-b-2 border-ink pb-3">
        <span className="text-subheading">{t('specimenTitle')}</span>
        <span className="text-small text-ink-soft">{t('issuer')}</span>
      </p>
      <p className="self-start border-s-2 border-accent ps-3 text-label text-accent">{t('specimenNumber')}</p>
      <div aria-hidden className="flex flex-1 flex-col">
        <span className="mt-3 self-start rounded-control border border-dashed border-accent px-3 py-1.5 text-heading tracking-wide whitespace-nowrap text-ink-soft tabular-nums max-sm:text-body max-sm:tracking-normal">
          HG-A2D4K-····-······
        </span>
        <span className="mt-6 mb-5 block border-b border-line">
          {(['product', 'issuedOn', 'scope', 'values'] as const).map((name) => (
            <span key={name} className="block border-t border-line py-3">
              <span className="block text-small text-ink-soft">{t(name)}</span>
              <span className="mt-0.5 block text-ink-soft">{rows[name]}</span>
            </span>
          ))}
        </span>
        <span className="mt-auto flex items-end justify-between gap-4">
          <span className="flex-1 border-t border-edge pt-1 text-fine text-ink-soft">{t('signature')}</span>
          <span className="rounded-control border-2 border-edge px-4 py-1.5 text-subheading text-ink-soft -rotate-6">
            {t('specimen')}
          </span>
        </span>
      </div>
    </>
  );
}
