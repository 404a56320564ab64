import type { Locale } from '@heliograph/schema/locales.ts';
import { cn } from './cn.ts';
import type { CompanyFact } from './company-facts.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type CompanyFactLabels = Record<CompanyFact, string>;

export const companyFactLabels: Record<Locale, CompanyFactLabels> = { en, cn, de };
