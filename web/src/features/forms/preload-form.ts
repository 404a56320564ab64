import type { Locale } from '@heliograph/schema/locales.ts';

/** Somebody is about to open a form: its code and the countries come ahead. Nothing is lost when they do not. */
export function preloadForm(locale: Locale, loadPanel: () => Promise<unknown>): void {
  const loadAreas = async () => (await import('#features/areas/area-list.ts')).getAreas(locale);
  Promise.all([loadPanel(), loadAreas()]).catch(() => undefined);
}
