import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Area } from './area.ts';
import { AreasDocument } from './areas.generated.ts';
import { getIsoAreas } from './iso-areas.ts';

const TIMEOUT_MS = 5_000;

const pendingAreas = new Map<Locale, Promise<readonly Area[]>>();

/** Falls back silently to the bundled ISO 3166 list. Cached after the first success. */
export function getAreas(locale: Locale): Promise<readonly Area[]> {
  const areas = pendingAreas.get(locale) ?? fetchAreas(locale);
  pendingAreas.set(locale, areas);
  return areas;
}

async function fetchAreas(locale: Locale): Promise<readonly Area[]> {
  try {
    const { browserClient } = await import('#gateway/browser-client.ts');
    const { data } = await browserClient.query({
      query: AreasDocument,
      variables: { locale: locales[locale].graphql },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    });
    if (data?.areas && data.areas.length > 0) return data.areas;
  } catch {
    // Continues with the bundled list.
  }
  pendingAreas.delete(locale);
  return getIsoAreas(locale);
}
