import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../../legacy/content/content.ts';
import { properties } from '../../../legacy/content/materials/sheet.ts';
import type { FactSource } from '../facts/fact.ts';

type Volume = { width: number; depth: number; height: number };

/** What a source states: its text, and its data with their units. */
type Statement = { text: string; buildVolume?: Volume | undefined };

const REQUIREMENTS = join(import.meta.dirname, '../../../docs/requirements.md');

/** What a figure calls a record of each module. */
const KNOWLEDGE: Record<string, string> = {
  articles: 'article',
  brochures: 'brochure',
  caseStudies: 'caseStudy',
  webinars: 'webinar',
  whitePapers: 'whitePaper',
};

const units = new Map(Object.entries(properties).map(([name, { unit }]) => [name, unit]));

function toText(record: object, data: string[] = []): Statement {
  return { text: [...listEnglish(record), ...data].join('\n') };
}

function listEnglish(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && typeof value.en === 'string') return [value.en];
  return Object.values(value).flatMap(listEnglish);
}

function readProduct(product: (typeof content.products)[number]): Statement {
  const sheet = product.specification.flatMap((row) => ('num' in row ? [`${row.num} ${row.unit}`] : []));
  return { ...toText(product, sheet), buildVolume: product.buildVolume };
}

function readMaterial(material: (typeof content.materials)[number]): Statement {
  const measured = Object.entries(material.properties);
  return toText(
    material,
    measured.map(([name, value]) => `${value} ${units.get(name)}`),
  );
}

const requirements = [...readFileSync(REQUIREMENTS, 'utf8').matchAll(/^- \*\*(R\d+)\*\* (.*)$/gm)];

const statements = new Map<string, Statement>([
  ...requirements.map(
    ([, number, line = '']) => [`${number}`, { text: line.replaceAll(/\[.*?\]\(.*?\)/g, '') }] as const,
  ),
  ...content.products.map((one) => [`${one.kind} ${one.urlName}`, readProduct(one)] as const),
  ...content.materials.map((one) => [`material ${one.slug}`, readMaterial(one)] as const),
  ...content.samples.map((one) => [`sample ${one.urlName}`, toText(one, [`${one.printMinutes} min`])] as const),
  ...content.news.map((one) => [`news ${one.id}`, toText(one)] as const),
  ...content.knowledge.map((one) => [`${KNOWLEDGE[one.module] ?? one.module} ${one.id}`, toText(one)] as const),
]);

/** For example `R368` or `caseStudy 501`. */
export function nameSource(source: FactSource): string {
  return typeof source === 'string' ? source : (Object.entries(source)[0] ?? []).join(' ');
}

export function findStatement(source: FactSource): Statement | undefined {
  return statements.get(nameSource(source));
}

/** For example `no news 310, but webinar 310`. */
export function describeMissing(source: FactSource): string {
  const name = nameSource(source);
  const [, id] = name.split(' ');
  const others = [...statements.keys()].filter((other) => id && other.endsWith(` ${id}`));
  return [`no ${name}`, ...others.map((other) => `but ${other}`)].join(', ');
}
