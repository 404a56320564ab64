import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';

/** Consent to marketing emails, with the way it is given and recorded. */
export function MarketingConsent({ className = '', ...field }: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const t = useTranslations('Inquiries');
  const id = useId();
  return (
    <div className={className}>
      <Checkbox {...field} label={t('marketingConsent')} aria-describedby={id} />
      <p id={id} className="ms-8 text-fine text-ink-soft">
        {t('consentNotice')}
      </p>
    </div>
  );
}
