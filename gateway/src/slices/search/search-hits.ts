import type { SearchHitKind } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { pageDescriptionLoader } from '../seo/seo.legacy.ts';
import { type PageRecord, pageRecordLoader } from './page-record.ts';
import { KINDS, parseRecordPath, SUPPORT_PATH } from './page-record-paths.ts';
import { toPlainText } from './to-plain-text.ts';
import { includesTerm, toSnippet } from './to-snippet.ts';

type Hit = { title: string; url: string; text?: string };

/** A hit without its record is better than a search that fails. */
export function findHitRecord(legacy: LegacyClient, { url }: Hit): Promise<PageRecord | null> {
  return pageRecordLoader(legacy)
    .load(toPath(url))
    .catch(() => null);
}

/** Loads records only if the path does not show the kind. */
export async function findHitKind(legacy: LegacyClient, hit: Hit): Promise<SearchHitKind> {
  const path = toPath(hit.url);
  const type = parseRecordPath(path)?.type;
  if (!type) return SUPPORT_PATH.test(path) ? 'SUPPORT' : 'PAGE';
  if (type !== 'Product' && type !== 'Machine') return KINDS[type];
  const record = await findHitRecord(legacy, hit);
  return record?.__typename === 'Product' ? record.kind : 'PAGE';
}

/** With the searched words, unless the title has them. */
export async function findHitSummary(legacy: LegacyClient, hit: Hit): Promise<string | null> {
  const record = await findHitRecord(legacy, hit);
  const texts = record ? textsOf(record) : [(await findDescription(legacy, toPath(hit.url))) ?? ''];
  const [start = ''] = texts;
  if (includesTerm(hit.title, hit.text)) return toSnippet(start);
  return toSnippet(texts.find((text) => includesTerm(text, hit.text)) ?? start, hit.text);
}

/** The summary, and the text behind it in the same language. */
function textsOf(record: PageRecord): string[] {
  if ('localizedSummary' in record && record.localizedSummary) return [record.localizedSummary.summary];
  return 'body' in record ? [record.summary, toPlainText(record.body)] : [record.summary];
}

export async function findHitPicture(legacy: LegacyClient, hit: Hit) {
  const record = await findHitRecord(legacy, hit);
  if (record?.__typename === 'Product') return record.pictures[0] ?? null;
  return record?.picture ?? null;
}

function findDescription(legacy: LegacyClient, path: string): Promise<string | null> {
  return pageDescriptionLoader(legacy)
    .load(path)
    .catch(() => null);
}

function toPath(url: string): string {
  return url.replace(/[?#].*$/, '');
}
