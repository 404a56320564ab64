import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { useIsQueryReady } from '#ui/query-state-provider.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { checkInput, type NumberRule } from './number-rule.ts';
import { formatNumber } from './parse-number.ts';

type Props = {
  rule: NumberRule;
  label: string;
  hint: ReactNode;
  value: number | null;
  /** Shown while the field is empty. */
  example?: number | null;
  onChange: (value: number | null) => void;
  onCheck: (isValid: boolean) => void;
};

/** Keeps what the visitor typed, also if it is invalid, and follows the URL. */
export function NumberField({ rule, label, hint, value, example = null, onChange, onCheck }: Props) {
  const t = useTranslations('Calculators.errors');
  const locale = useLocale();
  const toText = (number: number | null) => (number === null ? '' : formatNumber(number, locale, rule.isMoney));
  const [text, setText] = useState(toText(value));
  const [known, setKnown] = useState(value);
  const isReady = useIsQueryReady();
  const checked = checkInput(rule, text, locale);
  if (known !== value) {
    setKnown(value);
    if (!checked.isValid || (checked.value ?? 0) !== (value ?? 0)) setText(toText(value));
  }

  const { min, max, isInteger } = rule;
  const range = { min: formatRange(min, locale), max: formatRange(max, locale) };
  const error = checked.isValid ? undefined : t(isInteger ? 'integer' : 'number', range);
  const type = (next: string) => {
    setText(next);
    const read = checkInput(rule, next, locale);
    onCheck(read.isValid);
    if (read.isValid) onChange(read.value);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode={isInteger ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
          readOnly={!isReady}
          value={text}
          placeholder={toText(example)}
          onChange={({ target }) => type(target.value)}
          className="tabular-nums placeholder:text-ink-soft placeholder:italic"
        />
      )}
    </Field>
  );
}

function formatRange(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}
