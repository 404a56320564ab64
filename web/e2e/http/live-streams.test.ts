import { signUrl } from '@heliograph/schema/signed-url.ts';
import { expect, it } from 'vitest';
import { VIDEO_URL_SECRET } from '../../../scripts/addresses.ts';
import { siteOrigin } from '../origins.ts';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';

const LIVE = '/aboutUs/events/live';
const PLAYER = '/aboutUs/events/liveStream';

it.each(allSites)('R201 serves a full video only while its URL is valid, in $locale', async ({ locale, messages }) => {
  const urlUntil = (expiresAt: number) =>
    signUrl('/recordings/aligner-models-in-one-shift.webm', { secret: VIDEO_URL_SECRET, expiresAt, locale });
  const valid = urlUntil(Date.now() + 60_000);
  const part = await fetch(siteOrigin + valid, { headers: { range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
    206,
    expect.stringMatching(/^bytes 0-99\/\d{7}$/),
    100,
  ]);
  const expired = await get(urlUntil(Date.now() - 1_000));
  expect([expired.status, expired.html]).toEqual([
    410,
    `${messages.LiveStreams.videoExpired}\n${messages.LiveStreams.videoExpiredText}\n`,
  ]);
  expect(expired.headers.get('cache-control')).toBe('private, no-store');
  const forged = await get(`${valid}x`);
  expect([forged.status, forged.html]).toEqual([403, `${messages.LiveStreams.videoLocked}\n`]);
});

it('R201 serves the preview of a video that must be unlocked, and not its full video', async () => {
  const name = 'aligner-models-in-one-shift';
  const read = async (path: string) => (await get(path)).status;
  expect(await read(`/videos/${name}-preview.webm`)).toBe(200);
  expect(await read(`/videos/${name}.webm`)).toBe(404);
  expect(await read(`/recordings/${name}.webm`)).toBe(403);
});

it.each(allSites)('R99 shows a public video without a form, in $locale', async ({ path }) => {
  const $ = await getPage(path(`${PLAYER}/denture-bases-overnight-6`));
  const [src = ''] = attributesOf($, 'video', 'src');
  expect(src).toBe('/videos/denture-bases-overnight.webm');
  expect((await get(src)).status).toBe(200);
  expect(attributesOf($, 'main form', 'action')).toEqual([]);
  expect($('main form')).toHaveLength(0);
});

it.each(allSites)(
  'R99 serves subtitles in other languages than that of the video, in $locale',
  async ({ path, locale }) => {
    const $ = await getPage(path(`${PLAYER}/denture-bases-overnight-6`));
    const tracks = attributesOf($, 'video track', 'src');
    expect(tracks).toHaveLength(2);
    for (const track of tracks) {
      const { status, headers, html } = await get(track);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
      expect(html).toMatch(/^WEBVTT\n\n00:00\.000 --> 00:25\.000\n/);
    }
    expect(attributesOf($, 'video track[default]', 'src')).toEqual(locale === 'en' ? [] : tracks.slice(0, 1));
  },
);

it.each(allSites)(
  'R98 the page in $locale links to machines, materials and other streams',
  async ({ path, messages }) => {
    const $ = await getPage(path(`${LIVE}/chairside-temporaries-5`));
    const links = attributesOf($, 'main a', 'href');
    expect(links).toContain(path('/hardware/ChairSide_Pro'));
    expect(links).toContainEqual(expect.stringContaining('/material/materialDetail/temp-c-and-b-uv-2-0'));
    expect(textsOf($, 'main h2')).toContain(messages.LiveStreams.moreRecordings);
    expect(textsOf($, 'section[aria-labelledby=read-next] li')).toHaveLength(2);
  },
);

it('R98 the registration page redirects outdated slugs', async () => {
  const { status, headers } = await get(`${LIVE}/old-name-1`);
  expect([status, headers.get('location')]).toEqual([308, `${LIVE}/partial-denture-patterns-1`]);
});

it('R99 the player of an unknown live stream responds with 404', async () => {
  expect((await get(`${PLAYER}/nothing-999`)).status).toBe(404);
});
