import type { Locale } from '@heliograph/schema/locales.ts';
import { type FormMessage, formMessages } from '@heliograph/schema/rules/messages.ts';

/** What stands at a field: the rules tell a key, the gateway the text itself. */
export function toFieldErrorText(locale: Locale, message: string | undefined): string | undefined {
  return isFormMessage(message) ? formMessages[locale][message] : message;
}

function isFormMessage(message: string | undefined): message is FormMessage {
  return message !== undefined && Object.hasOwn(formMessages.en, message);
}
