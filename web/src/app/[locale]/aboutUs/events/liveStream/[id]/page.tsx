import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getEnv } from '../../../../../../env.ts';
import { findLiveStream, getLiveStreamSlugs } from '../../../../../../features/live-streams/live-stream-data.ts';
import { playerPath } from '../../../../../../features/live-streams/live-stream-paths.ts';
import { PlayerPage } from '../../../../../../features/live-streams/stream-page.tsx';
import { toVideoObject } from '../../../../../../features/live-streams/video-object.ts';
import { getCurrentLocale } from '../../../../../../i18n/locale.ts';
import { localePath } from '../../../../../../i18n/paths.ts';
import { getRecordMetadata } from '../../../../../../site/metadata.ts';
import { NotFoundAnswer } from '../../../../../../site/not-found-answer.tsx';
import { getNotFoundMetadata } from '../../../../../../site/not-found-metadata.ts';
import { StructuredData } from '../../../../../../ui/structured-data.tsx';

type Props = { params: Promise<{ id: string }> };

/** A link waits for the static page: a placeholder could stand for something that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const slugs = await getLiveStreamSlugs();
  return slugs.map((id) => ({ id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id: slug } = await params;
  const stream = await findLiveStream(await getCurrentLocale(), slug);
  if (!stream) return getNotFoundMetadata();
  return getRecordMetadata(playerPath(stream.slug), { title: stream.title, description: stream.summary });
}

export default async function Page({ params }: Props) {
  const { id: slug } = await params;
  const locale = await getCurrentLocale();
  const stream = await findLiveStream(locale, slug);
  if (!stream) return <NotFoundAnswer />;
  if (stream.slug !== slug) permanentRedirect(localePath(locale, playerPath(stream.slug)));
  return (
    <>
      <StructuredData data={toVideoObject(locale, stream, getEnv().SITE_URL)} />
      <PlayerPage locale={locale} stream={stream} />
    </>
  );
}
