import { z } from 'zod';
import { createRecordLoader, isRecordId } from '../../graphql/record-loader.ts';
import { createReverseLoader } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { optional, recordPage } from '../../legacy/lenient-parse.ts';
import {
  legacyBlock,
  legacyId,
  legacyLink,
  legacyPicture,
  legacyText,
  toLocales,
  translationFields,
} from '../../legacy/schemas.ts';

const ALL_PAGE_SIZE = 1_000;

const fullVideo = {
  minutes: z.number().int(),
  video: legacyLink,
  ...optional({ chapters: z.array(z.number().int().nonnegative()) }),
};

/** Without a flag, a video must be unlocked. */
const recording = z.union([
  z.object({ ...fullVideo, isPublic: z.literal(true) }).transform((full) => ({ ...full, preview: full.video })),
  z.object({ ...fullVideo, isPublic: z.literal(false).default(false), preview: legacyLink }),
]);

const liveStream = z
  .object({
    id: legacyId,
    urlName: z.string().regex(/^[\w-]+$/),
    title: legacyText,
    summary: legacyText,
    host: legacyText,
    agenda: z.array(legacyBlock),
    spoken: legacyText,
    startTime: z.iso.datetime(),
    endTime: z.iso.datetime(),
    ...optional({
      recording,
      broadcast: legacyLink,
      products: z.array(legacyId),
      materials: z.array(legacyId),
      picture: legacyPicture,
    }),
    ...translationFields,
  })
  .transform((record) => {
    const { id, urlName, title, summary, host, agenda, spoken, startTime, endTime, products, materials } = record;
    return {
      id,
      slug: `${urlName}-${id}`,
      path: `/aboutUs/events/live/${urlName}-${id}`,
      title,
      summary,
      host,
      agenda,
      spokenLanguage: spoken,
      startsAt: startTime,
      endsAt: endTime,
      recorded: record.recording,
      broadcast: record.broadcast,
      productIds: products ?? [],
      materialIds: materials ?? [],
      picture: record.picture,
      updatedAt: record.updatedAt,
      ...toLocales(record),
    };
  });

const liveStreamPage = recordPage(liveStream);

export type LiveStream = z.infer<typeof liveStream>;

/** Loads all live streams in one call; the gateway sorts and filters them. */
async function findAllLiveStreams(legacy: LegacyClient): Promise<LiveStream[]> {
  const payload = { pageNum: 1, pageSize: ALL_PAGE_SIZE };
  return (await legacy.get({ call: 'liveStreamFindAll', payload, schema: liveStreamPage })).records;
}

async function findLiveStream(legacy: LegacyClient, id: string): Promise<LiveStream | null> {
  return isRecordId(id) ? legacy.find({ call: 'liveStreamFindById', params: { id }, schema: liveStream }) : null;
}

export const liveStreamLoader = createRecordLoader((legacy) => ({
  findOne: (id) => findLiveStream(legacy, id),
  findAll: () => findAllLiveStreams(legacy),
}));

export const liveStreamsByProduct = createReverseLoader(liveStreamLoader, ({ productIds }) => productIds);
export const liveStreamsByMaterial = createReverseLoader(liveStreamLoader, ({ materialIds }) => materialIds);
