import type { Locale } from '@heliograph/schema/locales.ts';
import type { PictureName } from '#sections/page-content.ts';
import { captionsCn } from './cn.ts';
import { captionsDe } from './de.ts';
import { captionsEn } from './en.ts';

/** A picture, or a part of it, enlarged. `at` is the position of that part in percent, as in `object-position`. */
type MachineView = { picture: PictureName; zoom?: number; at?: readonly [x: number, y: number] };

type CaptionName = keyof typeof captionsEn;
export type PictureCaptions = Readonly<Record<CaptionName, string>>;
export type MachinePicture = MachineView & { caption: CaptionName };

type ProductPicture = Extract<PictureName, `products/${string}`>;

const part = (picture: ProductPicture, caption: CaptionName, zoom: number, x: number, y: number): MachinePicture => ({
  picture,
  caption,
  zoom,
  at: [x, y],
});
const chamber = (picture: ProductPicture, x: number, y: number, zoom = 2.3) => part(picture, 'chamber', zoom, x, y);
const display = (picture: ProductPicture, x: number, y: number) => part(picture, 'display', 2.9, x, y);
const close = (picture: PictureName, caption: CaptionName): MachinePicture => ({
  ...{ picture, caption, zoom: 1.2 },
  at: [50, 50],
});

const flexiblePlate = close('accessories/reflex-flexible-plate', 'flexiblePlate');
const powerBuffer = close('accessories/reflex-power-buffer', 'powerBuffer');
const camera = close('accessories/reflex-camera', 'camera');
const autoFill = close('accessories/reflex-auto-fill', 'autoFill');
const releaseFilms = close('accessories/ultracraft-release-film-set', 'releaseFilms');

/** Pictures of each machine below its heading, by product id. */
export const machinePictures: Readonly<Record<string, readonly MachinePicture[]>> = {
  '1': [
    chamber('products/A2D', 46, 38),
    display('products/A2D', 42, 68),
    close('accessories/perforated-build-platform', 'perforatedPlatform'),
    releaseFilms,
  ],
  '2': [
    { picture: 'scenes/platform-from-above', caption: 'fullPlatform' },
    { picture: 'scenes/print-floor', caption: 'fourInARow' },
    display('products/A2D_4K', 46, 72),
    close('accessories/ultracraft-resin-tray', 'resinTray'),
  ],
  '3': [
    { picture: 'scenes/a2d-hd-crowns', caption: 'labBench' },
    close('parts/castable', 'castingPatterns'),
    close('parts/framework-on-sprues', 'frameworkPattern'),
    display('products/A2D_HD', 48, 72),
  ],
  '4': [
    { picture: 'scenes/platform-a2d-ortho', caption: 'uprightModels' },
    part('products/A2D_Ortho', 'orthoChamber', 1.7, 48, 28),
    part('products/A2D_Ortho', 'modelBin', 2.8, 66, 76),
    close('resins/104', 'modelResin'),
  ],
  '5': [
    part('products/A3D', 'partRack', 1.75, 44, 26),
    part('products/A3D', 'resinSupply', 2.6, 40, 78),
    close('parts/dental-model', 'removableDie'),
    close('parts/castable', 'castingPatterns'),
  ],
  '6': [
    chamber('products/chairside-3d-printer', 50, 36),
    close('products/ultraCraft-wash', 'washesInWater'),
    close('products/ultraCraft-cure', 'curesTwoModels'),
    display('products/chairside-3d-printer', 38, 77),
  ],
  '7': [
    { picture: 'scenes/in-use-chairside-pro', caption: 'openChamber' },
    display('products/ChairSide_Pro', 40, 74),
    { picture: 'scenes/clinic-chairside', caption: 'onTheCounter' },
    close('parts/test-plate', 'testPlate'),
  ],
  '8': [
    chamber('products/C_Series', 39, 25),
    part('products/C_Series', 'extraction', 2.9, 46, 6),
    { picture: 'parts/wrist-orthosis', caption: 'handOrthosis' },
    close('products/Wash_Station', 'washStation'),
  ],
  '9': [
    chamber('products/Reflex', 48, 36, 2),
    display('products/Reflex', 56, 78),
    flexiblePlate,
    close('accessories/reflex-resin-tray', 'trayWithLid'),
  ],
  '10': [
    chamber('products/Reflex-RS', 48, 38, 2),
    close('parts/finishing-stages', 'finishedHousing'),
    close('parts/keycaps', 'keycaps'),
    display('products/Reflex-RS', 56, 76),
  ],
  '11': [
    chamber('products/reflex-turbo', 48, 38, 2),
    display('products/reflex-turbo', 56, 76),
    flexiblePlate,
    powerBuffer,
  ],
  '12': [
    chamber('products/reflex-rs-turbo', 50, 40, 2),
    display('products/reflex-rs-turbo', 56, 78),
    flexiblePlate,
    powerBuffer,
  ],
  '13': [chamber('products/reflex2', 46, 38, 2), display('products/reflex2', 56, 76), camera, autoFill],
  '14': [
    { picture: 'scenes/in-use-reflex-2-pro', caption: 'ringsOnPlatform' },
    { picture: 'parts/eyewear-jewelry', caption: 'patternAndCasting', zoom: 2, at: [66, 100] },
    close('resins/207', 'waxCastFiligree'),
    { picture: 'parts/figure', caption: 'figureMaster' },
  ],
  '31': [
    part('products/ultraCraft-wash', 'washBasket', 3.2, 47, 45),
    part('products/ultraCraft-wash', 'washDisplay', 3.8, 40, 80),
    close('parts/dental-model', 'dieSocket'),
    close('accessories/fine-mesh-wash-basket', 'fineBasket'),
  ],
  '32': [
    part('products/ultraCraft-cure', 'turntable', 2.2, 44, 58),
    part('products/ultraCraft-cure', 'cureDisplay', 2.9, 54, 22),
    close('accessories/curing-inserts', 'curingInserts'),
    close('accessories/nitrogen-curing-set', 'nitrogenSet'),
  ],
  '33': [
    part('products/Wash_Station', 'platformRack', 2.1, 42, 26),
    part('products/Wash_Station', 'display', 4, 66, 10),
    { picture: 'scenes/aligner-line', caption: 'rackCart', zoom: 1.5, at: [95, 70] },
    { picture: 'scenes/platform-c-series', caption: 'cSeriesPlatform' },
  ],
  '34': [
    part('products/hive', 'partRemoval', 4, 40, 33),
    part('products/hive', 'partBin', 3.4, 56, 82),
    { picture: 'scenes/trade-booth', caption: 'hiveAtShow', zoom: 2.6, at: [14, 62] },
    { picture: 'scenes/platform-from-above', caption: 'fullPlatform' },
  ],
  '35': [
    part('products/pulsing-release-module-for-dental', 'moduleFrame', 2, 44, 52),
    part('products/pulsing-release-module-for-dental', 'moduleCable', 2.6, 78, 66),
    close('accessories/ultracraft-resin-tray', 'trayOfA2D4K'),
    releaseFilms,
  ],
  '36': [
    part('products/resin-station', 'resinTank', 3, 42, 36),
    part('products/resin-station', 'couplings', 4, 46, 81),
    { picture: 'scenes/print-floor', caption: 'fourPrinters' },
    close('resins/104', 'modelResin'),
  ],
};

/** Pictures of accessories that are machines, by product id. */
export const accessoryPictures: Readonly<Record<string, readonly MachinePicture[]>> = {
  '217': [
    { picture: 'accessories/reflex-wash', caption: 'platformArm', zoom: 3, at: [45, 9] },
    { picture: 'accessories/reflex-wash', caption: 'partInBath', zoom: 2.6, at: [43, 45] },
    { picture: 'accessories/reflex-wash', caption: 'washTimer', zoom: 3, at: [38, 82] },
    close('accessories/reflex-wash-basket', 'smallPartsBasket'),
  ],
  '218': [
    { picture: 'accessories/reflex-cure', caption: 'turntable', zoom: 3, at: [44, 62] },
    { picture: 'accessories/reflex-cure', caption: 'cureDisplay', zoom: 3.4, at: [52, 14] },
    close('accessories/reflex-water-curing-bowl', 'curingBowl'),
    close('accessories/reflex-finishing-set', 'finishingSet'),
  ],
};

/** Of the last section of a page, where the picture of the product would be shown once too often. */
export const closingPictures: Readonly<Record<string, PictureName>> = {
  '31': 'scenes/reflex-starter-set',
};

export const pictureCaptions: Readonly<Record<Locale, PictureCaptions>> = {
  en: captionsEn,
  cn: captionsCn,
  de: captionsDe,
};
