import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { LegacyClient } from '../../legacy/client.ts';
import { optional, recordList } from '../../legacy/lenient-parse.ts';
import { legacyId, legacyText } from '../../legacy/schemas.ts';

/** The Chinese site lists the provinces of China, the others list countries. */
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
  return findAreasByScope(legacy, legacy.locale === 'cn' ? CHINA : WORLD);
}

/** Whether any locale offers the area; the locale may change between loading a form and submitting it. */
export async function isArea(legacy: LegacyClient, id: string): Promise<boolean> {
  const areas = await Promise.all([WORLD, CHINA].map((scope) => findAreasByScope(legacy, scope)));
  return areas.flat().some((known) => known.id === id);
}

function findAreasByScope(legacy: LegacyClient, scope: typeof WORLD) {
  return legacy.get({ call: 'areaFind', payload: scope, schema: recordList(area) });
}
