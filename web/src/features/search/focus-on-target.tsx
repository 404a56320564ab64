'use client';

import { useEffect } from 'react';

/** Who asked for more goes on, by keyboard too, where the address points to; the router only scrolls there. */
export function FocusOnTarget() {
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.focus(), []);
  return null;
}
