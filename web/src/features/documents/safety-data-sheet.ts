import type { Locale } from '@heliograph/schema/locales.ts';
import type { SafetyTopic } from '#gateway/schema.generated.ts';
import type { Messages } from '#i18n/messages.ts';
import type { DocumentedMaterial } from './document-data.ts';
import { createFrame, type DocumentMessages, getDocumentMessages } from './document-messages.ts';
import { PdfWriter } from './pdf/pdf-writer.ts';
import { writeHazards } from './write-hazards.ts';

type Safety = NonNullable<DocumentedMaterial['safety']>;

type SectionName = keyof Messages['Documents']['sds']['sections'];

type Context = { pdf: PdfWriter; material: DocumentedMaterial; safety: Safety; messages: DocumentMessages };

/** The sections of regulation (EC) 1907/2006, annex II, and of GB/T 16483, in their order. */
const SECTIONS: { readonly [Name in SectionName]: (context: Context) => void } = {
  IDENTIFICATION: writeIdentification,
  HAZARDS: writeHazardSection,
  COMPOSITION: writeComposition,
  FIRST_AID: writeMeasures('FIRST_AID'),
  FIREFIGHTING: writeMeasures('FIREFIGHTING'),
  ACCIDENTAL_RELEASE: writeMeasures('ACCIDENTAL_RELEASE'),
  HANDLING_STORAGE: writeMeasures('HANDLING_STORAGE'),
  EXPOSURE_CONTROLS: writeMeasures('EXPOSURE_CONTROLS', 'limits'),
  PROPERTIES: writeProperties,
  STABILITY: writeMeasures('STABILITY'),
  TOXICOLOGY: writeMeasures('TOXICOLOGY', 'testData'),
  ECOLOGY: writeMeasures('ECOLOGY', 'testData'),
  DISPOSAL: writeMeasures('DISPOSAL'),
  TRANSPORT: writeTransport,
  REGULATORY: ({ pdf, messages: { t } }) => pdf.facts([[t('sds.regulations'), t('toComplete')]]),
  OTHER: writeOther,
};

/** Throws without safety data: a safety data sheet without hazards would be wrong. */
export async function renderSafetyDataSheet(
  locale: Locale,
  material: DocumentedMaterial,
): Promise<Uint8Array<ArrayBuffer>> {
  const { safety } = material;
  if (!safety) throw new Error(`Material ${material.id} has no safety data`);
  const messages = getDocumentMessages(locale);
  const { t } = messages;
  const frame = { kind: t('kinds.safety-data-sheet'), title: material.name, date: safety.revisedOn };
  const pdf = await PdfWriter.create(createFrame(locale, frame));
  pdf.notice(t('sds.basis', { family: safety.name }));
  for (const [index, name] of (Object.keys(SECTIONS) as SectionName[]).entries()) {
    pdf.heading(`${index + 1}. ${t(`sds.sections.${name}`)}`);
    SECTIONS[name]({ pdf, material, safety, messages });
  }
  return pdf.finish();
}

function writeIdentification({ pdf, material, safety, messages: { t } }: Context): void {
  pdf.facts([
    [t('sds.product'), material.name],
    [t('sds.chemistry'), safety.name],
    [t('sds.use'), t('sds.useText')],
    [t('sds.ufi'), t('toComplete')],
    [t('sds.contact'), t('toComplete')],
    [t('sds.emergency'), t('toComplete')],
  ]);
}

function writeHazardSection({ pdf, safety, messages }: Context): void {
  const { t } = messages;
  pdf.paragraph(t('sds.classification'));
  pdf.subheading(t('sds.hazards'));
  writeHazards(pdf, safety, messages);
  pdf.subheading(t('sds.precautions'));
  pdf.statements(safety.precautions);
}

function writeComposition({ pdf, safety, messages: { t, formatNumber } }: Context): void {
  pdf.table(
    [
      { label: t('sds.component'), share: 0.5 },
      { label: t('sds.share'), share: 0.2 },
      { label: t('sds.componentHazards'), share: 0.3 },
    ],
    safety.composition.map(({ name, minimum, maximum, hazards }) => [
      name,
      minimum === 0 ? `≤ ${formatNumber(maximum)}` : `${formatNumber(minimum)}–${formatNumber(maximum)}`,
      hazards.join(t('separator')) || t('sds.notHazardous'),
    ]),
  );
  pdf.facts([[t('sds.substances'), t('toComplete')]]);
}

/** Measures of a topic, then a row for the manufacturer to complete. */
function writeMeasures(topic: SafetyTopic, missing?: 'limits' | 'testData') {
  return ({ pdf, safety, messages: { t } }: Context): void => {
    const section = safety.sections.find((one) => one.topic === topic);
    pdf.blocks(section?.measures ?? []);
    if (!section) pdf.paragraph(t('toComplete'));
    if (missing) pdf.facts([[t(`sds.${missing}`), t('toComplete')]]);
  };
}

function writeProperties({ pdf, material, messages: { t, formatNumber } }: Context): void {
  const isLiquidProperty = (unit: string) => unit === 'mPa·s' || unit === 'g/cm³';
  pdf.facts([
    [t('sds.state'), t('sds.stateText')],
    [t('sds.color'), material.colors.map(({ name }) => name).join(t('separator'))],
    ...material.specification.flatMap(({ name, measurement }) =>
      measurement && isLiquidProperty(measurement.unit)
        ? [[name, `${formatNumber(measurement.value)}\u00a0${measurement.unit} (${measurement.standard})`] as const]
        : [],
    ),
    [t('sds.solubility'), t('sds.solubilityText')],
    [t('sds.flashPoint'), t('toComplete')],
  ]);
}

function writeTransport({ pdf, safety: { transport }, messages: { t } }: Context): void {
  if (!transport) {
    pdf.paragraph(t('sds.notDangerous'));
    return;
  }
  pdf.facts([
    [t('sds.unNumber'), transport.unNumber],
    [t('sds.shippingName'), transport.name],
    [t('sds.hazardClass'), transport.hazardClass],
    [t('sds.packingGroup'), transport.packingGroup],
  ]);
  pdf.paragraph(transport.note);
}

function writeOther({ pdf, safety, messages: { t, formatDate } }: Context): void {
  pdf.facts([[t('sds.revision'), formatDate(safety.revisedOn)]]);
  const codes = new Set(safety.composition.flatMap(({ hazards }) => hazards));
  const others = safety.hazards.filter(({ code }) => codes.has(code));
  pdf.subheading(t('sds.wording'));
  pdf.statements(others);
  pdf.paragraph(t('sds.disclaimer'), { isSmall: true });
}
