'use client';

import { lazy, Suspense, useState } from 'react';
import type { ComboboxProps } from './combobox-list.tsx';

export type { ComboboxOption, ComboboxProps } from './combobox-list.tsx';

const ComboboxList = lazy(async () => {
  const { ComboboxList: component } = await import('./combobox-list.tsx');
  return { default: component };
});

/** A field that offers what fits while one types. Until its code is there, the field can be entered but not filled in. */
export function Combobox(props: ComboboxProps) {
  const [isEntered, setEntered] = useState(false);
  const { id, placeholder, value, onFocus, inputRef } = props;
  const enter = () => {
    setEntered(true);
    onFocus?.();
  };
  const waiting = { id, placeholder, onFocus: enter, onBlur: () => setEntered(false), ref: inputRef };
  return (
    <Suspense fallback={<input {...waiting} className="control" aria-busy readOnly value={value?.label ?? ''} />}>
      <ComboboxList {...props} autoFocus={isEntered} />
    </Suspense>
  );
}
