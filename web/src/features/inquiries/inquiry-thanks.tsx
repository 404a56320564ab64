'use client';

import { useTranslations } from 'next-intl';
import { ThankYouMessage } from '#features/forms/thank-you-message.tsx';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import type { AcceptedInquiry } from './submit-inquiry.ts';

type Props = { inquiry: AcceptedInquiry; onLeave: () => void };

export function InquiryThanks({ inquiry: { reference, delivery }, onLeave }: Props) {
  const t = useTranslations('Inquiries');
  return (
    <ThankYouMessage>
      <p className="text-lead">{t(delivery === 'QUEUED' ? 'inquiry.queuedText' : 'inquiry.thanksText')}</p>
      <p className="text-small break-all text-ink-soft">{t('reference', { reference })}</p>
      <p className="pt-4">
        <Button as={Link} href="/hardware/A2D_HD" onClick={onLeave}>
          {t('inquiry.thanksLink')}
        </Button>
      </p>
    </ThankYouMessage>
  );
}
