import { type Anatomy, canine, edge, incisor, molar, premolar } from './anatomy.ts';

/** From the middle to the back. */
export const upper: Anatomy[] = [
  { ...incisor, width: 8.6, depth: 7.1, height: 10.4, cusps: edge(10.4, 1) },
  { ...incisor, width: 6.7, depth: 6.2, height: 9.3, cusps: edge(9.3, 1.4), square: 2.3 },
  { ...canine, width: 7.8, depth: 8, height: 10.2, cusps: [{ at: [-0.06, 0], height: 10.3, steep: 0.5 }] },
  {
    ...premolar,
    width: 7.1,
    depth: 9.2,
    height: 8.4,
    floor: 5.7,
    ridge: 6.9,
    grooves: [],
    cusps: [
      { at: [0.05, 0.52], height: 8.6 },
      { at: [-0.1, -0.5], height: 7.7 },
    ],
  },
  {
    ...premolar,
    width: 6.8,
    depth: 9.1,
    height: 8,
    floor: 5.5,
    ridge: 6.7,
    grooves: [],
    cusps: [
      { at: [0, 0.52], height: 8 },
      { at: [-0.08, -0.5], height: 7.6 },
    ],
  },
  {
    ...molar,
    width: 10.3,
    depth: 11.2,
    height: 7.4,
    floor: 4.6,
    ridge: 6,
    grooves: [0.06],
    cusps: [
      { at: [-0.46, 0.55], height: 7.3 },
      { at: [0.46, 0.55], height: 7.1 },
      { at: [-0.3, -0.5], height: 7.5 },
      { at: [0.56, -0.58], height: 6.5 },
    ],
  },
  {
    ...molar,
    width: 9.7,
    depth: 11,
    height: 7.2,
    floor: 4.5,
    ridge: 5.8,
    grooves: [0.08],
    taper: 0.14,
    cusps: [
      { at: [-0.46, 0.54], height: 7.1 },
      { at: [0.44, 0.52], height: 6.8 },
      { at: [-0.26, -0.48], height: 7.2 },
      { at: [0.58, -0.52], height: 5.9 },
    ],
  },
];
