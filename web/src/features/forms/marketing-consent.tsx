import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';

type Props = Omit<ComponentProps<typeof Checkbox>, 'label'> & { label?: string };

/** Consent to marketing emails, with the way it is given and recorded. */
export function MarketingConsent({ label, className = '', ...field }: Props) {
  const t = useTranslations('Inquiries');
  const id = useId();
  return (
    <div className={className}>
      <Checkbox {...field} label={label ?? t('marketingConsent')} aria-describedby={id} />
      <p id={id} className="ms-8 text-fine text-ink-soft">
        {t('consentNotice')}
      </p>
    </div>
  );
}
