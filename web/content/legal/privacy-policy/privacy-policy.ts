import type { LegalTexts } from '../legal-text.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const privacyPolicy: LegalTexts = { en, cn, de };
