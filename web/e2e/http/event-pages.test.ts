import { describe, expect, it } from 'vitest';
import { closeRange } from '#ui/close-range.ts';
import { allSites, sites } from '../sites.ts';
import { followRedirects } from './redirects.ts';
import { attributesOf, get, getPage, query, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const { messages } = sites.en;
const LIST = '/aboutUs/events';
const SHOW = `${LIST}/detail/international-dental-show-cologne-spring-twenty-seven-409`;
const WEBINAR = `${LIST}/detail/webinar-moulds-and-masters-from-the-desktop-413`;
const NAME = 'International Dental Show (IDS) 2027, Cologne';

describe.each(allSites)('events in $locale', ({ locale, tag, path, messages: { Events, LiveStreams } }) => {
  it('R92 R181 have titles in the language of the page, and links with the language of the text in hreflang', async () => {
    const $ = await getPage(path(LIST));
    expect(textsOf($, 'h1')).toEqual([Events.title]);
    const link = `main article h3:not([lang]) a[href="${path(SHOW)}"]`;
    expect(textsOf($, link)).toEqual([locale === 'en' ? NAME : expect.not.stringMatching(NAME)]);
    expect($(link).attr('hreflang')).toBe(locale === 'en' ? undefined : 'en');
    expect(attributesOf($, 'link[rel=canonical]', 'href')).toEqual([
      expect.stringMatching(/^https?:\/\/[^/]+\/aboutUs\/events$/),
    ]);
  });

  it('R98 include current and upcoming live streams, and are followed by videos', async () => {
    const { liveStreams } = await query(
      `query @inContext(locale: ${locale.toUpperCase()}) { liveStreams { slug title state broadcastUrl } }`,
    );
    const listed: { slug: string; title: string; state: string; broadcastUrl: string | null }[] = liveStreams;
    const $ = await getPage(path(LIST));
    const section = 'main section[aria-labelledby=live-streams]';
    expect(textsOf($, `${section} h2`)).toEqual([LiveStreams.list.recordings]);
    const shown = listed.filter(({ state }) => state !== 'ENDED');
    expect(shown.length).toBeGreaterThan(2);
    const videos = shown.filter(({ state, broadcastUrl }) => state === 'RECORDED' || broadcastUrl);
    const coming = shown.filter((stream) => !videos.includes(stream));
    for (const [links, streams] of [
      [`${section} a`, videos],
      ['main section:not([aria-labelledby=live-streams]) article h3 a[href*="/aboutUs/events/live/"]', coming],
    ] as const) {
      expect(attributesOf($, links, 'href').toSorted()).toEqual(
        streams.map(({ slug }) => path(`/aboutUs/events/live/${slug}`)).toSorted(),
      );
      expect(textsOf($, links).toSorted()).toEqual(
        streams.map(({ title }) => title.replaceAll(/\s+/g, ' ')).toSorted(),
      );
    }
  });

  it('R97 show date, place and stand, and a link to the calendar file', async () => {
    const $ = await getPage(path(SHOW));
    expect(textsOf($, 'main dd')[0]).toContain('2027');
    expect(textsOf($, 'main dd')).toContainEqual(expect.stringMatching(/3\.2.*C 035/));
    expect(textsOf($, `main a[href$="/calendar.ics"][download]`)).toEqual([Events.addToCalendar]);
  });

  it('R97 show opening hours in the local time of the venue', async () => {
    const hours = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'Europe/Berlin' });
    const at = (time: string) => new Date(`2027-03-16T${time}:00+01:00`);
    const expected = closeRange(hours.formatRange(at('09:00'), at('18:00'))).replaceAll(/\s+/g, ' ');
    expect(textsOf(await getPage(path(SHOW)), 'main dd')).toContain(expected);
  });
});

it('R97 a calendar file has the hours in UTC', async () => {
  const { headers, html: calendar } = await get(`${WEBINAR}/calendar.ics`);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(calendar.split('\r\n')).toEqual(
    expect.arrayContaining(['DTSTART:20270707T160000Z', 'DTEND:20270707T171500Z']),
  );
});

it('R97 events have structured data with hours and place', async () => {
  expect(structuredDataOf(await getPage(SHOW), 'Event')).toEqual([
    expect.objectContaining({
      name: NAME,
      startDate: '2027-03-16T09:00:00+01:00',
      endDate: '2027-03-20T18:00:00+01:00',
      location: expect.objectContaining({
        '@type': 'Place',
        address: expect.objectContaining({ addressLocality: 'Cologne', addressCountry: 'DE' }),
      }),
    }),
  ]);
  expect(structuredDataOf(await getPage(WEBINAR), 'Event')).toEqual([
    expect.objectContaining({ location: expect.objectContaining({ '@type': 'VirtualLocation' }) }),
  ]);
});

it('R97 past events are marked and offer no calendar file', async () => {
  const $ = await getPage(`${LIST}/detail/international-dental-show-cologne-spring-twenty-five-401`);
  expect(textsOf($, 'main dd')).toContain(messages.Events.isOver);
  expect(attributesOf($, 'a[href$="/calendar.ics"]', 'href')).toEqual([]);
});

it.each([
  [`${LIST}/detail/old-words-401`, `${LIST}/detail/international-dental-show-cologne-spring-twenty-five-401`],
  [`${LIST}/detail`, LIST],
])('R97 %s redirects to %s', async (from, to) => {
  expect(await followRedirects(from)).toEqual({ status: 308, path: to });
});
