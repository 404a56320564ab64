/** Local time with UTC offset: `2027-02-25T09:00:00-06:00`. */
export function toZonedTime(day: string, time: string, timeZone: string): string {
  const asIfUtc = new Date(`${day}T${time}:00Z`);
  const near = new Date(asIfUtc.getTime() - toMilliseconds(offsetAt(asIfUtc, timeZone)));
  return `${day}T${time}:00${offsetAt(near, timeZone)}`;
}

function offsetAt(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

function toMilliseconds(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** The abbreviation, if the language has one: `MEZ`. */
export function timeZoneName(zonedTime: string, timeZone: string, locale: string): string {
  const [short, long] = (['short', 'long'] as const).map((style) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style });
    return format.formatToParts(new Date(zonedTime)).find(({ type }) => type === 'timeZoneName')?.value;
  });
  return (short && !/^(?:GMT|UTC)/.test(short) ? short : long) ?? timeZone;
}
