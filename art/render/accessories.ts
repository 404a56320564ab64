import { accessories } from '../../legacy/content/products/accessories.ts';
import type { Picture } from './catalogue.ts';

/** Without a record of their own. */
const SPARE_PARTS = ['ultracraft-build-platform', 'reflex-build-platform'];

/** Accessories and spare parts by file in accessories/. */
const families: Record<string, readonly string[]> = {
  'build-platforms': SPARE_PARTS,
  trays: ['ultracraft-resin-tray', 'stackable-tray-cover', 'reflex-resin-tray'],
  films: ['ultracraft-release-film-set', 'reflex-release-film-set', 'reflex-screen-film'],
  platforms: ['perforated-build-platform', 'chairside-flex-platform', 'reflex-flexible-plate'],
  'bottle-caps': ['drip-stop-bottle-cap'],
  funnel: ['reflex-filter-funnel-set'],
  baskets: ['fine-mesh-wash-basket', 'reflex-wash-basket'],
  'curing-inserts': ['curing-inserts'],
  nitrogen: ['nitrogen-curing-set'],
  'water-bowl': ['reflex-water-curing-bowl'],
  'tool-cases': ['dental-support-removal-set', 'reflex-finishing-set'],
  polishing: ['splint-denture-polishing-set'],
  units: ['reflex-wash', 'reflex-cure'],
  'climate-modules': ['reflex-heating-module', 'reflex-air-filter'],
  'camera-and-power': ['reflex-camera', 'reflex-power-buffer'],
  'auto-fill': ['reflex-auto-fill'],
  lcd: ['reflex-lcd'],
};

export const accessoryPictures: Picture[] = [...accessories.map(({ urlName }) => urlName), ...SPARE_PARTS].map(
  (urlName) => ({
    name: `accessories/${urlName}`,
    module: `accessories/${familyOf(urlName)}.ts`,
    subject: { urlName },
  }),
);

function familyOf(urlName: string): string {
  const family = Object.keys(families).find((name) => families[name]?.includes(urlName));
  if (!family) throw new Error(`No model of ${urlName}: add it to render/accessories.ts`);
  return family;
}
