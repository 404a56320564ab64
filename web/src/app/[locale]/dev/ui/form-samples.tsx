'use client';

import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { Combobox, type ComboboxOption } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { SampleCopy } from '../sample-copy.ts';

export function FormSamples({ copy }: { copy: SampleCopy }) {
  const options = copy.industries.map((label, index) => ({ value: String(index), label }));
  return (
    <form className="grid gap-6 desktop:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
      <Field label={copy.name} isRequired>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label={copy.email} hint={copy.hint} error={copy.emailError} isRequired>
        {(control) => <TextInput {...control} type="email" defaultValue="name@" />}
      </Field>
      <Field label={copy.industry}>
        {(control) => <Select {...control} options={options} placeholder={copy.choose} defaultValue="" />}
      </Field>
      <CountryField copy={copy} />
      <Field label={copy.message} className="desktop:col-span-2">
        {(control) => <TextArea {...control} placeholder={copy.answer} />}
      </Field>
      <RadioGroup legend={copy.industry} name="industry" options={options} isRequired />
      <RadioGroup legend={copy.industry} name="wrong" options={options} error={copy.choose} />
      <Checkbox label={copy.consent} defaultChecked />
      <Checkbox label={copy.consent} error={copy.consentError} />
      <Field label={copy.name}>{(control) => <TextInput {...control} disabled defaultValue="Heliograph" />}</Field>
    </form>
  );
}

function CountryField({ copy }: { copy: SampleCopy }) {
  const [country, setCountry] = useState<ComboboxOption | null>(null);
  const options = copy.industries.map((label, index) => ({ id: String(index), label }));
  const { empty, searching: busy, open, clear } = copy;
  return (
    <Field label={copy.country}>
      {(control) => (
        <Combobox
          {...control}
          value={country}
          onChange={setCountry}
          options={options}
          placeholder={copy.choose}
          labels={{ empty, busy, open, clear }}
        />
      )}
    </Field>
  );
}
