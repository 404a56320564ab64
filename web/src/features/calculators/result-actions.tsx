import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PrintButton } from '#ui/print-button.tsx';

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies the link that contains the values, prints, or resets them. */
export function ResultActions({ onReset }: { onReset: () => void }) {
  const t = useTranslations('Calculators');
  const [copy, setCopy] = useState<CopyState>('idle');
  const copyLink = () => {
    // Undefined outside secure contexts.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return setCopy('failed');
    clipboard.writeText(window.location.href).then(
      () => setCopy('copied'),
      () => setCopy('failed'),
    );
  };
  return (
    <>
      <div className="scripted screen-only mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={copyLink}>
          {t('copyLink')}
        </Button>
        <PrintButton>{t('print')}</PrintButton>
        <Button size="small" variant="quiet" onClick={onReset}>
          {t('reset')}
        </Button>
      </div>
      <p role="status" className="screen-only mt-2 text-fine text-ink-soft">
        {copy === 'copied' && t('copied')}
        {copy === 'failed' && t('copyFailed')}
      </p>
    </>
  );
}
