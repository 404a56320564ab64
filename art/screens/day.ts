import type { Drawing } from './drawings.ts';

export type Resin = { name: string; colour: string };
export type Part = { drawing: Drawing; resin: Resin };
export type Order = Part & { number: string; pieces: number; due: string; printer: string; urgent?: boolean };
export type Plate = Part & { printer: string; pieces: number; done: number; minutesLeft: number };
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
  /** The printers of a day take the usual time where it is missing. */
  secondsPerLayer?: number;
  millilitres: number;
  level: number;
  fault?: boolean;
};
/** Hours since noon. */
export type Slot = { from: number; to: number; pieces: number; state: 'printing' | 'planned' | 'urgent' };

const model: Resin = { name: 'Model HP UV 2.0', colour: '#d8c4a0' };
const thermoforming: Resin = { name: 'Model TF UV 2.0', colour: '#c3c6c8' };
const splint: Resin = { name: 'Splint Flex UV', colour: '#a9cfe3' };
const guide: Resin = { name: 'Surgical Guide UV', colour: '#e8a24a' };
const base: Resin = { name: 'Denture Base UV', colour: '#d98f8b' };
const temporary: Resin = { name: 'Temp C&B UV 2.0', colour: '#ecdcb8' };
const ceramic: Resin = { name: 'Crown Ceramic UV', colour: '#ece2cb' };

/** What has come in and been given to the printer that is free first. */
export const orders: Order[] = [
  { number: '24-0817', drawing: 'guide', resin: guide, pieces: 1, due: '16:30', printer: 'A2D HD', urgent: true },
  { number: '24-0821', drawing: 'bridge', resin: ceramic, pieces: 3, due: '18:00', printer: 'ChairSide Pro' },
  { number: '24-0822', drawing: 'denture', resin: base, pieces: 2, due: '08:00', printer: 'A2D 4K' },
];

export const plates: Plate[] = [
  { printer: 'A2D HD', drawing: 'arch', resin: model, pieces: 6, done: 0.62, minutesLeft: 37 },
  { printer: 'A3D', drawing: 'die', resin: model, pieces: 12, done: 0.57, minutesLeft: 23 },
  { printer: 'ChairSide Pro', drawing: 'crown', resin: temporary, pieces: 1, done: 0.53, minutesLeft: 13 },
];

export const batches: Batch[] = [
  { number: '24-0809', drawing: 'splint', resin: splint, pieces: 4, step: 'wash', done: 0.66, left: '2:10' },
  { number: '24-0806', drawing: 'denture', resin: base, pieces: 2, step: 'cure', done: 0.6, left: '6:10' },
  { number: '24-0802', drawing: 'arch', resin: thermoforming, pieces: 8, step: 'parcel', done: 1, left: '14:00' },
];

export const printers: Printer[] = [
  {
    name: 'A2D HD',
    resin: model,
    layer: 412,
    layers: 660,
    layerHeight: 50,
    millilitres: 640,
    level: 0.64,
  },
  {
    name: 'A2D 4K',
    resin: splint,
    layer: 212,
    layers: 450,
    layerHeight: 100,
    millilitres: 180,
    level: 0.18,
  },
  { name: 'A3D', resin: model, layer: 204, layers: 360, layerHeight: 50, millilitres: 2350, level: 0.78 },
  {
    name: 'ChairSide Pro',
    resin: temporary,
    layer: 96,
    layers: 180,
    layerHeight: 50,
    millilitres: 410,
    level: 0.82,
  },
];

/** What each printer does this afternoon and through the night. */
export const schedule: Slot[][] = [
  [
    { from: 0.67, to: 2.32, pieces: 6, state: 'printing' },
    { from: 2.5, to: 3.5, pieces: 1, state: 'urgent' },
    { from: 3.7, to: 6.2, pieces: 9, state: 'planned' },
    { from: 6.6, to: 9.1, pieces: 9, state: 'planned' },
  ],
  [
    { from: 1.17, to: 2.3, pieces: 4, state: 'printing' },
    { from: 2.5, to: 4.1, pieces: 2, state: 'planned' },
  ],
  [
    { from: 1.19, to: 2.09, pieces: 12, state: 'printing' },
    { from: 3, to: 6.4, pieces: 18, state: 'planned' },
    { from: 6.6, to: 10, pieces: 18, state: 'planned' },
    { from: 10.2, to: 13.6, pieces: 18, state: 'planned' },
    { from: 13.8, to: 17.2, pieces: 18, state: 'planned' },
  ],
  [
    { from: 1.46, to: 1.92, pieces: 1, state: 'printing' },
    { from: 2.3, to: 3.4, pieces: 3, state: 'planned' },
    { from: 4.2, to: 5.1, pieces: 2, state: 'planned' },
  ],
];

/** The present on the schedule. */
export const now = 1.7;

/** The same printers at two in the morning: one has stopped. */
export const nightShift: { clock: string; stoppedAt: string; printers: Printer[] } = {
  clock: '02:14',
  stoppedAt: '02:11',
  printers: [
    {
      name: 'A2D 4K',
      resin: splint,
      layer: 212,
      layers: 450,
      layerHeight: 100,
      millilitres: 180,
      level: 0.18,
      fault: true,
    },
    {
      name: 'A3D',
      resin: model,
      layer: 286,
      layers: 360,
      layerHeight: 50,
      millilitres: 1480,
      level: 0.49,
    },
    {
      name: 'A2D Ortho',
      resin: base,
      layer: 97,
      layers: 300,
      layerHeight: 100,
      millilitres: 2350,
      level: 0.78,
    },
  ],
};
