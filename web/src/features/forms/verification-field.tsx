import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { FormField } from './form-field.tsx';

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  locale: Locale;
  isWorking: boolean;
  onAsk: () => Promise<void>;
};

export function VerificationField<Values extends FieldValues, Output>({
  isWorking,
  onAsk,
  ...place
}: Props<Values, Output>) {
  const t = useTranslations('Inquiries');
  return (
    <div className="flex items-start gap-3">
      <FormField
        {...place}
        name={'verification' as Path<Values>}
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
  );
}
