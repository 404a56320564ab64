import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { FormField } from './form-field.tsx';

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  locale: Locale;
  isWorking: boolean;
  onAsk: () => Promise<void>;
};

/** Folded, since the code is computed on submit; opens with an error. */
export function VerificationField<Values extends FieldValues, Output>({
  isWorking,
  onAsk,
  ...place
}: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  const name = 'verification' as Path<Values>;
  const { invalid } = place.form.getFieldState(name, place.form.formState);
  // Stays open when the error is gone: its button may have the focus.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || invalid}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="unmarked"
    >
      <summary className="w-fit py-1 text-fine text-ink-soft underline decoration-dotted underline-offset-4">
        {t('subscription.verificationSummary')}
      </summary>
      <div className="mt-3 flex items-start gap-3">
        <FormField
          {...place}
          name={name}
          label={t('fields.verification')}
          hint={t('subscription.verificationHint')}
          inputMode="numeric"
          autoComplete="off"
          className="min-w-0 flex-1"
        />
        <Button onClick={() => !isWorking && void onAsk()} aria-disabled={isWorking} className="mt-7">
          <span aria-live="polite">{isWorking ? t('subscription.gettingCode') : t('subscription.getCode')}</span>
        </Button>
      </div>
    </details>
  );
}
