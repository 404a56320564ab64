import type { Locale } from '@heliograph/schema/locales.ts';
import type { PageCopy } from '#sections/page-content.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { blackFriday } from './page.ts';

export const blackFridayCopy: Record<Locale, PageCopy<typeof blackFriday>> = { en, cn, de };
