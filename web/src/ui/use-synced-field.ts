import { type RefObject, useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * A field to fill in freely, empty at first. When the address says something else, it says so too, and keeps the focus
 * it may have; what was typed before scripts ran stays.
 */
export function useSyncedField<Field extends Control = HTMLInputElement>(value: string): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (field.current && (isFollowing.current || value !== '')) field.current.value = value;
    isFollowing.current = true;
  }, [value]);
  return field;
}
