import { type Anatomy, canine, edge, incisor, molar, premolar } from './anatomy.ts';

/** From the middle to the back. */
export const lower: Anatomy[] = [
  { ...incisor, width: 5.4, depth: 6, height: 8.9, cusps: edge(8.9, 0.4), hollow: 0.3, taper: 0.2 },
  { ...incisor, width: 5.9, depth: 6.3, height: 9.1, cusps: edge(9.1, 0.7), hollow: 0.3, taper: 0.2 },
  {
    ...canine,
    width: 6.9,
    depth: 7.8,
    height: 10.4,
    cusps: [{ at: [-0.08, 0], height: 10.5, steep: 0.5 }],
    hollow: 0.25,
  },
  {
    ...premolar,
    width: 7,
    depth: 7.8,
    height: 8.6,
    floor: 5.6,
    ridge: 6.4,
    grooves: [],
    cusps: [
      { at: [0, 0.42], height: 8.7 },
      { at: [-0.12, -0.56], height: 6.4 },
    ],
  },
  {
    ...premolar,
    width: 7.2,
    depth: 8.3,
    height: 8,
    floor: 5.5,
    ridge: 6.5,
    grooves: [],
    square: 2.6,
    cusps: [
      { at: [0, 0.48], height: 8 },
      { at: [-0.36, -0.54], height: 7.1 },
      { at: [0.4, -0.55], height: 6.8 },
    ],
  },
  {
    ...molar,
    width: 11.3,
    depth: 10.4,
    height: 7.4,
    floor: 4.6,
    ridge: 5.9,
    grooves: [-0.14, 0.44],
    cusps: [
      { at: [-0.54, 0.5], height: 7.2 },
      { at: [0.14, 0.54], height: 7.1 },
      { at: [0.68, 0.3], height: 6.6 },
      { at: [-0.46, -0.54], height: 7.5 },
      { at: [0.4, -0.54], height: 7.3 },
    ],
  },
  {
    ...molar,
    width: 10.6,
    depth: 10.2,
    height: 7,
    floor: 4.4,
    ridge: 5.7,
    grooves: [0],
    cusps: [
      { at: [-0.48, 0.52], height: 6.9 },
      { at: [0.46, 0.52], height: 6.8 },
      { at: [-0.46, -0.52], height: 7.1 },
      { at: [0.44, -0.52], height: 6.9 },
    ],
  },
];
