import { expect, it } from 'vitest';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

it.each(allSites)(
  'R72 the catalogue in $locale lists all machines and materials, and units for washing and curing',
  async ({ path }) => {
    const lists = ['/hardware', '/material/0-all', '/material/1-all', '/material/2-all'];
    const pages = await Promise.all(lists.map((list) => getPage(path(list))));
    const listed = pages.flatMap(($) => textsOf($, 'main article h3 a'));
    expect(listed.length).toBeGreaterThan(40);
    const names = textsOf(await getPage(path('/catalogue')), 'main :is(li h3, tbody th) a');
    const units = names.filter((name) => /^Reflex (?:Wash|Cure)\b/.test(name) && !listed.includes(name));
    expect(units).toHaveLength(2);
    expect(names.toSorted()).toEqual([...listed, ...units].toSorted());
  },
);

it.each(allSites)('the catalogue in $locale links to each of its sections', async ({ path, messages }) => {
  const $ = await getPage(path('/catalogue'));
  const links = `nav[aria-label="${messages.Catalogue.contents}"] a`;
  expect(attributesOf($, links, 'href')).toEqual(attributesOf($, 'main h2', 'id').map((id) => `#${id}`));
});
