import { accessories } from '../../legacy/content/products/accessories.ts';
import type { Picture } from './catalogue.ts';

/** Accessories by file in accessories/. */
const families: Record<string, readonly string[]> = {
  trays: ['ultracraft-resin-tray', 'stackable-tray-cover', 'reflex-resin-tray'],
  films: ['ultracraft-release-film-set', 'reflex-release-film-set', 'reflex-screen-film'],
  platforms: ['perforated-build-platform', 'chairside-flex-platform', 'reflex-flexible-plate'],
  pouring: ['drip-stop-bottle-cap', 'reflex-filter-funnel-set'],
  baskets: ['fine-mesh-wash-basket', 'reflex-wash-basket'],
  curing: ['curing-inserts', 'nitrogen-curing-set', 'reflex-water-curing-bowl'],
  tools: ['dental-support-removal-set', 'splint-denture-polishing-set', 'reflex-finishing-set'],
  units: ['reflex-wash', 'reflex-cure'],
  modules: ['reflex-heating-module', 'reflex-camera', 'reflex-air-filter', 'reflex-auto-fill', 'reflex-power-buffer'],
};

export const accessoryPictures: Picture[] = accessories.map(({ urlName }) => ({
  name: `accessories/${urlName}`,
  module: `accessories/${familyOf(urlName)}.ts`,
  subject: { urlName },
}));

function familyOf(urlName: string): string {
  const family = Object.keys(families).find((name) => families[name]?.includes(urlName));
  if (!family) throw new Error(`No model of ${urlName}: add it to render/accessories.ts`);
  return family;
}
