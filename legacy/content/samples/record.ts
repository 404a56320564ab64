import type { PictureOf } from '../picture.ts';
import type { Text } from '../text.ts';

export type SampleCategoryRecord = { id: number; urlName: string; name: Text; summary: Text };

/** A printed part that visitors may ask for. */
export type SampleRecord = {
  id: number;
  category: number;
  urlName: string;
  name: Text;
  summary: Text;
  /** What to look at when it lies on the desk. */
  lookFor: Text[];
  material: number;
  printer: number;
  /** Millimetres: width, depth, height. */
  size: { width: number; depth: number; height: number };
  /** Micrometres. */
  layerHeight: number;
  /** Minutes on the printer, post-processing apart. */
  printMinutes: number;
  picture?: PictureOf<Text>;
};
