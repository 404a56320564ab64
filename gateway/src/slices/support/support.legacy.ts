import { z } from 'zod';
import type { SoftwareChannel, SoftwarePlatform, SupportTopic } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import {
  legacyBlock,
  legacyHtml,
  legacyId,
  legacyLink,
  pageOf,
  toTranslated,
  translated,
} from '../../legacy/shapes.ts';
import { invert } from '../../words.ts';

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

/** More records than there will ever be. */
const ALL = { pageNum: 1, pageSize: 1_000 };

const supportArticle = z
  .object({
    id: legacyId,
    topic: z.enum(Object.keys(TOPICS) as (keyof typeof TOPICS)[]),
    title: z.string(),
    content: legacyHtml,
    products: z.array(legacyId),
    updateTime: z.iso.date(),
    ...translated,
  })
  .transform(({ id, topic, title, content, products, updateTime, ...languages }) => ({
    id,
    topic: TOPICS[topic],
    title,
    body: content,
    productIds: products,
    updatedOn: updateTime,
    ...toTranslated(languages),
  }));

const softwareRelease = z
  .object({
    id: legacyId,
    channel: z.enum(Object.keys(CHANNELS) as (keyof typeof CHANNELS)[]),
    platform: z.enum(Object.keys(PLATFORMS) as (keyof typeof PLATFORMS)[]),
    name: z.string(),
    version: z.string(),
    publishTime: z.iso.date(),
    fileName: z.string(),
    url: legacyLink.nullish().catch(null),
    system: z.string(),
    memory: z.number().int(),
    recommendedMemory: z.number().int().nullish(),
    needsNetwork: z.boolean(),
    compatibility: z.string(),
    notes: z.array(legacyBlock),
    ...translated,
  })
  .transform(({ channel, platform, publishTime, url, recommendedMemory, language, languages, ...fields }) => ({
    ...fields,
    channel: CHANNELS[channel],
    platform: PLATFORMS[platform],
    publishedOn: publishTime,
    downloadUrl: url ?? null,
    recommendedMemory: recommendedMemory ?? null,
    ...toTranslated({ language, languages }),
  }));

/** @public The generated resolver types start from it. */
export type SupportArticle = z.infer<typeof supportArticle>;

/** Articles of a topic, or of all. */
export async function findSupportArticles(legacy: LegacyClient, topic: SupportTopic | undefined) {
  const payload = { ...ALL, kind: 'support', ...(topic && { topic: invert(TOPICS)[topic] }) };
  return (await legacy.get({ call: 'contentList', payload, shape: pageOf(supportArticle) })).records;
}

/** Versions of a channel, or of both. */
export async function findSoftwareReleases(legacy: LegacyClient, channel: SoftwareChannel | undefined) {
  const payload = { ...ALL, kind: 'software', ...(channel && { channel: invert(CHANNELS)[channel] }) };
  return (await legacy.get({ call: 'contentList', payload, shape: pageOf(softwareRelease) })).records;
}
