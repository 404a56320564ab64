import { useTranslations } from 'next-intl';
import { Field } from '#ui/field.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';
import type { Origin } from './nearest.ts';

type Props = { origins: readonly Origin[]; selected: Origin | null; onChoose: (id: string | null) => void };

/** Sorts by distance from a country. The options are not part of the prerendered page. */
export function OriginSelect({ origins, selected, onChoose }: Props) {
  const t = useTranslations('Distributors.nearest');
  const options = useIsQueryReady() ? origins.map(({ id, label }) => ({ value: id, label })) : [];
  return (
    <Field label={t('label')} hint={t('hint')} className="max-w-80">
      {(control) => (
        <Select
          {...control}
          options={[{ value: '', label: t('none') }, ...options]}
          value={selected?.id ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
        />
      )}
    </Field>
  );
}
