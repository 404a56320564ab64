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
  onChange: (area: Area | null, before: Area | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Country select (combobox with typeahead); in Chinese, of provinces. The options load on focus. */
export function AreaSelect({ locale, label, className, error, value, onChange, ...others }: Props) {
  const { areas, load } = useAreas(locale);
  // Drafts store ids only, which may belong to the list of another locale.
  useEffect(() => {
    if (value === '') return;
    void load().then((list) => list.some(({ id }) => id === value) || onChange(null, null));
  }, [value, load, onChange]);
  const options = useMemo(() => (areas ?? []).map(({ id, name }) => ({ id, label: name })), [areas]);
  const find = (wanted: string | undefined) => areas?.find(({ id }) => id === wanted) ?? null;
  return (
    <Field label={label} error={error} isRequired className={className}>
      {(control) => (
        // Not the lazy `Combobox`: this field is already loaded on demand.
        <ComboboxList
          {...control}
          {...others}
          options={options}
          value={options.find(({ id }) => id === value) ?? null}
          isBusy={areas === null}
          onFocus={() => void load()}
          onChange={(option) => onChange(find(option?.id), find(value))}
        />
      )}
    </Field>
  );
}
