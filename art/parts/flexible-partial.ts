import type { Group } from 'three';
import { castResin } from '../materials/resins.ts';
import { type Field, smoothMax, smoothMin } from '../shapes/field.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { createArch, type Placed } from './teeth/arch.ts';
import { createDentition, type Dentition } from './teeth/dentition.ts';
import { ceramic, shaded } from './teeth/shade.ts';
import { modelFloor, workingModel } from './teeth/working-model.ts';

export const view: Partial<View> = { azimuth: 34, elevation: 36, lens: 14, fill: { width: 0.8, height: 0.82 } };

const pink = Object.assign(castResin('#e3a39d'), { roughness: 0.24, clearcoat: 0.7, clearcoatRoughness: 0.12 });
const gap = { from: 24.6, to: 42.6 };
const thickness = 1.5;
/** Where the flange ends, and the plate behind the front teeth. */
const [border, plateTop] = [9.6, 17.5];
/** How far a clasp reaches along the neck of the tooth next to the gap. */
const reach = 6.2;

/** A lower partial denture of flexible resin on its model: base and clasps in one piece, with two teeth on each side. */
export function createPart(): Group {
  const arch = createArch('lower');
  const isReplaced = ({ number }: Placed) => number === 4 || number === 5;
  const dentition = createDentition(arch, (tooth) => (isReplaced(tooth) ? 'missing' : 'whole'));
  const replaced = createDentition(arch, (tooth) => (isReplaced(tooth) ? 'whole' : 'missing'));
  const model = workingModel(dentition, gap);
  const teeth: Field = (x, y, z) => Math.max(replaced.crowns(x, y, z, 0.15), 15.4 - y);
  const base = baseField(dentition, model);
  const sockets: Field = (x, y, z) => smoothMax(base(x, y, z), -teeth(x, y, z), 0.3);
  const mesh = (field: Field, low: [number, number, number], cell: number) =>
    polygonise(field, { low, high: [38, 30, 35] }, cell).translate(0, -modelFloor, 0);
  return assembly(
    solid(mesh(model, [-38, modelFloor - 1, -36], 0.4), castResin('#d8c4a0')),
    solid(mesh(sockets, [-38, 7, -36], 0.3), pink),
    solid(shaded(mesh(teeth, [-38, 14, -36], 0.34), 16 - modelFloor, 26 - modelFloor), ceramic),
  );
}

/** A layer on the model that covers the ridges, a strip behind the front teeth, and the necks beside the gaps. */
function baseField(dentition: Dentition, model: Field): Field {
  const { map, edge, gum } = dentition;
  return (x, y, z) => {
    const surface = model(x, y, z);
    gum(x, y, z);
    const [along, out] = [Math.abs(map.along), map.out];
    const ends = Math.max(gap.from - 0.4 - along, along - gap.to - 0.4);
    const saddle = smoothMax(smoothMax(ends, border - y, 5), y - 19.5, 0.5);
    const strip = Math.max(along - gap.from, out + 2, border - y, y - plateTop);
    const beside = Math.max(gap.from - reach - along, along - gap.to - reach, -out - 1);
    const neck = Math.abs(y - edge.line - 0.6) - 1.5;
    const clasps = Math.max(beside, neck);
    const covered = smoothMin(smoothMin(saddle, strip, 2), clasps, 1.4);
    const layer = Math.max(surface - thickness, 0.04 - surface);
    return smoothMax(layer, covered, 0.9);
  };
}
