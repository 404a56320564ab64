import type { Locale } from '@heliograph/schema/locales.ts';

/** Preloads the code and the country list of a form; failures are ignored. */
export function preloadForm(locale: Locale, loadPanel: () => Promise<unknown>): void {
  const loadAreas = async () => (await import('#features/areas/area-list.ts')).getAreas(locale);
  Promise.all([loadPanel(), loadAreas()]).catch(() => undefined);
}
