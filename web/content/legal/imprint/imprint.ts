import type { LegalText } from '../legal-text.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const imprint: LegalText = { updated: '2026-11-28', isFactSheet: true, copy: { en, cn, de } };
