import { expect, it } from 'vitest';
import { sites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

it('R152 support covers its own printer and general topics', async () => {
  const titles = textsOf(await getPage('/hardware/Reflex/3d-printer-support'), 'main summary');
  expect(titles).toContain('First setup of the Reflex');
  expect(titles).toContain('Prints don’t stick to the platform');
  expect(titles).not.toContain('First setup of the UltraCraft A2D');
});

it('R396 lists the error codes of all machines, and on the page of a model only its own', async () => {
  const codesOn = async (path: string) => textsOf(await getPage(path), 'main tr[data-searchable] th');
  const all = await codesOn('/store/support');
  expect(all).toContain('E-204');
  expect(all).toContain('E-801');
  const own = await codesOn('/hardware/A2D_Ortho/3d-printer-support');
  expect(own).toContain('E-402');
  expect(own).not.toContain('E-801');
});

it('links in articles keep the page language', async () => {
  const $ = await getPage(sites.cn.path('/hardware/A2D/3d-printer-support'));
  const links = attributesOf($, '.article-text a[href^="/"]', 'href');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/^\/cn\//);
});
