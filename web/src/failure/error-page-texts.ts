import { createContext } from 'react';
import type { Messages } from '#i18n/messages.ts';

export type ErrorPageTexts = Messages['Failure'] & { homePath: string };

/** From the layout: nothing else may load when a page fails. */
export const ErrorPageTextsContext = createContext<ErrorPageTexts | null>(null);
