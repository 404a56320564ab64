import type { Group } from 'three';
import { assembly, placed } from '../../shapes/placed.ts';
import { glassConsole, lightLine } from '../console.ts';
import { lettering } from '../print.ts';

type Front = { model: string; width: number; height: number; ink: string; glass: { width: number; height: number } };

const vase = { title: 'Vase', resin: 'Reflex Model Gray', layer: 1904, layers: 4000, remaining: '3 h 52' };
const pallet = { title: 'Solder pallet', resin: 'HeatForce 250', layer: 740, layers: 1100, remaining: '3 h 52' };
const rings = { title: '120 rings', resin: 'Wax Cast Filigree', layer: 610, layers: 834, remaining: '35 min' };

const jobs: Record<string, typeof vase> = {
  'Reflex RS': pallet,
  'Reflex RS Turbo': pallet,
  'Reflex 2 Pro': rings,
};

/** Display on the right, names on the left, on a face at z = 0 that is centred on x = y = 0. */
export function front({ model, width, height, ink, glass }: Front): Group {
  const job = jobs[model] ?? vase;
  const right = width / 2;
  return assembly(
    placed(glassConsole({ ...glass, screen: { width: glass.width - 12, height: glass.height - 12, x: 0 }, job }), [
      right - glass.width / 2,
      0,
      0,
    ]),
    placed(lightLine(58), [-right + 29, height / 2 - 4, 0]),
    lettering({ text: 'HELIOGRAPH', size: 8.5, colour: ink, weight: 600, spacing: 2.8 }, [-right, height / 2 - 24, 0]),
    lettering({ text: model, size: model.length > 9 ? 12.5 : 17, colour: ink, weight: 560, spacing: 0.3 }, [
      -right,
      -height / 2 + 10,
      0,
    ]),
  );
}
