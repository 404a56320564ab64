'use client';

import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox, type ComboboxOption } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { SampleCopy } from './sample-copy.ts';

export function FormSamples({ words }: { words: SampleCopy }) {
  const options = words.industries.map((label, index) => ({ value: String(index), label }));
  return (
    <form className="grid gap-6 desktop:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
      <Field label={words.name} isRequired>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={words.email} hint={words.hint} error={words.emailError} isRequired>
        {(control) => <TextInput {...control} type="email" defaultValue="name@" />}
      </Field>
      <Field label={words.industry}>
        {(control) => <Select {...control} options={options} placeholder={words.choose} defaultValue="" />}
      </Field>
      <CountryField words={words} />
      <Field label={words.message} className="desktop:col-span-2">
        {(control) => <TextArea {...control} placeholder={words.answer} />}
      </Field>
      <RadioGroup legend={words.industry} name="industry" options={options} isRequired />
      <RadioGroup legend={words.industry} name="wrong" options={options} error={words.choose} />
      <Checkbox label={words.consent} defaultChecked />
      <Checkbox label={words.consent} error={words.consentError} />
      <Field label={words.name}>{(control) => <TextInput {...control} disabled defaultValue="Heliograph" />}</Field>
    </form>
  );
}

function CountryField({ words }: { words: SampleCopy }) {
  const [country, setCountry] = useState<ComboboxOption | null>(null);
  const options = words.industries.map((label, index) => ({ id: String(index), label }));
  const { empty, searching: busy, open, clear } = words;
  return (
    <Field label={words.country}>
      {(control) => (
        <Combobox
          {...control}
          value={country}
          onChange={setCountry}
          options={options}
          placeholder={words.choose}
          words={{ empty, busy, open, clear }}
        />
      )}
    </Field>
  );
}
