import { describe, expect, it } from 'vitest';
import { listOpenings, openings } from '#content/careers/openings.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { mailboxes, offices } from '#content/contact/offices.ts';
import { sortByOffice } from '#features/careers/sort-by-office.ts';
import { allSites } from '../sites.ts';
import { attributesOf, get, getPage, textsOf } from './site.ts';
import { structuredDataOf } from './structured-data.ts';

const LIST = '/aboutUs/joinUs';

const current = listOpenings(new Date().toISOString().slice(0, 10));
const isOpen = (slug: string) => current.some((opening) => opening.slug === slug);

describe.each(allSites)('careers in $locale', ({ locale, path, messages: { Careers, NotFound } }) => {
  it('R93 lists the openings that take applications, with their offices', async () => {
    const $ = await getPage(path(LIST));
    expect(textsOf($, 'h1')).toEqual([Careers.title]);
    const listed = sortByOffice(current, locale);
    expect(attributesOf($, 'main article h3 a', 'href')).toEqual(listed.map(({ slug }) => path(`${LIST}/${slug}`)));
    expect(textsOf($, 'main article h3')).toEqual(listed.map(({ copy }) => copy[locale].title));
    for (const { name } of Object.values(contactCopy[locale].offices)) expect(textsOf($, 'main h3')).toContain(name);
  });

  it.each(openings)('R93 an opening has a page until its last day: $slug', async ({ slug, copy }) => {
    const { title, tasks, profile } = copy[locale];
    if (!isOpen(slug)) {
      const { status, html } = await get(path(`${LIST}/${slug}`));
      expect([status, html.includes(NotFound.title)]).toEqual([404, true]);
      return;
    }
    const $ = await getPage(path(`${LIST}/${slug}`));
    expect(textsOf($, 'h1')).toEqual([title]);
    expect(textsOf($, 'main article li')).toEqual([...tasks, ...profile]);
  });

  it.each(current)(
    'R93 the page of $slug has a job posting',
    async ({ slug, office, copy, postedOn, validThrough }) => {
      const [posting] = structuredDataOf(await getPage(path(`${LIST}/${slug}`)), 'JobPosting');
      expect(posting).toMatchObject({
        title: copy[locale].title,
        datePosted: postedOn,
        validThrough: expect.stringMatching(new RegExp(`^${validThrough}T`)),
        employmentType: expect.stringMatching(/^(?:FULL|PART)_TIME$/),
        jobLocation: { address: { addressCountry: offices[office].country } },
        url: expect.stringMatching(new RegExp(`${path(`${LIST}/${slug}`)}$`)),
      });
      for (const item of copy[locale].tasks) expect(posting?.description).toContain(`<li>${item}</li>`);
    },
  );

  it.each(current)('R93 $slug takes applications by email and by the inquiry form', async ({ slug, copy }) => {
    const $ = await getPage(path(`${LIST}/${slug}`));
    const subject = Careers.apply.subject.replace('{title}', copy[locale].title);
    const links = attributesOf($, 'main a', 'href');
    expect(links).toContain(`mailto:${mailboxes.careers}?subject=${encodeURIComponent(subject)}`);
    expect(attributesOf($, 'main a[href="#inquiry"]', 'data-inquiry-comments')).toEqual([subject]);
  });

  it('R93 the sitemap lists the pages of openings that take applications', async () => {
    const { html: sitemap } = await get('/sitemap.xml');
    for (const { slug } of openings) {
      expect(sitemap.includes(`${path(`${LIST}/${slug}`)}</loc>`), slug).toBe(isOpen(slug));
    }
  });
});

it('R93 an unknown opening responds with 404', async () => {
  expect((await get(`${LIST}/nothing`)).status).toBe(404);
});
