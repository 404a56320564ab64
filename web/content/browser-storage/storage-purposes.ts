import type { Locale } from '@heliograph/schema/locales.ts';
import type { StoredItemId } from './browser-storage.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** Separate from the items, which every page loads. */
export const storagePurposes: Record<Locale, Record<StoredItemId, string>> = { en, cn, de };
