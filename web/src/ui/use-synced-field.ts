import { type RefObject, useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/** An uncontrolled input that follows a value from the URL and keeps focus and early input. */
export function useSyncedField<Field extends Control = HTMLInputElement>(value: string): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (field.current && (isFollowing.current || value !== '')) field.current.value = value;
    isFollowing.current = true;
  }, [value]);
  return field;
}
