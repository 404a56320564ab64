import { describe, expect, it } from 'vitest';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { mailboxes, offices } from '#content/contact/offices.ts';
import { imprint } from '#content/legal/imprint/imprint.ts';
import { findLegalText, legalPaths } from '#content/legal/legal-texts.ts';
import { listMissingFacts, listVisibleSections } from '#content/legal/visible-sections.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { formatPhone } from '#ui/format-phone.ts';
import { allSites } from '../sites.ts';
import { attributesOf, getPage, textsOf } from './site.ts';

type LegalPath = (typeof legalPaths)[number];

describe.each(allSites)('legal texts in $locale', ({ locale, tag, path, messages }) => {
  const expectLinkInFooter = async (place: LegalPath) => {
    const links = `footer nav[aria-label="${messages.Footer.legal}"] a[href="${path(place)}"]`;
    expect(textsOf(await getPage(path('/')), links)).toEqual([pageNames[locale][place]]);
    const $ = await getPage(path(place));
    expect(textsOf($, 'h1')).toEqual([findLegalText(place)?.copy[locale].title]);
    expect(textsOf($, links)).toEqual([pageNames[locale][place]]);
  };

  it('R74 the footer links to /cookieStatement', () => expectLinkInFooter('/cookieStatement'));
  it('R75 the footer links to /groupEntityList', () => expectLinkInFooter('/groupEntityList'));
  it('R16 R77 the footer links to /imprint', () => expectLinkInFooter('/imprint'));
  it('R16 R79 the footer links to /privacyPolicy', () => expectLinkInFooter('/privacyPolicy'));
  it('R16 R83 the footer links to /termofUse', () => expectLinkInFooter('/termofUse'));
  it('R84 the footer links to /visitorsCalifornia', () => expectLinkInFooter('/visitorsCalifornia'));
  it('R85 the footer links to /visitorsChina', () => expectLinkInFooter('/visitorsChina'));
  it('R86 the footer links to /visitorsEuropean', () => expectLinkInFooter('/visitorsEuropean'));

  const numberedPaths = legalPaths.filter((place) => !findLegalText(place)?.isFactSheet);

  it.each(numberedPaths)('the table of contents of %s links to every section', async (place) => {
    const text = findLegalText(place);
    const ids = text ? listVisibleSections(text.copy[locale], locale).map(({ id }) => id) : [];
    const $ = await getPage(path(place));
    const links = attributesOf($, 'main nav a', 'href');
    expect(links).toEqual(ids.map((id) => `#${id}`));
    expect(links.filter((link) => $(`main ${link}`).length !== 1)).toEqual([]);
  });

  it('R77 the imprint shows all offices and mailboxes, and names the unset facts', async () => {
    const $ = await getPage(path('/imprint'));
    const { copy } = imprint;
    const isBusiness = (text: string) => text === mailboxes.business;
    // In the list of mailboxes, and where missing facts can be asked for.
    expect(textsOf($, `main a[href="mailto:${mailboxes.business}"]`).filter(isBusiness)).toHaveLength(2);
    for (const { phone } of Object.values(offices))
      expect(textsOf($, `main a[href="tel:${phone.replaceAll(' ', '')}"]`)).toEqual([formatPhone(phone, tag)]);
    const missing = listMissingFacts(copy[locale], locale).map((fact) =>
      messages.Legal.missingFact.replace('{fact}', companyFactLabels[locale][fact]).replaceAll('\u00a0', ' '),
    );
    expect(textsOf($, 'main section[aria-labelledby="missing"] li').toSorted()).toEqual(missing.toSorted());
    expect(textsOf($, 'main dd:empty, main section:not(:has(p, ul, dl, address))')).toEqual([]);
  });
});
