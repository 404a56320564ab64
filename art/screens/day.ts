import type { Drawing } from './drawings.ts';
import { printTime } from './print-time.ts';

export type Resin = { name: string; colour: string };
export type Part = { drawing: Drawing; resin: Resin };
export type Order = Part & { number: string; pieces: number; due: string; printer: string; urgent?: boolean };
export type Plate = { drawing: Drawing; printer: Printer; pieces: number };
export type Batch = Part & {
  number: string;
  pieces: number;
  step: 'wash' | 'cure' | 'parcel';
  done: number;
  left: string;
};
export type Printer = {
  name: string;
  resin: Resin;
  layer: number;
  layers: number;
  layerHeight: number;
  millilitres: number;
  level: number;
  fault?: boolean;
};
/** Hours since noon. */
export type Slot = { from: number; to: number; pieces: number; state: 'printing' | 'planned' | 'urgent' };

const model: Resin = { name: 'Model HP UV 2.0', colour: '#d8c4a0' };
const thermoforming: Resin = { name: 'Model TF UV 2.0', colour: '#c3c6c8' };
const study: Resin = { name: 'Model WW UV', colour: '#efece4' };
const casting: Resin = { name: 'Cast UV 3.0', colour: '#2f8a5c' };
const wax: Resin = { name: 'Cast Wax UV', colour: '#5f86b3' };

/** What has come in and been given to the printer that is free first. */
export const orders: Order[] = [
  { number: '24-0817', drawing: 'bridge', resin: casting, pieces: 3, due: '15:00', printer: 'A2D HD', urgent: true },
  { number: '24-0820', drawing: 'arch', resin: study, pieces: 2, due: '18:00', printer: 'ChairSide Pro' },
  { number: '24-0822', drawing: 'arch', resin: thermoforming, pieces: 6, due: '08:00', printer: 'A2D 4K' },
];

export const batches: Batch[] = [
  { number: '24-0809', drawing: 'arch', resin: model, pieces: 4, step: 'wash', done: 0.66, left: '2:10' },
  { number: '24-0806', drawing: 'crown', resin: wax, pieces: 5, step: 'cure', done: 0.6, left: '6:10' },
  { number: '24-0802', drawing: 'arch', resin: thermoforming, pieces: 6, step: 'parcel', done: 1, left: '14:00' },
];

const hd: Printer = {
  name: 'A2D HD',
  resin: model,
  layer: 298,
  layers: 480,
  layerHeight: 50,
  millilitres: 640,
  level: 0.64,
};
const fourK: Printer = {
  name: 'A2D 4K',
  resin: thermoforming,
  layer: 113,
  layers: 240,
  layerHeight: 100,
  millilitres: 180,
  level: 0.18,
};
const a3d: Printer = {
  name: 'A3D',
  resin: model,
  layer: 274,
  layers: 480,
  layerHeight: 50,
  millilitres: 2350,
  level: 0.78,
};
const chairside: Printer = {
  name: 'ChairSide Pro',
  resin: study,
  layer: 128,
  layers: 240,
  layerHeight: 100,
  millilitres: 410,
  level: 0.82,
};

export const printers: Printer[] = [hd, fourK, a3d, chairside];

/** Full arches of 24 mm. */
export const plates: Plate[] = [
  { printer: hd, drawing: 'arch', pieces: 3 },
  { printer: a3d, drawing: 'arch', pieces: 6 },
  { printer: chairside, drawing: 'arch', pieces: 2 },
];

/** The present on the schedule. */
export const now = 1.7;

/** A job of a printer, from a time on. */
const planned = ({ name, layerHeight, layers }: Printer, from: number, pieces: number): Slot => ({
  from,
  to: from + printTime(name, layerHeight, layers) / 60,
  pieces,
  state: 'planned',
});

const printing = (printer: Printer, pieces: number): Slot => ({
  ...planned(printer, now - printTime(printer.name, printer.layerHeight, printer.layer) / 60, pieces),
  state: 'printing',
});

/** One job after the other, `every` so many hours. */
const series = (printer: Printer, from: number, count: number, every: number, pieces: number): Slot[] =>
  Array.from({ length: count }, (_, i) => planned(printer, from + i * every, pieces));

/** Patterns 12 mm tall, in a tray of their own. */
const urgent: Slot = { from: 2.2, to: 2.2 + printTime('A2D HD', 50, 240) / 60, pieces: 3, state: 'urgent' };

/** What each printer does this afternoon and through the night, when the A3D takes off the parts by itself. */
export const schedule: Slot[][] = [
  [printing(hd, 3), urgent, ...series(hd, 2.933, 4, 0.95, 3)],
  [printing(fourK, 6), ...series(fourK, 2.25, 5, 0.8, 6)],
  [printing(a3d, 6), ...series(a3d, 2.4, 15, 1.05, 6)],
  [printing(chairside, 2), ...series(chairside, 2.3, 3, 0.9, 2)],
];

/** The same printers at two in the morning: one has stopped three minutes ago. */
export const nightShift: { clock: string; minutesStopped: number; printers: Printer[] } = {
  clock: '2:14',
  minutesStopped: 3,
  printers: [
    { ...fourK, fault: true },
    { ...a3d, layer: 379, millilitres: 1480, level: 0.49 },
    {
      name: 'A2D Ortho',
      resin: thermoforming,
      layer: 197,
      layers: 617,
      layerHeight: 100,
      millilitres: 2350,
      level: 0.78,
    },
  ],
};
