import { useTranslations } from 'next-intl';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Button, type ButtonSize } from '#ui/button.tsx';

/** Opens the form with the product as its subject. */
export function ProductQuote({ name, size }: { name: string; size?: ButtonSize }) {
  const t = useTranslations('Comparison.quote');
  return (
    <Button
      href="#inquiry"
      variant="primary"
      size={size}
      {...toInquiryAttributes({ title: t('title', { name }), intro: t('intro'), comments: name })}
    >
      {t('ask')}
    </Button>
  );
}
