import { z } from 'zod';
import type { SoftwareChannel, SoftwarePlatform, SupportTopic } from '../../generated/resolvers.ts';
import { createRecordLoader } from '../../graphql/record-loader.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { invert } from '../../legacy/enum-map.ts';
import { lists, optional, recordPage } from '../../legacy/lenient-parse.ts';
import {
  legacyBlock,
  legacyHtml,
  legacyId,
  legacyLink,
  legacyText,
  toLocales,
  translationFields,
} from '../../legacy/schemas.ts';

const TOPICS = {
  'getting-started': 'GETTING_STARTED',
  operation: 'OPERATION',
  maintenance: 'MAINTENANCE',
  troubleshooting: 'TROUBLESHOOTING',
  software: 'SOFTWARE',
  materials: 'MATERIALS',
  warranty: 'WARRANTY',
} as const satisfies Record<string, SupportTopic>;

const CHANNELS = { latest: 'LATEST', legacy: 'LEGACY' } as const satisfies Record<string, SoftwareChannel>;

const PLATFORMS = {
  windows: 'WINDOWS',
  'macos-apple-silicon': 'MACOS_APPLE_SILICON',
  'macos-intel': 'MACOS_INTEL',
} as const satisfies Record<string, SoftwarePlatform>;

/** Larger than the number of records. */
const ALL = { pageNum: 1, pageSize: 1_000 };

const errorCodeTexts = { meaning: legacyText, firstSteps: legacyText, products: z.array(legacyId) };

const machineErrorCode = z
  .object({ code: legacyText, ...errorCodeTexts, ...lists({ machineTexts: z.object(errorCodeTexts) }) })
  .transform(({ products, ...fields }) => ({ ...fields, productIds: products }));

const articleTexts = { title: legacyText, content: legacyHtml, products: z.array(legacyId) };

const supportArticle = z
  .object({
    id: legacyId,
    topic: z.enum(Object.keys(TOPICS) as (keyof typeof TOPICS)[]),
    ...articleTexts,
    ...lists({ machineTexts: z.object(articleTexts), errorCodes: machineErrorCode }),
    updateTime: z.iso.date(),
    ...translationFields,
  })
  .transform(
    ({ id, topic, title, content, machineTexts, products, errorCodes, updateTime, updatedAt, ...languages }) => ({
      id,
      topic: TOPICS[topic],
      title,
      content,
      machineTexts,
      productIds: products,
      errorCodes,
      updatedOn: updateTime,
      updatedAt,
      ...toLocales(languages),
    }),
  );

const sha256 = z
  .string()
  .regex(/^[\da-f]{64}$/i)
  .toLowerCase();

const softwareRelease = z
  .object({
    id: legacyId,
    channel: z.enum(Object.keys(CHANNELS) as (keyof typeof CHANNELS)[]),
    platform: z.enum(Object.keys(PLATFORMS) as (keyof typeof PLATFORMS)[]),
    name: legacyText,
    version: legacyText,
    publishTime: z.iso.date(),
    fileName: legacyText,
    system: legacyText,
    memory: z.number().int(),
    ...optional({
      url: legacyLink,
      size: z.int32().positive(),
      sha256,
      recommendedMemory: z.number().int(),
      storage: z.number().int(),
      graphics: legacyText,
    }),
    needsNetwork: z.boolean(),
    compatibility: legacyText,
    notes: z.array(legacyBlock),
    ...translationFields,
  })
  .transform(({ channel, platform, publishTime, url, size, sha256, language, languages, ...fields }) => ({
    ...fields,
    channel: CHANNELS[channel],
    platform: PLATFORMS[platform],
    publishedOn: publishTime,
    downloadUrl: url,
    downloadSize: size,
    downloadSha256: sha256,
    ...toLocales({ language, languages }),
  }));

const supportArticles = recordPage(supportArticle);
const softwareReleases = recordPage(softwareRelease);

/** @public Used by the generated resolver types. */
export type SoftwareRelease = z.infer<typeof softwareRelease>;

/** @public Used by the generated resolver types. */
export type MachineErrorCode = z.infer<typeof machineErrorCode>;

/** @public Used by the generated resolver types. */
export type SupportArticle = z.infer<typeof supportArticle>;

export async function findSupportArticles(legacy: LegacyClient, topic: SupportTopic | undefined) {
  const payload = { ...ALL, kind: 'support', ...(topic && { topic: invert(TOPICS)[topic] }) };
  return (await legacy.get({ call: 'contentList', payload, schema: supportArticles })).records;
}

/** Selects the articles about a product or about all products. */
export function selectArticlesAbout(articles: readonly SupportArticle[], product: string): SupportArticle[] {
  return articles.filter(({ productIds }) => productIds.length === 0 || productIds.includes(product));
}

export async function findSoftwareReleases(legacy: LegacyClient, channel: SoftwareChannel | undefined) {
  const payload = { ...ALL, kind: 'software', ...(channel && { channel: invert(CHANNELS)[channel] }) };
  return (await legacy.get({ call: 'contentList', payload, schema: softwareReleases })).records;
}

/** The texts for a machine, which replace the general ones. */
export function textsFor<Texts extends { products: readonly string[] }>(
  general: Omit<Texts, 'products'> & { machineTexts: readonly Texts[] },
  product: string | null | undefined,
): Omit<Texts, 'products'> {
  return general.machineTexts.find(({ products }) => product && products.includes(product)) ?? general;
}

/** The content service has no call for one record of these types. */
function findById<Item extends { id: string }>(findAll: () => Promise<readonly Item[]>) {
  return { findAll, findOne: async (id: string) => (await findAll()).find((item) => item.id === id) ?? null };
}

export const supportArticleLoader = createRecordLoader((legacy) =>
  findById(() => findSupportArticles(legacy, undefined)),
);

export const softwareReleaseLoader = createRecordLoader((legacy) =>
  findById(() => findSoftwareReleases(legacy, undefined)),
);
