import type { Printer } from './day.ts';
import type { Glyph } from './glyphs.ts';

const resins = {
  model: { name: 'Model HP UV 2.0', colour: '#d8c4a0' },
  forming: { name: 'Model TF UV 2.0', colour: '#c3c6c8' },
  gray: { name: 'Reflex Model Gray', colour: '#9a9da1' },
  wax: { name: 'Reflex Wax Cast', colour: '#3c8a6a' },
};

type Reading = Omit<Printer, 'name' | 'resin' | 'layerHeight'>;

const at = (name: string, resin: keyof typeof resins, layerHeight: number, reading: Reading): Printer => ({
  name,
  resin: resins[resin],
  layerHeight,
  ...reading,
});

/** Dental and desktop printers of one company on an afternoon; one runs out of resin, one has stopped. */
export const fleetPrinters: Printer[] = [
  at('A2D 4K · 1', 'model', 100, { layer: 171, layers: 240, millilitres: 860, level: 0.72 }),
  at('A2D 4K · 2', 'model', 100, { layer: 44, layers: 240, millilitres: 210, level: 0.18 }),
  at('A2D HD', 'model', 50, { layer: 298, layers: 480, millilitres: 640, level: 0.54 }),
  at('A3D', 'model', 50, { layer: 274, layers: 480, millilitres: 2350, level: 0.78 }),
  at('A2D Ortho · 1', 'forming', 100, { layer: 280, layers: 630, millilitres: 990, level: 0.66 }),
  at('A2D Ortho · 2', 'forming', 100, {
    layer: 96,
    layers: 630,
    millilitres: 1720,
    level: 0.6,
    fault: true,
  }),
  at('C Series', 'model', 100, { layer: 184, layers: 240, millilitres: 3100, level: 0.81 }),
  at('Reflex 2', 'gray', 50, { layer: 1904, layers: 4000, millilitres: 720, level: 0.51 }),
  at('Reflex 2 Pro', 'wax', 30, { layer: 610, layers: 834, millilitres: 540, level: 0.42 }),
];

/** Shares of the time that printers stood still: platform, resin, film, faults. */
export const causes: { icon: Glyph; share: number; isMain?: true }[] = [
  { icon: 'layers', share: 0.61, isMain: true },
  { icon: 'drop', share: 0.22 },
  { icon: 'sliders', share: 0.13 },
  { icon: 'warning', share: 0.04 },
];
