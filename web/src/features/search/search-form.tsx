import { useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Props = { text: string; onSearch: (text: string) => void };

/** A line to type in. An empty one is not sent. */
export function SearchForm({ text, onSearch }: Props) {
  const t = useTranslations('SearchBox');
  const field = useRef<HTMLInputElement>(null);
  // The field keeps its focus when the address changes, so its value follows it from outside.
  useEffect(() => {
    if (field.current) field.current.value = text;
  }, [text]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = field.current?.value.trim() ?? '';
    if (wanted !== '') onSearch(wanted);
  };
  return (
    <search>
      <form onSubmit={submit} className="flex max-w-2xl gap-2">
        <TextInput
          ref={field}
          type="search"
          name="key"
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className="min-h-13"
        />
        <Button type="submit" variant="primary" className="min-h-13 shrink-0">
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
