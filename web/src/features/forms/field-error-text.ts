import { type FormMessage, formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Locale } from '@heliograph/schema/locales.ts';

/** Client-side rules yield message keys, the gateway yields texts. */
export function toFieldErrorText(locale: Locale, message: string | undefined): string | undefined {
  return isFormMessage(message) ? formMessages[locale][message] : message;
}

function isFormMessage(message: string | undefined): message is FormMessage {
  return message !== undefined && Object.hasOwn(formMessages.en, message);
}
