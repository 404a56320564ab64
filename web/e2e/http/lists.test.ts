import { describe, expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, query, textsOf } from './site.ts';

type Case = { path: string; results: unknown[]; products: { path: string; kind: string }[] };

const CASES = '{ caseStudies(pageSize: 100) { items { path results { label } products { path kind } } } }';

describe.each(allSites)('lists in $locale', ({ path, messages: { Articles, CaseStudies, MachineCases } }) => {
  it('R71 Q26 the articles are the resources of this module, newest first', async () => {
    const $ = await getPage(path('/articles'));
    const { resources } = await query('{ resources(filter: { modules: [ARTICLES] }) { items { path } } }');
    expect(resources.items.length).toBeGreaterThan(3);
    expect(textsOf($, 'h1')).toEqual([Articles.title]);
    expect(attributesOf($, 'main article a', 'href')).toEqual(
      resources.items.map((article: { path: string }) => path(article.path)),
    );
    const days = attributesOf($, 'main article time', 'datetime');
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('R88 the overview shows every case study with its results', async () => {
    const $ = await getPage(path('/aboutUs/CaseStudies'));
    const { caseStudies } = await query(CASES);
    const cases: Case[] = caseStudies.items;
    expect(cases.length).toBeGreaterThan(10);
    expect(textsOf($, 'h1')).toEqual([CaseStudies.overview.title]);
    expect(attributesOf($, 'main article a', 'href').toSorted()).toEqual(cases.map((one) => path(one.path)).toSorted());
    const results = cases.flatMap((one) => one.results);
    expect(textsOf($, 'main article dd')).toHaveLength(results.length);
    expect(attributesOf($, 'main a', 'href')).toContain(path('/hardware/moreCases'));
  });

  it('R141 each machine in use has its case studies', async () => {
    const $ = await getPage(path('/hardware/moreCases'));
    const { caseStudies } = await query(CASES);
    const cases: Case[] = caseStudies.items;
    const isPrinter = ({ kind }: { kind: string }) => kind === 'PRINTER';
    const toMachines = ({ products }: Case) => (products.some(isPrinter) ? products.filter(isPrinter) : products);
    const machines = new Set(cases.flatMap((one) => toMachines(one).map((machine) => path(machine.path))));
    expect(textsOf($, 'h1')).toEqual([MachineCases.title]);
    expect(attributesOf($, 'main h2 a', 'href').toSorted()).toEqual([...machines].toSorted());
    for (const section of $('main section').toArray()) {
      const machine = $('h2 a', section).attr('href');
      const own = cases.filter((one) => toMachines(one).some((used) => path(used.path) === machine));
      const links = $('article a', section).toArray();
      expect(links.map((link) => $(link).attr('href')).toSorted()).toEqual(own.map((one) => path(one.path)).toSorted());
    }
  });
});
