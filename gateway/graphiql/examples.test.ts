import { readdirSync, readFileSync } from 'node:fs';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../src/slices/schema.ts';
import { startGateway, type TestGateway } from '../src/testing/start-gateway.ts';
import { isQuery } from './document.ts';
import { exampleNames } from './example-names.ts';

const folder = new URL('examples/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

const examples = exampleNames.map((name) => {
  const text = read(`${name}.graphql`);
  return { name, text, document: parse(text), variables: JSON.parse(read(`${name}.json`)) };
});
const questions = examples.filter(({ document }) => isQuery(document));
const forms = examples.filter(({ document }) => !isQuery(document));
const inEachLocale = (list: typeof examples) =>
  list.flatMap((example) => localeCodes.map((locale) => ({ ...example, locale: locales[locale].graphql })));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('the examples of GraphiQL', () => {
  it('are all listed, each with its variables', () => {
    expect(readdirSync(folder).sort()).toEqual(
      exampleNames.flatMap((name) => [`${name}.graphql`, `${name}.json`]).sort(),
    );
  });

  it('ask for every field of the schema, but for single records', () => {
    const text = examples.map((example) => example.text).join('\n');
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    const oneOfMany = new Set([
      'caseStudy',
      'event',
      'liveStream',
      'material',
      'newsArticle',
      'product',
      'resource',
      'sample',
    ]);
    const left = fields.filter((field) => !oneOfMany.has(field) && !new RegExp(`\\b${field}\\b`).test(text));
    expect(left).toEqual([]);
  });

  it.each(examples)(
    '$name says what it shows, takes its locale from a variable, and fits the schema',
    ({ text, document, variables }) => {
      expect(text).toMatch(/^# \w.+\n/);
      expect(text).toMatch(/^(?:query|mutation) [A-Z]\w+\(\s*\$locale: Locale!/m);
      expect(text).toContain('@inContext(locale: $locale)');
      expect(variables.locale).toBe('EN');
      expect(validate(schema, document)).toEqual([]);
    },
  );

  it.each(inEachLocale(questions))('$name is answered in $locale', async ({ text, variables, locale }) => {
    const { data, errors } = await gateway.ask(text, { ...variables, locale });
    expect(errors).toBeUndefined();
    expect(Object.values(data)).not.toContain(null);
  });

  it.each(inEachLocale(forms))('$name sends nothing as it stands, in $locale', async ({ text, variables, locale }) => {
    gateway.restCalls.length = 0;
    const { data, errors } = await gateway.ask(text, { ...variables, locale });
    expect(errors).toBeUndefined();
    expect(Object.keys(data)).toHaveLength(1);
    expect(gateway.restCalls).toEqual([]);
  });

  it('the first one finds the printers over 110 mm with their materials, in German', async () => {
    const [first] = examples;
    const { data } = await gateway.ask(first?.text ?? '', { ...first?.variables, locale: 'DE' });
    const heights = data.products.items.map(
      (printer: { buildVolume: { height: number } }) => printer.buildVolume.height,
    );
    expect(Math.min(...heights)).toBeGreaterThan(110);
    expect(data.products.items).toHaveLength(data.products.totalCount);
    expect(data.products.items[0].materials[0].summary).toMatch(/\b(?:für|und|der|die)\b/);
  });
});
