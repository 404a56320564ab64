import { useTranslations } from 'next-intl';
import { Notice } from '#ui/notice.tsx';
import type { LookupResult } from './lookup-result.ts';

export function LookupNotice({ result }: { result: LookupResult | null }) {
  const t = useTranslations('Certificate');
  return (
    <div role="status" className="mt-6 empty:mt-0">
      {result?.kind === 'FOUND' && <span className="sr-only">{t('found')}</span>}
      {result?.kind === 'NONE' && (
        <Notice tone="warning" title={t('noneTitle', { number: result.number })}>
          <p className="mt-1">{t('noneText')}</p>
        </Notice>
      )}
      {result?.kind === 'TOO_OFTEN' && (
        <Notice tone="warning" title={t('tooOftenTitle')}>
          <p className="mt-1">{t('tooOftenText', { minutes: result.minutes })}</p>
        </Notice>
      )}
      {result?.kind === 'FAILED' && (
        <Notice tone="danger" title={t('failedTitle')}>
          <p className="mt-1">{t('failedText')}</p>
        </Notice>
      )}
    </div>
  );
}
