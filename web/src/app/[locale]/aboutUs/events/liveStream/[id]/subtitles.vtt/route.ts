import { defaultLocale, isLocale, localeCodes } from '@heliograph/schema/locales.ts';
import { findLiveStream, getLiveStreams } from '#features/live-streams/live-stream-data.ts';
import { liveStreamIdOf } from '#features/live-streams/live-stream-paths.ts';
import { toSubtitles } from '#features/live-streams/subtitles.ts';
import { assertRecordMissing } from '#routes/assert-record-missing.ts';

type Context = { params: Promise<{ locale: string; id: string }> };

export async function generateStaticParams() {
  const recorded = (await getLiveStreams(defaultLocale)).filter(({ recording }) => recording);
  return localeCodes.flatMap((locale) => recorded.map(({ slug }) => ({ locale, id: slug })));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, id: slug } = await params;
  const stream = isLocale(locale) ? await findLiveStream(locale, slug) : null;
  if (!stream) {
    const listed = (await getLiveStreams(defaultLocale)).map((one) => one.slug);
    assertRecordMissing({ slug, listed, idOf: liveStreamIdOf });
    return new Response(null, { status: 404 });
  }
  const { recording, ...texts } = stream;
  if (!recording) return new Response(null, { status: 404 });
  return new Response(toSubtitles({ ...texts, recording }), { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
}
