import { describe, expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, query, textsOf } from './site.ts';

const DENTAL = '/aboutUs/distributors-dental';
const INTEGRATIONS = '/SAP/integrations';
const REFLEX = '/aboutUs/distributors-reflex-series';

describe.each(allSites)('distributors in $locale', ({ path, messages: { Distributors } }) => {
  it('R90 lists dental distributors by region', async () => {
    const $ = await getPage(path(DENTAL));
    expect(textsOf($, 'h1')).toEqual([Distributors.dental.title]);
    expect(textsOf($, 'main h2')).toEqual(expect.arrayContaining(Object.values(Distributors.regions)));
  });

  it('R305 lists every dental distributor', async () => {
    const { dentalDistributors } = await query('{ dentalDistributors { phone } }');
    const $ = await getPage(path(DENTAL));
    expect(dentalDistributors.length).toBeGreaterThanOrEqual(25);
    expect($('main article').length).toBe(dentalDistributors.length);
    expect(attributesOf($, 'main article a', 'href')).toContain('tel:+493023125609');
  });

  it('R157 R306 lists every integration partner', async () => {
    const { integrationPartners } = await query('{ integrationPartners { name } }');
    const names: string[] = integrationPartners.map(({ name }: { name: string }) => name);
    const [text = ''] = textsOf(await getPage(path(INTEGRATIONS)), 'main');
    expect(names).toContain('Occlusion Desk CAD');
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
    expect(attributesOf(await getPage(path(DENTAL)), 'main a', 'href')).toContain(path(INTEGRATIONS));
  });

  it('R91 lists Reflex distributors', async () => {
    expect(textsOf(await getPage(path(REFLEX)), 'h1')).toEqual([Distributors.reflex.title]);
  });

  it('R307 R308 lists the dealers of each country', async () => {
    const { consumerDistributorCountries } = await query('{ consumerDistributorCountries { id } }');
    const $ = await getPage(path(REFLEX));
    const countries = attributesOf($, 'main h2[id]', 'id').filter((id) => /^[A-Z]{2}$/.test(id));
    expect(countries.length).toBeGreaterThanOrEqual(10);
    expect(countries.toSorted()).toEqual(consumerDistributorCountries.map(({ id }: { id: string }) => id).toSorted());
  });
});
