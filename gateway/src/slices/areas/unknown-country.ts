import type { Problem } from '../../forms/refusal.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { isArea } from './areas.legacy.ts';

/** The problem of a country that the content service does not know. */
export async function findUnknownCountry(legacy: LegacyClient, country: string): Promise<Problem[]> {
  if (await isArea(legacy, country)) return [];
  return [{ field: 'country', code: 'MALFORMED', message: 'countryUnknown' }];
}
