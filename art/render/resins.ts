import { materials } from '../../legacy/content/materials/materials.ts';
import type { MaterialRecord } from '../../legacy/content/materials/record.ts';
import { categories } from '../../legacy/content/materials/terms.ts';
import type { Resin } from '../resins/resin.ts';
import type { Picture } from './catalogue.ts';

const groups = { '0': 'dental', '1': 'reflex', '2': 'special' } as const;

export const resinPictures: Picture[] = materials.map((material) => ({
  name: `resins/${material.id}`,
  module: 'resins/resin.ts',
  subject: toResin(material),
}));

function toResin({ name, category, group, colors, wavelengths }: MaterialRecord): Resin {
  return {
    name: name.en,
    line: categories[category].en,
    group: groups[group],
    samples: colors.map((color) => ({ hex: color.hex, clear: isClear(color) })),
    wavelengths,
  };
}

function isClear({ family, name }: MaterialRecord['colors'][number]): boolean {
  return family === 'clear' || /clear|transparent|translucent/i.test(name.en);
}
