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
  .transform(({ id, name, code }) => ({ id, name, countryCode: code, callingCode: code && callingCodeOf(code) }));

const areaList = recordList(area);

function requestAreas(legacy: LegacyClient, scope: typeof WORLD) {
  return legacy.get({ call: 'areaFind', payload: scope, schema: areaList });
}

export function findAreas(legacy: LegacyClient) {
  return requestAreas(legacy, legacy.locale === 'cn' ? CHINA : WORLD);
}

/** Countries in the language of the locale, whatever its market. */
export async function findCountries(legacy: LegacyClient) {
  const areas = await requestAreas(legacy, WORLD);
  return areas.flatMap(({ countryCode, name }) => (countryCode ? [toCountry(countryCode, name)] : []));
}

export async function findCountry(legacy: LegacyClient, code: string) {
  return (await findCountries(legacy)).find(({ id }) => id === code) ?? null;
}

export async function findProvinces(legacy: LegacyClient, country: string) {
  return country === 'CN' ? requestAreas(legacy, CHINA) : [];
}

/** The area that a form names by its id or by a country code; null if there is none. Any locale accepts any area. */
export async function findAreaId(legacy: LegacyClient, id: string): Promise<string | null> {
  const areas = await Promise.all([WORLD, CHINA].map((scope) => requestAreas(legacy, scope)));
  return areas.flat().find((known) => known.id === id || known.countryCode === id)?.id ?? null;
}

/** The country of a form as the content service expects it, which rejects unknown areas itself. */
export async function toAreaId(legacy: LegacyClient, country: string): Promise<string> {
  return isCountryCode(country) ? ((await findAreaId(legacy, country)) ?? country) : country;
}

export function isCountryCode(id: string): boolean {
  return /^[A-Z]{2}$/.test(id);
}

export function toCountry(code: string, name: string) {
  return { id: code, name, callingCode: callingCodeOf(code) };
}

function callingCodeOf(code: string): string | null {
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : null;
}
