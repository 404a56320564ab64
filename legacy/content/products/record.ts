import type { PictureOf } from '../picture.ts';
import type { TaxRule } from '../tax-rule.ts';
import type { Block, Text } from '../text.ts';
import type { ComparisonKey } from './comparison.ts';

/** Accessories: 2 dental, 3 Reflex, 4 dental post-processing, 6 Reflex post-processing, 7 Reflex add-ons. */
type AccessoryTypeCode = 2 | 3 | 4 | 6 | 7;

/**
 * A line of a data sheet: a number with its unit, or words. Its key follows from the English name if it has none. Cards of
 * accessories show those for an order: contents of a pack, life of a wear part.
 */
type SpecificationRow = { key?: string; name: Text; isForOrder?: true } & (
  | { num: number; unit: string }
  | { value: Text }
);

/** `string` rows hold words, `YN` rows yes or no, `stringYN` rows yes or no with words, `layout` rows lines of words. */
type ComparisonValue = Text | boolean | { yes: boolean; text: Text } | Text[];

/** Printers and stations. The maker fills in what is optional; the site refers to the quote until then. */
type Machine = {
  /** Millimetres: width, depth, height. Modules that are built into a printer have none. */
  size?: { width: number; depth: number; height: number };
  /** Kilograms. */
  weight: number;
  /** `supply` without the rated power, which is `watts`. */
  power: { supply: Text; watts: number };
  /** From the day of delivery, as in the warranty policy. */
  warrantyMonths: number;
  /** Millimetres to leave free behind the machine. */
  rearClearance?: number;
  /** What is in the box besides the machine. */
  included?: Text[];
  /** Usual time from order to delivery, in words. */
  deliveryTime?: Text;
};

/** What a print job is planned with. The maker fills in what is optional. */
type Printing = {
  /** Micrometres, as in the row of the data sheet. */
  layerHeights: { min: number; max: number };
  /** Seconds with a model or castable resin, by the layer height in micrometres, thinnest first. Filled resins take up to 40 % longer. */
  layerTimes: { layerHeight: number; seconds: number }[];
  /** Millimetres to leave free at each edge of the platform. */
  platformMargin?: number;
};

export type ProductRecord = {
  /** Printers from 1, stations and modules from 31, accessories from 201; part of the address of an accessory. */
  id: number;
  /** Last part of the address of its page. Accessories: lower-case ASCII words joined by hyphens, ends in a letter. */
  urlName: string;
  kind: 'printer' | 'station' | 'accessory';
  line: 'dental' | 'reflex';
  /** Accessories only. */
  type?: AccessoryTypeCode;
  /** Accessories only: order numbers by the number of the printer, where each has a variant of its own. */
  orderNumbers?: Readonly<Record<number, string>>;
  name: Text;
  /** A few words under the name. */
  tagline: Text;
  /** Two sentences: what it is for, and what sets it apart. */
  summary: Text;
  /** Day it went on sale, ISO 8601. */
  publishTime: string;
  isNew: boolean;
  /** Only where the maker publishes one. `validFrom` is an ISO 8601 day. */
  price?: { amount: number; currency: 'USD'; taxRule: TaxRule; validFrom: string };
  /** Millimetres: width, depth, height. Printers only. */
  buildVolume?: { width: number; depth: number; height: number };
  /** Printers only. */
  printing?: Printing;
  /** Three to six reasons to buy it. */
  highlights: Block[];
  /** In the order of a data sheet, without power supply, machine size and weight, which follow from `machine`. */
  specification: SpecificationRow[];
  /** Printers only; a key without an entry is shown as a dash. */
  comparison?: Partial<Record<ComparisonKey, ComparisonValue>>;
  /** Machines, and accessories with a power supply of their own. */
  machine?: Machine;
  /** Accessories and stations: numbers of the printers it works with. */
  fits: number[];
  /** Accessories only: numbers of the accessories used with it, the closest first. */
  relatedAccessories?: number[];
  /** Whether its page has a support page below it. */
  hasSupport: boolean;
  pictures: PictureOf<Text>[];
};
