import type { LegalText } from '../legal-text.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const visitorsEurope: LegalText = { updated: '2026-11-23', copy: { en, cn, de } };
