import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { buildSchema, type GraphQLField, getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { gatewayUrl } from '../origins.ts';

const SCHEMA = join(import.meta.dirname, '../../../schema');

/** Search texts that together match every entry of the index. */
const COMMON_TEXTS = ['a', 'e', 'i', 'o', '的', '打印', '树脂', '3'];

type Field = GraphQLField<unknown, unknown>;

/** Every URL that the gateway returns in a locale: of records, inside their texts, and of search results. */
export async function findGatewayUrls(locale: Locale): Promise<string[]> {
  const records = await Promise.all(listQueries().map((selection) => query(locale, selection)));
  const hits = await Promise.all(COMMON_TEXTS.map((text) => findHits(locale, text)));
  return [...records.flatMap(urlsIn), ...hits.flat()];
}

async function findHits(locale: Locale, text: string, page = 1): Promise<string[]> {
  const args = `text: ${JSON.stringify(text)}, page: ${page}, pageSize: 50`;
  const { search } = await query(locale, `search(${args}) { items { url } pageInfo { hasNextPage } }`);
  const urls = urlsIn(search);
  return search.pageInfo.hasNextPage ? [...urls, ...(await findHits(locale, text, page + 1))] : urls;
}

async function query(locale: Locale, selection: string) {
  const response = await fetch(`${gatewayUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `query @inContext(locale: ${locales[locale].graphql}) { ${selection} }` }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${selection}: ${JSON.stringify(errors)}`);
  return data;
}

function listQueries(): string[] {
  const files = globSync('*.graphql', { cwd: SCHEMA }).map((file) => readFileSync(join(SCHEMA, file), 'utf8'));
  const lists = Object.values(buildSchema(files.join('\n')).getQueryType()?.getFields() ?? {});
  return lists.filter(({ args }) => !args.some(isRequiredArgument)).flatMap((list) => select(list, false));
}

/** Skips nested records, which have a list of their own. */
function select(field: Field, isInRecord: boolean): string[] {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return ['Link', 'HTML'].includes(type.name) ? [field.name] : [];
  const isRecord = type.getInterfaces().some(({ name }) => name === 'Translated');
  if (isRecord && isInRecord) return [];
  const fields = Object.values(type.getFields()).flatMap((one) => select(one, isInRecord || isRecord));
  const paging = field.args.some(({ name }) => name === 'pageSize') ? '(pageSize: 100)' : '';
  return fields.length > 0 ? [`${field.name}${paging} { ${fields.join(' ')} }`] : [];
}

function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('<') ? linksIn(value) : [value];
  return Object.values(value ?? {}).flatMap(urlsIn);
}

export function linksIn(html: string): string[] {
  return [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}
