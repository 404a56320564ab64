import { expect, it } from 'vitest';
import { contactCopy } from '#content/contact/contact.ts';
import { mailboxes, offices } from '#content/contact/offices.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

it.each(allSites)('R89 R224 the contact page in $locale lists every office and mailbox', async ({ locale, path }) => {
  const $ = await getPage(path('/aboutUs/contactUs'));
  const addresses = textsOf($, 'main address');
  for (const { name, street } of Object.values(contactCopy[locale].offices)) {
    expect(textsOf($, 'main h3')).toContain(name);
    expect(addresses).toContainEqual(expect.stringMatching(new RegExp(`^${street}`)));
  }
  const links = attributesOf($, 'main a', 'href');
  for (const { phone } of Object.values(offices)) expect(links).toContain(`tel:${phone.replaceAll(' ', '')}`);
  expect(Object.keys(mailboxes)).toHaveLength(4);
  for (const address of Object.values(mailboxes)) expect(links).toContain(`mailto:${address}`);
});
