import type { en } from './en.ts';

/** The labels of another locale: the same enums and values as in English. */
export type EnumLabelTexts = { [Name in keyof typeof en]: Record<keyof (typeof en)[Name], string> };
