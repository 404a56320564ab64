import { findMarketingPage } from '#content/marketing-pages.ts';
import type { SinglePath } from '#content/pages.ts';
import { headingPictures } from '#features/case-studies/heading-pictures.ts';
import { findListPicture } from '#features/materials/material-group-pictures.ts';
import type { PictureName } from '#sections/page-content.ts';

/** Of pages that open without a picture. */
const pictures: Partial<Record<SinglePath, PictureName>> = {
  '/': 'scenes/printer-range',
  '/SAP/integrations': 'scenes/design-desk',
  '/aboutUs/CaseStudies': 'scenes/case-desk',
  '/aboutUs/distributors-dental': 'scenes/shop-delivery',
  '/aboutUs/distributors-reflex-series': 'scenes/shop-delivery',
  '/aboutUs/joinUs': 'scenes/optics-calibration',
  '/aboutUs/resources': 'scenes/macro-crown-margin',
  '/aboutUs/resources/reflex-resources': 'scenes/desk-studio',
  '/application/moreApplication/1': headingPictures[1],
  '/application/moreApplication/2': headingPictures[2],
  '/application/moreApplication/3': headingPictures[3],
  '/application/moreApplication/4': headingPictures[4],
  '/application/moreApplication/5': headingPictures[5],
  '/catalogue': 'scenes/printer-range',
  '/hardware': 'scenes/printer-range',
  '/hardware/accessories': 'products/pulsing-release-module-for-dental',
  '/hardware/moreCases': 'scenes/printer-range',
  '/material/bm': 'parts/splint-on-model',
  '/newsroom': 'scenes/printer-range',
  '/subscribe': 'scenes/printer-range',
  '/tools/fit': 'scenes/platform-from-above',
  '/warranty-policies': 'scenes/service-visit',
};

/** The picture of a page by its path; null for pages that have none, such as legal pages. */
export function findPagePicture(path: string): string | null {
  const own: Partial<Record<string, PictureName>> = pictures;
  return findMarketingPage(path)?.layout.hero.picture ?? findListPicture(path) ?? own[path] ?? null;
}
