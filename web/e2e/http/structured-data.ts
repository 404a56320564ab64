import type { CheerioAPI } from 'cheerio';
import { textsOf } from './site.ts';

/** The JSON-LD objects of a type. */
export function structuredDataOf($: CheerioAPI, type: string): Record<string, unknown>[] {
  const data = textsOf($, 'script[type="application/ld+json"]').map((text) => JSON.parse(text));
  return data.filter((one) => one['@type'] === type);
}
