'use client';

import { useEffect } from 'react';

/** Moves the keyboard focus to the URL fragment; the Next.js router only scrolls. */
export function FocusOnTarget() {
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.focus(), []);
  return null;
}
