import type { SUBSCRIPTION_TOPICS } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CountrySelect } from '#features/forms/country-select.tsx';
import { EmailField } from '#features/forms/email-field.tsx';
import { toFieldErrorText } from '#features/forms/field-error-text.ts';
import { FormField } from '#features/forms/form-field.tsx';
import { TermsLabel } from '#features/forms/legal-notices.tsx';
import { MarketingConsent } from '#features/forms/marketing-consent.tsx';
import { FirstNameField, LastNameField } from '#features/forms/name-fields.tsx';
import { PhoneFields } from '#features/forms/phone-fields.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError, RequiredMark } from '#ui/field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SubscriptionForm, SubscriptionValues } from './subscription-values.ts';

type Props = { form: UseFormReturn<SubscriptionValues, unknown, SubscriptionForm>; locale: Locale };

export function SubscriptionFields(place: Props) {
  const t = useTranslations('Inquiries');
  const { form, locale } = place;
  const wantsCall = useWatch({ control: form.control, name: 'contactMe' });
  return (
    <>
      <EmailField {...place} name="email" />
      <TopicFields {...place} />
      <Checkbox label={t('subscription.contactMe')} {...form.register('contactMe')} />
      {wantsCall && <SalesFields {...place} />}
      <Checkbox
        className="border-t border-line pt-5"
        label={<TermsLabel locale={locale} />}
        error={toFieldErrorText(locale, form.formState.errors.acceptTerms?.message)}
        required
        {...form.register('acceptTerms')}
      />
      <MarketingConsent label={t('subscription.offersConsent')} {...form.register('marketingConsent')} />
    </>
  );
}

type Topic = (typeof SUBSCRIPTION_TOPICS)[number];

/** What we make, and what its users do with it: patients’ parts first, then desktop printing. */
const TOPIC_GROUPS = {
  products: ['DENTAL_PRINTING', 'CONSUMER_PRINTING'],
  trades: ['DENTAL_LABS', 'DENTAL_CLINICS', 'ORTHOTICS_AND_PROSTHETICS', 'HEARABLES', 'CONSUMER', 'OTHER_INDUSTRIES'],
} as const satisfies Record<string, readonly Topic[]>;

function TopicFields({ form, locale }: Props) {
  const t = useTranslations('Inquiries');
  const id = useId();
  const error = toFieldErrorText(locale, form.formState.errors.topics?.message);
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-small font-medium">
        {t('fields.topics')}
        <RequiredMark /> <VisuallyHidden>{t('required')}</VisuallyHidden>
      </legend>
      <div className="grid gap-4">
        {(['products', 'trades'] as const).map((group) => (
          <div key={group}>
            <p className="mb-1 text-fine text-ink-soft">{t(`subscription.topicGroups.${group}`)}</p>
            <div className="grid gap-x-5 sm:grid-cols-2">
              {TOPIC_GROUPS[group].map((topic) => (
                <Checkbox
                  key={topic}
                  value={topic}
                  label={t(`subscription.topics.${topic}`)}
                  {...form.register('topics')}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

function SalesFields(place: Props) {
  const t = useTranslations('Inquiries');
  const isPhoneFirst = place.locale === 'cn';
  return (
    <>
      <FirstNameField {...place} />
      <LastNameField {...place} isLastNameRequired />
      <CountrySelect {...place} label={t('subscription.region')} />
      {isPhoneFirst && <PhoneFields {...place} />}
      <FormField {...place} name="company" label={t('fields.company')} autoComplete="organization" isRequired />
      <FormField {...place} name="jobTitle" label={t('fields.jobTitle')} autoComplete="organization-title" isRequired />
      {!isPhoneFirst && <PhoneFields {...place} />}
    </>
  );
}
