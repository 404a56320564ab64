import { useTranslations } from 'next-intl';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

type Props = { value: string; onChange: (reason: string) => void };

const REASONS = ['quote', 'sample', 'service', 'training', 'other'] as const;

/** Optional. The localized reason is sent with the comments, because the content service has no field for it. */
export function ReasonField({ value, onChange }: Props) {
  const t = useTranslations('Inquiries');
  const labels = REASONS.map((reason) => t(`reasons.${reason}`));
  return (
    <Field label={t('fields.reason')}>
      {(control) => (
        <Select
          {...control}
          options={labels.map((label) => ({ value: label, label }))}
          placeholder={t('choose')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
