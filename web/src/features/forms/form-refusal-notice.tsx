import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { FormRefusal } from './form-refusal.ts';

/** Takes the focus if no field is at fault. */
export function FormRefusalNotice({ refusal }: { refusal: FormRefusal | null }) {
  const t = useTranslations('Inquiries');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal && refusal.problems.length === 0) place.current?.focus();
  }, [refusal]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      {refusal && (
        <Notice tone="danger" role="alert" title={refusal.message} className="mb-6">
          <p>{t('kept')}</p>
          {refusal.incident && <p className="mt-1 break-all">{t('incident', { incident: refusal.incident })}</p>}
        </Notice>
      )}
    </div>
  );
}
