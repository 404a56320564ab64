import * as z from 'zod/mini';
import { LOCALE_CODES } from './i18n/locales.ts';

const settingsSchema = z.object({
  /** Origin of the gateway. */
  gatewayUrl: z.url(),
  /** Base URL of the site, for addresses that visitors open at home. */
  siteUrl: z.url(),
  /** Language of the start screen. */
  locale: z.enum(LOCALE_CODES),
  idleSeconds: z.number().check(z.gte(20)),
  /** `x-client-key`, which gives this showroom its own form quota; empty without one. */
  clientKey: z.string(),
  /** Whether the operator has installed the manifest of this app. */
  persistedOperations: z.boolean(),
});

export type Settings = z.infer<typeof settingsSchema>;

const STORAGE_KEY = 'settings';

/** Reads `/settings.json`; without a network, the settings of the last start. */
export async function loadSettings(): Promise<Settings> {
  const settings = await fetchSettings().catch(() => null);
  if (settings === null) return settingsSchema.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
  return settings;
}

async function fetchSettings(): Promise<Settings> {
  const response = await fetch('/settings.json', { cache: 'no-store' });
  return settingsSchema.parse(await response.json());
}
