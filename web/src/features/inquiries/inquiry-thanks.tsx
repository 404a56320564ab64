'use client';

import { useTranslations } from 'next-intl';
import { ThankYouMessage } from '#features/forms/thank-you-message.tsx';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';

type Props = { reference: string; onLeave: () => void };

export function InquiryThanks({ reference, onLeave }: Props) {
  const t = useTranslations('Inquiries');
  return (
    <ThankYouMessage>
      <p className="text-lead">{t('inquiry.thanksText')}</p>
      <p className="text-small break-all text-ink-soft">{t('reference', { reference })}</p>
      <p className="pt-4">
        <Button as={Link} href="/hardware/A2D_HD" onClick={onLeave}>
          {t('inquiry.thanksLink')}
        </Button>
      </p>
    </ThankYouMessage>
  );
}
