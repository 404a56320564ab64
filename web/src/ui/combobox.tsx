'use client';

import { lazy, Suspense, useState } from 'react';
import type { ComboboxProps } from './combobox-list.tsx';

export type { ComboboxOption, ComboboxProps } from './combobox-list.tsx';

const ComboboxList = lazy(async () => {
  const { ComboboxList: component } = await import('./combobox-list.tsx');
  return { default: component };
});

/** Loads the combobox lazily; until then, it can be focused but not filled in. */
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
