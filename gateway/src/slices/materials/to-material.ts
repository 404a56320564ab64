import { locales } from '@heliograph/schema/locales.ts';
import type { z } from 'zod';
import type { LegacyMaterial, legacyTerm } from './material-shapes.ts';
import { GROUPS, lookUp, PROPERTIES, STANDARDS, SUBTYPES, translate } from './material-words.ts';

export type Material = ReturnType<typeof toMaterial>;

export function toMaterial(record: LegacyMaterial) {
  const { id, urlName, groupType, subtype, publishTime, language, languages, ...texts } = record;
  return {
    ...texts,
    id: String(id),
    slug: `${urlName}-${id}`,
    group: GROUPS[groupType],
    subtypes: translate(subtype, SUBTYPES),
    category: toTerm(record.category),
    publishedOn: publishTime,
    colors: record.colors.map(({ family, ...shade }) => ({ ...shade, family: toTerm(family) })),
    printers: record.printers.map(toTerm),
    addOns: record.addOns.map(toTerm),
    usages: record.usages.map(toTerm),
    biocompatibility: translate(record.biocompatibility, STANDARDS),
    specification: toSpecification(record),
    properties: new Map(record.params.map((param) => [lookUp(PROPERTIES, param.key), toMeasurement(param)])),
    relatedIds: record.related.map(String),
    availableLocales: languages.flatMap(toLocale),
    servedLocale: toLocale(language)[0] ?? 'EN',
  };
}

function toSpecification({ process, params }: LegacyMaterial) {
  return [
    ...process.map(({ name, value }) => ({ name, text: value, measurement: null })),
    ...params.map((param) => ({ name: param.name, text: null, measurement: toMeasurement(param) })),
  ];
}

function toMeasurement({ value, unit, standard }: LegacyMaterial['params'][number]) {
  return { value, unit, standard: standard ?? null };
}

export function toTerm({ code, name }: z.infer<typeof legacyTerm>) {
  return { id: code, label: name };
}

function toLocale(language: string) {
  return Object.values(locales).flatMap(({ content, graphql }) => (content === language ? [graphql] : []));
}
