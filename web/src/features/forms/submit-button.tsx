import { useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';

/** Uses `aria-disabled` to keep the focus; further submits are ignored. */
export function SubmitButton({ isSending }: { isSending: boolean }) {
  const t = useTranslations('Inquiries');
  return (
    <Button type="submit" variant="primary" size="large" aria-disabled={isSending} className="mt-7 w-full">
      <span aria-live="polite">{isSending ? t('sending') : t('send')}</span>
    </Button>
  );
}
