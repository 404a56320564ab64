import { toEnumValue, toEnumValues } from '../../legacy/enum-map.ts';
import { toPrice } from '../../legacy/price.ts';
import { toLocales } from '../../legacy/schemas.ts';
import { BODY_CONTACTS, GROUPS, isDentalProperty, PROPERTIES, STANDARDS, SUBTYPES } from './material-enums.ts';
import type { LegacyMaterial } from './material-schemas.ts';

export type Material = ReturnType<typeof toMaterial>;

export function toMaterial(record: LegacyMaterial) {
  const { id, urlName, groupType, subtype, publishTime, printers, storage, ...fields } = record;
  const specification = toSpecification(record);
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
    specification,
    dentalTests: specification.filter(({ key }) => isDentalProperty(key)),
    ashContent: findAshContent(record),
    properties: new Map(record.params.map((param) => [toEnumValue(param.key, PROPERTIES), toMeasurement(param)])),
    bodyContact: record.bodyContact && BODY_CONTACTS[record.bodyContact],
    storageTemperature: storage,
    packs: record.packs.map(toPack),
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

function findAshContent({ params }: LegacyMaterial) {
  const param = params.find(({ key }) => key === 'ashContent');
  return param ? toMeasurement(param) : null;
}

function toPack({ amount, unit, orderNumber, prices }: LegacyMaterial['packs'][number]) {
  return {
    content: { value: amount, unit, standard: null },
    orderNumber,
    prices: prices.map(({ market, ...price }) => ({ market, ...toPrice(price) })),
  };
}

function toMeasurement({ value, unit, standard }: LegacyMaterial['params'][number]) {
  return { value, unit, standard: standard ?? null };
}
