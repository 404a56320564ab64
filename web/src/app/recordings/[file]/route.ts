import { checkSignedUrl } from '@heliograph/schema/signed-url.ts';
import { getEnv } from '#config/env.ts';
import { openRecording, serveRecording } from '#features/live-streams/recording-file.ts';
import { messages } from '#i18n/messages.ts';

type Context = { params: Promise<{ file: string }> };

/** Serves recordings at signed URLs until they expire. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const url = new URL(request.url);
  const { status, locale } = checkSignedUrl(url, getEnv().VIDEO_URL_SECRET, Date.now());
  const { videoExpired, videoExpiredText, videoLocked } = messages[locale].LiveStreams;
  if (status === 'expired') return errorResponse(410, `${videoExpired}\n${videoExpiredText}\n`);
  if (status === 'invalid') return errorResponse(403, `${videoLocked}\n`);
  const recording = await openRecording((await params).file);
  return recording ? serveRecording(recording, request.headers.get('range')) : errorResponse(404, '');
}

function errorResponse(status: number, text: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' };
  return new Response(text, { status, headers });
}
