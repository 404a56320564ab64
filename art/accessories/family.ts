import type { Group } from 'three';
import { type Shot, type View, viewOf } from '../studio/view.ts';

type Accessory = { urlName: string };

type Model = { build: () => Group; view?: Partial<View> };

/** The `createShot` of a file that models several accessories, by `urlName`. */
export function createFamily(models: Record<string, Model>): (accessory: Accessory) => Shot {
  return ({ urlName }) => {
    const model = models[urlName];
    if (!model) throw new Error(`No model of ${urlName}`);
    return { subject: model.build(), view: viewOf({ azimuth: 28, elevation: 26, ...model.view }) };
  };
}
