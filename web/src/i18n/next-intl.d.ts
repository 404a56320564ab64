import type { locales } from '@heliograph/schema/locales.ts';
import type { Messages } from './messages.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof locales)[keyof typeof locales]['tag'];
    Messages: Messages;
  }
}
