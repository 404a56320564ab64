import { useTranslations } from 'next-intl';
import { Button } from '#ui/button.tsx';

type Props = { isSending: boolean; label?: string };

/** Uses `aria-disabled` to keep the focus; further submits are ignored. */
export function SubmitButton({ isSending, label }: Props) {
  const t = useTranslations('Inquiries');
  return (
    <Button type="submit" variant="primary" size="large" aria-disabled={isSending} className="mt-7 w-full">
      <span aria-live="polite">{isSending ? t('sending') : (label ?? t('send'))}</span>
    </Button>
  );
}
