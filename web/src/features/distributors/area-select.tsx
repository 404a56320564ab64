import { useTranslations } from 'next-intl';
import type { DistributorArea } from '#content/distributors/distributor-areas.ts';
import { Field } from '#ui/field.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { Select } from '#ui/select.tsx';

type Props = {
  areas: readonly DistributorArea[];
  selected: DistributorArea | null;
  onChoose: (id: string | null) => void;
};

/** Finds the distributor of a state or province. The options are not part of the prerendered page. */
export function AreaSelect({ areas, selected, onChoose }: Props) {
  const t = useTranslations('Distributors.area');
  const options = useIsQueryReady() ? areas.map(({ id, name }) => ({ value: id, label: name })) : [];
  return (
    <Field label={t('label')} className="max-w-80">
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
