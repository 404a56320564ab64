import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { LegacyClient } from '../../legacy/client.ts';
import { optional, recordList } from '../../legacy/lenient-parse.ts';
import { legacyId, legacyText } from '../../legacy/schemas.ts';

/** Provinces of China for the Chinese site, countries for every other. */
const CHINA = { level: 1, pid: '99999999' };
const WORLD = { level: 0, pid: '' };

const area = z
  .object({ id: legacyId, name: legacyText, ...optional({ code: legacyText }) })
  .transform(({ id, name, code }) => ({
    id,
    name,
    countryCode: code,
    callingCode: code && isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : null,
  }));

export function findAreas(legacy: LegacyClient) {
  return findAreasOf(legacy, legacy.locale === 'cn' ? CHINA : WORLD);
}

/** Whether an area can be chosen on the site in any locale: a form may have been filled in in another one. */
export async function isArea(legacy: LegacyClient, id: string): Promise<boolean> {
  const areas = await Promise.all([WORLD, CHINA].map((scope) => findAreasOf(legacy, scope)));
  return areas.flat().some((one) => one.id === id);
}

function findAreasOf(legacy: LegacyClient, payload: typeof WORLD) {
  return legacy.get({ call: 'areaFind', payload, schema: recordList(area) });
}
