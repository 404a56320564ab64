import type { LegalText } from '../legal-text.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export const privacyPolicy: LegalText = { updated: '2024-09-30', copy: { en, cn, de } };
