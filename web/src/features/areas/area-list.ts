import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Area } from './area.ts';
import { AreasDocument } from './areas.generated.ts';
import { getIsoAreas } from './iso-areas.ts';

const PATIENCE_MS = 5_000;

const asked = new Map<Locale, Promise<readonly Area[]>>();

/** The areas to choose from, asked for once. While they cannot be had, those of ISO stand in, and nobody is told. */
export function getAreas(locale: Locale): Promise<readonly Area[]> {
  const answer = asked.get(locale) ?? askForAreas(locale);
  asked.set(locale, answer);
  return answer;
}

async function askForAreas(locale: Locale): Promise<readonly Area[]> {
  try {
    const { browserClient } = await import('#gateway/browser-client.ts');
    const { data } = await browserClient.query({
      query: AreasDocument,
      variables: { locale: locales[locale].graphql },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
    });
    if (data?.areas && data.areas.length > 0) return data.areas;
  } catch {
    // The list of ISO follows.
  }
  asked.delete(locale);
  return getIsoAreas(locale);
}
