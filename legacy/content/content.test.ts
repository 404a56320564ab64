import { describe, expect, it } from 'vitest';
import { content } from './content.ts';
import { fields, records } from './testing/records.ts';

/** Words joined by hyphens; the last ends in a letter, for a number follows it in the address. */
const ADDRESS_WORDS = /^(?:[a-z0-9]+-)*[a-z0-9]*[a-z]$/;
const MACHINE_NAME = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;

const DAY_FIELDS = ['publishedOn', 'publishTime', 'updateTime', 'startDate', 'endDate', 'issuedOn', 'validFrom'];

const events = content.knowledge.filter((record) => record.module === 'events');

const inWords = ({ place, value }: (typeof fields)[number]) => `${place}: ${value}`;

const repeatedIn = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

function isDay(value: unknown): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString() === `${value}T00:00:00.000Z`;
}

/** Whether a standard object of the language takes a value, and knows it. */
function isKnown(look: () => unknown): boolean {
  try {
    return Boolean(look());
  } catch {
    return false;
  }
}

const isTimeZone = (name: string) =>
  /^[A-Z]/.test(name) && isKnown(() => new Intl.DateTimeFormat('en', { timeZone: name }));

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const isLanguage = (tag: string) => isKnown(() => languageNames.of(tag));

const isMachine = (record: object) => 'kind' in record && /^(?:printer|station)$/.test(String(record.kind));

describe('content', () => {
  it('numbers the records of each kind once', () => {
    for (const [kind, list] of Object.entries(content)) expect(Object.keys(list).length, kind).toBeGreaterThan(0);
    expect(repeatedIn(records.map(({ place }) => place))).toEqual([]);
  });

  it('gives the records of each kind an address of their own, that of machines without a number', () => {
    const named = records.flatMap(({ place, kind, record }) => {
      if (!('urlName' in record)) return [];
      const [group, form] = isMachine(record) ? ['machines', MACHINE_NAME] : [kind, ADDRESS_WORDS];
      return [{ place, group, form, urlName: String(record.urlName) }];
    });
    for (const { place, form, urlName } of named) expect(urlName, place).toMatch(form);
    expect(repeatedIn(named.map(({ group, urlName }) => `${group} ${urlName}`))).toEqual([]);
  });

  it('names only days that are in the calendar', () => {
    const days = fields.filter(({ name }) => DAY_FIELDS.includes(name));
    expect(days.length).toBeGreaterThan(100);
    expect(days.filter(({ value }) => !isDay(value)).map(inWords)).toEqual([]);
  });

  it('lets an event begin before it ends, by the clock of its place', () => {
    for (const { id, startDate, startTime, endDate, endTime, timeZone } of events) {
      const place = `knowledge ${id}`;
      for (const time of [startTime, endTime]) expect(time, place).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
      expect(startTime < endTime, `${place}: ${startTime} is before ${endTime}`).toBe(true);
      expect(startDate <= endDate, `${place}: ${startDate} is not after ${endDate}`).toBe(true);
      expect(isTimeZone(timeZone), `${place}: ${timeZone} is a time zone`).toBe(true);
    }
  });

  it('names only countries of ISO 3166-1, by two letters', () => {
    const codes = content.countries.map(({ code }) => code);
    const used = fields.filter(({ name }) => name === 'country');
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(({ value }) => !codes.includes(String(value))).map(inWords)).toEqual([]);
  });

  it('tells how to reach each distributor, under one name of the internet', () => {
    for (const { id, phone, email, website, spoken } of content.distributors) {
      const place = `distributors ${id}`;
      expect(phone, place).toMatch(/^\+[1-9]\d{0,2}(?: \d+)+$/);
      expect(phone.replace(/\D/g, ''), place).toMatch(/^\d{7,15}$/);
      expect(email, place).toMatch(/^[a-z0-9.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/);
      expect(website, place).toBe(email.replace(/^.*@/, 'https://www.'));
      for (const tag of spoken) expect(isLanguage(tag), `${place}: ${tag} is a language`).toBe(true);
    }
  });

  it('tells what came of each case', () => {
    const cases = content.knowledge.filter((record) => record.module === 'caseStudies');
    for (const { id, results, localizedSummaries } of cases) {
      expect(results.length, `results of knowledge ${id}`).toBeGreaterThan(0);
      for (const summary of Object.values(localizedSummaries)) {
        expect(summary.results, `summary of knowledge ${id}`).toHaveLength(results.length);
      }
    }
  });

  it('says the version of a software release in its name and in that of its file', () => {
    for (const { id, version, name, fileName } of content.softwareReleases) {
      const names = [...Object.values(name), fileName];
      const others = names.filter((one) => !one.includes(version));
      expect(others, `softwareReleases ${id}: without ${version}`).toEqual([]);
    }
  });

  it('R229 R357 has the printers of the specification with their figures', () => {
    const volumes = Object.fromEntries(
      content.products.map(({ urlName, buildVolume: v }) => [urlName, v && [v.width, v.depth, v.height]]),
    );
    expect(volumes).toMatchObject({
      A2D: [144, 81, 110],
      A2D_4K: [206, 116, 110],
      A3D: [159, 144, 110],
      'chairside-3d-printer': [124.8, 70.2, 70],
      Reflex: [192, 121, 220],
      'Reflex-RS': [222, 122, 228],
    });
    const prices = content.products.flatMap(({ urlName, price }) => (price ? [[urlName, price.amount]] : []));
    expect(Object.fromEntries(prices)).toMatchObject({ Reflex: 1399, 'ultraCraft-wash': 359, 'ultraCraft-cure': 749 });
  });

  describe('materials', () => {
    const { materials } = content;

    it('have an address of their own', () => {
      expect(materials.length).toBeGreaterThanOrEqual(24);
      for (const { id, slug } of materials) expect(slug, `materials ${id}`).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(repeatedIn(materials.map(({ slug }) => slug))).toEqual([]);
    });

    it('R375 include more than 20 dental resins, which have more than 60 applications', () => {
      const dental = materials.filter(({ group }) => group === '0');
      expect(dental.length).toBeGreaterThan(20);
      expect(dental.flatMap(({ applications }) => applications).length).toBeGreaterThan(60);
    });

    it('R173 cover every field of use of the group it belongs to', () => {
      const fields = materials.flatMap(({ group, subtypes }) => subtypes.map((subtype) => `${group}-${subtype}`));
      expect([...new Set(fields)].toSorted()).toEqual([
        '1-casting',
        '1-design',
        '1-modeling',
        '1-molding',
        '1-production',
        '1-tooling',
        '2-performance',
      ]);
    });
  });
});
