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
  /** Id of the chosen area. */
  value: string;
  onChange: (area: Area | null, before: Area | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
};

/** A country, or in Chinese a province. The list is fetched when the field is entered. */
export function AreaField({ locale, label, className, error, value, onChange, ...others }: Props) {
  const { areas, load } = useAreas(locale);
  // A draft holds the id only; one from the list of another locale is none here.
  useEffect(() => {
    if (value === '') return;
    void load().then((list) => list.some(({ id }) => id === value) || onChange(null, null));
  }, [value, load, onChange]);
  const options = useMemo(() => (areas ?? []).map(({ id, name }) => ({ id, label: name })), [areas]);
  const find = (wanted: string | undefined) => areas?.find(({ id }) => id === wanted) ?? null;
  return (
    <Field label={label} error={error} isRequired className={className}>
      {(control) => (
        // The list itself: this field is loaded on demand already.
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
