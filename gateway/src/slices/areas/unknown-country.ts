import type { Problem } from '../../forms/form-refusal.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { findAreaId } from './areas.legacy.ts';

export async function findUnknownCountry(legacy: LegacyClient, country: string): Promise<Problem[]> {
  if (await findAreaId(legacy, country)) return [];
  return [{ field: 'country', code: 'MALFORMED', message: 'countryUnknown' }];
}
