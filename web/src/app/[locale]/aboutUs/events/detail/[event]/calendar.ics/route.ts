import { defaultLocale, localeCodes } from '@heliograph/schema/locales.ts';
import { getEnv } from '#config/env.ts';
import { toCalendar } from '#features/events/event-calendar.ts';
import { findEvent, getEvents } from '#features/events/event-data.ts';
import { eventIdOf, eventSlugOf } from '#features/events/event-paths.ts';
import { messages } from '#i18n/messages.ts';
import { assertRecordMissing } from '#routes/assert-record-missing.ts';

type Context = { params: Promise<{ event: string }> };

export async function generateStaticParams() {
  const events = await getEvents(defaultLocale);
  return localeCodes.flatMap((locale) => events.map(({ path }) => ({ locale, event: eventSlugOf(path) })));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { event: slug } = await params;
  const event = await findEvent(defaultLocale, slug);
  if (!event) {
    const listed = (await getEvents(defaultLocale)).map(({ path }) => eventSlugOf(path));
    assertRecordMissing({ slug, listed, idOf: eventIdOf });
    return new Response(null, { status: 404 });
  }
  const calendar = toCalendar(event, { origin: getEnv().SITE_URL, brand: messages[defaultLocale].Site.brand });
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${eventSlugOf(event.path)}.ics"`,
    },
  });
}
