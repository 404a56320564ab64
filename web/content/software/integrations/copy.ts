import type { Locale } from '@heliograph/schema/locales.ts';
import type { PageCopy } from '#sections/page-content.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { FlowCopy } from './flow.ts';
import type { Integrations } from './page.ts';

export type IntegrationsCopy = { [Part in keyof Integrations]: PageCopy<Integrations[Part]> } & { flow: FlowCopy };

export const integrationsCopy: Record<Locale, IntegrationsCopy> = { en, cn, de };
