import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** The same link will not work later. */
export function isFinal(refusal: FormRefusal): boolean {
  return refusal.code === 'EMAIL_ALREADY_REGISTERED' || needsNewLink(refusal);
}

function needsNewLink({ code }: FormRefusal): boolean {
  return code === 'CONFIRMATION_INVALID' || code === 'CONFIRMATION_EXPIRED';
}

export function ConfirmationRefusal({ refusal }: { refusal: FormRefusal }) {
  const t = useTranslations('Inquiries');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Also if it is repeated.
    if (refusal) place.current?.focus();
  }, [refusal]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {refusal.code === 'EMAIL_ALREADY_REGISTERED' ? (
        <Notice role="status" title={t('subscription.confirmation.registeredTitle')}>
          {t('subscription.confirmation.registeredText')}
        </Notice>
      ) : (
        <Notice tone="danger" role="alert" title={t('subscription.confirmation.failedTitle')}>
          <p>{refusal.message}</p>
          {refusal.incident && <p className="mt-1 break-all">{t('incident', { incident: refusal.incident })}</p>}
        </Notice>
      )}
      {needsNewLink(refusal) && (
        <Button as={Link} href="/subscribe" size="large" className="mt-6 w-full">
          {t('subscription.confirmation.again')}
        </Button>
      )}
    </div>
  );
}
