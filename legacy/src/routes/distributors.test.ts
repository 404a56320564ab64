import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../../content/content.ts';
import { type ContentService, startContentService } from '../testing/start-content-service.ts';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
  return () => service.close();
});

type Firm = { id: number; kind: string; country: { code: string; name: string } };

describe('hgAgent', () => {
  it('R305 R307 returns dental and consumer distributors separately', async () => {
    const [dental, consumer] = [await service.get('/hgAgent/list'), await service.get('/hgAgent/consumer/list')];
    const kinds = (firms: Firm[]) => [...new Set(firms.map(({ kind }) => kind))];
    expect(kinds(dental.data)).toEqual(['dental']);
    expect(kinds(consumer.data)).toEqual(['consumer']);
  });

  it('R307 returns the distributors of a country, with its name in the language of the header', async () => {
    const { data } = await service.get('/hgAgent/consumer/list?country=DE', { lang: 'zh' });
    expect(data.length).toBeGreaterThan(0);
    for (const { country } of data) expect(country).toEqual({ code: 'DE', name: '德国' });
    expect((await service.get('/hgAgent/consumer/list?country=ZZ')).data).toEqual([]);
  });

  it('R308 omits countries with dental distributors only', async () => {
    const { data } = await service.get('/hgAgent/consumer/countryList');
    const codes = data.map(({ code }: { code: string }) => code);
    const countriesOf = (one: string) =>
      new Set(content.distributors.filter(({ kind }) => kind === one).map(({ country }) => country));
    const consumer = countriesOf('consumer');
    expect(new Set(codes)).toEqual(consumer);
    expect([...countriesOf('dental')].every((code) => consumer.has(code))).toBe(false);
  });

  it.each(['de', 'D', 'DEU', "D'"])('returns code 400 for the country %s', async (country) => {
    expect(await service.get(`/hgAgent/consumer/list?country=${country}`)).toMatchObject({ code: 400, data: null });
  });
});
