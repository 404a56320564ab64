import { z } from 'zod';
import type { LegacyClient } from '../../legacy/client.ts';
import { toEnumValue, toEnumValues } from '../../legacy/enum-map.ts';
import { optional, recordList } from '../../legacy/lenient-parse.ts';
import { legacyBlock, legacyCode, legacyText, updateFields } from '../../legacy/schemas.ts';
import { PICTOGRAMS, SAFETY_TOPICS, SIGNAL_WORDS } from './material-enums.ts';

const share = z.number().min(0).max(100);

const statement = z.object({ code: legacyText, text: legacyText });

const resinFamily = z
  .object({
    id: legacyText,
    name: legacyText,
    revisedOn: z.iso.date(),
    signalWord: z.enum(Object.keys(SIGNAL_WORDS) as (keyof typeof SIGNAL_WORDS)[]),
    pictograms: z.array(legacyCode(PICTOGRAMS)),
    hazards: z.array(statement),
    precautions: z.array(statement),
    composition: z.array(z.object({ name: legacyText, minimum: share, maximum: share, hazards: z.array(legacyText) })),
    sections: z.array(z.object({ topic: legacyCode(SAFETY_TOPICS), measures: z.array(legacyBlock) })),
    ...optional({
      transport: z.object({
        unNumber: legacyText,
        name: legacyText,
        hazardClass: legacyText,
        packingGroup: legacyText,
        note: legacyText,
      }),
    }),
    ...updateFields,
  })
  .transform((family) => ({
    ...family,
    signalWord: SIGNAL_WORDS[family.signalWord],
    pictograms: toEnumValues(family.pictograms, PICTOGRAMS),
    sections: family.sections.flatMap(({ topic, measures }) => {
      const known = toEnumValue(topic, SAFETY_TOPICS);
      return known ? [{ topic: known, measures }] : [];
    }),
  }));

const resinFamilies = recordList(resinFamily);

/** Safety data of a chemistry; null if the material names none, or an unknown one. */
export async function findMaterialSafety(legacy: LegacyClient, family: string | null) {
  if (family === null) return null;
  const families = await legacy.get({ call: 'resinFamilyList', schema: resinFamilies });
  return families.find(({ id }) => id === family) ?? null;
}
