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
const queries = examples.filter(({ document }) => isQuery(document));
const mutations = examples.filter(({ document }) => !isQuery(document));
const inEachLocale = (list: typeof examples) =>
  list.flatMap((example) => localeCodes.map((locale) => ({ ...example, locale: locales[locale].graphql })));

const refusedFor = (field: string) => ({ code: 'INVALID_INPUT', problems: [{ field }] });

/** Results of the mutations, each refused for the reason in its description. */
const RESULTS: Partial<Record<(typeof exampleNames)[number], object>> = {
  inquiry: refusedFor('comments'),
  'form-challenge': { id: expect.stringContaining('.'), difficulty: 14 },
  newsletter: { code: 'VERIFICATION_FAILED', problems: [{ field: 'verification' }] },
  'newsletter-confirmation': { code: 'CONFIRMATION_INVALID' },
  'sample-request': refusedFor('address'),
  'live-stream-registration': refusedFor('acceptTerms'),
  'video-unlock': refusedFor('acceptTerms'),
};

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('the GraphiQL examples', () => {
  it('are all listed, each with its variables', () => {
    expect(readdirSync(folder).sort()).toEqual(
      exampleNames.flatMap((name) => [`${name}.graphql`, `${name}.json`]).sort(),
    );
  });

  it('use every root field except those for single records', () => {
    const text = examples.map((example) => example.text).join('\n');
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}).flatMap(({ name, deprecationReason }) =>
        deprecationReason ? [] : [name],
      ),
    );
    const singleRecords = new Set([
      'caseStudy',
      'event',
      'liveStream',
      'material',
      'newsArticle',
      'node',
      'product',
      'resource',
      'sample',
    ]);
    const unused = fields.filter((field) => !singleRecords.has(field) && !new RegExp(`\\b${field}\\b`).test(text));
    expect(unused).toEqual([]);
  });

  it.each(examples)('$name has a description and a locale variable, and is valid', ({ text, document, variables }) => {
    expect(text).toMatch(/^# \w.+\n/);
    expect(text).toMatch(/^(?:query|mutation) [A-Z]\w+\(\s*\$locale: Locale!/m);
    expect(text).toContain('@inContext(locale: $locale)');
    expect(variables.locale).toBe('EN');
    expect(validate(schema, document)).toEqual([]);
  });

  it.each(inEachLocale(queries))('$name succeeds in $locale', async ({ text, variables, locale }) => {
    const { data, errors } = await gateway.ask(text, { ...variables, locale });
    expect(errors).toBeUndefined();
    expect(Object.values(data)).not.toContain(null);
  });

  it.each(inEachLocale(mutations))(
    '$name submits nothing without changes, in $locale',
    async ({ name, text, variables, locale }) => {
      gateway.restCalls.length = 0;
      const { data, errors } = await gateway.ask(text, { ...variables, locale });
      expect(errors).toBeUndefined();
      expect(Object.values(data)).toMatchObject([RESULTS[name] ?? expect.fail(`${name} has no expected result`)]);
      expect(gateway.restCalls).toEqual([]);
    },
  );

  it('the first example finds the printers over 110 mm with their materials, in German', async () => {
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
