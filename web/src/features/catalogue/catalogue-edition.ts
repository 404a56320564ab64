import { cacheLife } from 'next/cache';

/** The current month, `2026-11`. */
export async function getEdition(): Promise<string> {
  'use cache';
  cacheLife('content');
  return new Date().toISOString().slice(0, 7);
}
