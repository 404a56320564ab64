type Place = { venue: string; city: string; country: string };

export function placeOf({ venue, city, country }: Place, locale: string): string {
  return [venue, city, countryName(country, locale)].join(', ');
}

export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
