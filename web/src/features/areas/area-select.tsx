import type { Locale } from '@heliograph/schema/locales.ts';
import { type Ref, useEffect, useMemo } from 'react';
import { ComboboxList, type ComboboxProps } from '#ui/combobox-list.tsx';
import { Field } from '#ui/field.tsx';
import type { Area } from './area.ts';
import { useAreas } from './use-areas.ts';

type Props = {
  locale: Locale;
  label: string;
  className: string;
  error: string | undefined;
  name: string;
  placeholder: string;
  labels: ComboboxProps['labels'];
  value: string;
  /** An area known before the list is loaded. */
  preselected: Area | null;
  onChange: (area: Area | null, before: Area | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Country select (combobox with typeahead); in Chinese, of provinces. The options load on focus. */
export function AreaSelect({ locale, label, className, error, value, preselected, onChange, ...others }: Props) {
  const { areas, load } = useAreas(locale);
  // Drafts store ids only, which may belong to the list of another locale.
  useEffect(() => {
    if (value === '' || value === preselected?.id) return;
    void load().then((list) => list.some(({ id }) => id === value) || onChange(null, null));
  }, [value, preselected, load, onChange]);
  const options = useMemo(() => (areas ?? []).map(toOption), [areas]);
  const find = (id: string | undefined) =>
    (preselected && id === preselected.id ? preselected : areas?.find((area) => area.id === id)) ?? null;
  const selected = find(value);
  // A new object would overwrite what is typed while the list loads.
  const option = useMemo(() => selected && toOption(selected), [selected]);
  return (
    <Field label={label} error={error} isRequired className={className}>
      {(control) => (
        // Not the lazy `Combobox`: this field is already loaded on demand.
        <ComboboxList
          {...control}
          {...others}
          options={options}
          value={option}
          isBusy={areas === null}
          onFocus={() => void load()}
          onChange={(chosen) => onChange(find(chosen?.id), selected)}
        />
      )}
    </Field>
  );
}

function toOption({ id, name }: Area) {
  return { id, label: name };
}
