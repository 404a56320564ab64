import type { Locale } from '@heliograph/schema/locales.ts';
import type { PageCopy } from '#sections/page-content.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ultraNet } from './page.ts';

export const ultraNetCopy: Record<Locale, PageCopy<typeof ultraNet>> = { en, cn, de };
