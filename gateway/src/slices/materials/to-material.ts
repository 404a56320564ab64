import { toEnumValue, toEnumValues } from '../../legacy/enum-map.ts';
import { toLocales } from '../../legacy/schemas.ts';
import { GROUPS, PROPERTIES, STANDARDS, SUBTYPES } from './material-enums.ts';
import type { LegacyMaterial } from './material-schemas.ts';

export type Material = ReturnType<typeof toMaterial>;

export function toMaterial(record: LegacyMaterial) {
  const { id, urlName, groupType, subtype, publishTime, printers, ...fields } = record;
  return {
    ...fields,
    id: String(id),
    slug: `${urlName}-${id}`,
    path: `/material/materialDetail/${urlName}-${id}`,
    group: GROUPS[groupType],
    subtypes: toEnumValues(subtype, SUBTYPES),
    publishedOn: publishTime,
    printerIds: printers.map(({ id }) => id),
    biocompatibility: toEnumValues(record.biocompatibility, STANDARDS),
    specification: toSpecification(record),
    properties: new Map(record.params.map((param) => [toEnumValue(param.key, PROPERTIES), toMeasurement(param)])),
    relatedIds: record.related.map(String),
    ...toLocales(record),
  };
}

function toSpecification({ process, params }: LegacyMaterial) {
  return [
    ...process.map(({ key, name, value }) => ({ key, name, text: value, measurement: null })),
    ...params.map((param) => ({ key: param.key, name: param.name, text: null, measurement: toMeasurement(param) })),
  ];
}

function toMeasurement({ value, unit, standard }: LegacyMaterial['params'][number]) {
  return { value, unit, standard: standard ?? null };
}
