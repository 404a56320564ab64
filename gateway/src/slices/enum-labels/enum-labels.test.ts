import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { isEnumType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway.ts';
import { schema } from '../schema.ts';

/** Refusals and field problems have a localized message in the response. */
const WITHOUT_LABELS = ['FieldProblemCode', 'RefusalCode'];

const QUERY = `query ($locale: Locale!) @inContext(locale: $locale) { enumLabels { name values { value label } } }`;

type EnumLabels = { name: string; values: { value: string; label: string }[] };

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

beforeEach(() => {
  gateway.restCalls.length = 0;
});

afterAll(() => gateway.close());

async function labelsIn(locale: keyof typeof locales): Promise<EnumLabels[]> {
  const { data, errors } = await gateway.ask(QUERY, { locale: locales[locale].graphql });
  expect(errors).toBeUndefined();
  return data.enumLabels;
}

describe('labels of enum values', () => {
  it.each(localeCodes)('cover every enum and value of the schema in %s, without REST calls', async (locale) => {
    const enums = Object.values(schema.getTypeMap())
      .filter(isEnumType)
      .filter(({ name }) => !name.startsWith('__') && !WITHOUT_LABELS.includes(name))
      .toSorted((a, b) => a.name.localeCompare(b.name));
    const labels = await labelsIn(locale);
    expect(labels.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual(
      enums.map((type) => [type.name, type.getValues().map(({ name }) => name)]),
    );
    expect(labels.flatMap(({ values }) => values).filter(({ label }) => label.trim() === '')).toEqual([]);
    expect(gateway.restCalls).toEqual([]);
  });

  it('differ between the values of an enum', async () => {
    for (const locale of localeCodes) {
      for (const { name, values } of await labelsIn(locale)) {
        expect(new Set(values.map(({ label }) => label)).size, `${name} in ${locale}`).toBe(values.length);
      }
    }
  });

  it.each(localeCodes)('of compared and measured properties are those of the records in %s', async (locale) => {
    const { data } = await gateway.ask(
      `query ($locale: Locale!) @inContext(locale: $locale) {
        productComparison(ids: ["1", "2", "9"]) { rows { key name } }
        materialFilterOptions { properties { property name } }
      }`,
      { locale: locales[locale].graphql },
    );
    const { ComparisonKey: rows, MaterialProperty: properties } = enumLabels[locale];
    const names = new Map<string, string>([...Object.entries(rows), ...Object.entries(properties)]);
    for (const { key, name } of data.productComparison.rows) expect(names.get(key)).toBe(name);
    for (const { property, name } of data.materialFilterOptions.properties) expect(names.get(property)).toBe(name);
  });
});
