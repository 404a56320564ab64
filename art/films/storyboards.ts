import type pictures from '../../legacy/content/pictures.json';

/** Visible part of a picture: centre (0 to 1 across and down) and zoom relative to full height. */
type View = readonly [across: number, down: number, zoom: number];

/** A picture and its movement. */
export type Take = { picture: keyof typeof pictures; from: View; to: View };

/** Pictures of a film; the programme has one list per agenda item. */
export type Storyboard = { title: Take; summary: Take; programme: Take[][] };

/** By the `urlName` of the stream. */
export const storyboards: Record<string, Storyboard> = {
  'application-laboratory': {
    title: { picture: 'scenes/lab-bench', from: [0.3, 0.5, 1.05], to: [0.36, 0.5, 1.05] },
    summary: { picture: 'scenes/lab-bench', from: [0.74, 0.5, 1.05], to: [0.62, 0.5, 1.05] },
    programme: [
      [
        { picture: 'products/A2D_4K', from: [0.5, 0.5, 1], to: [0.48, 0.44, 1.16] },
        { picture: 'scenes/in-use-a2d-4k', from: [0.46, 0.5, 1.14], to: [0.5, 0.5, 1] },
        { picture: 'scenes/platform-from-above', from: [0.5, 0.5, 1], to: [0.52, 0.5, 1.14] },
      ],
      [
        { picture: 'products/ultraCraft-wash', from: [0.5, 0.5, 1], to: [0.48, 0.46, 1.16] },
        { picture: 'products/ultraCraft-cure', from: [0.5, 0.5, 1.14], to: [0.5, 0.5, 1] },
      ],
      [
        { picture: 'parts/dental-model', from: [0.5, 0.5, 1], to: [0.51, 0.52, 1.09] },
        { picture: 'scenes/test-bench', from: [0.54, 0.5, 1.12], to: [0.5, 0.5, 1] },
        { picture: 'scenes/platform-desk', from: [0.66, 0.5, 1.06], to: [0.58, 0.5, 1.06] },
      ],
    ],
  },
  'aligner-models-in-one-shift': {
    title: { picture: 'scenes/aligner-line', from: [0.38, 0.5, 1.1], to: [0.44, 0.5, 1.1] },
    summary: { picture: 'scenes/aligner-line', from: [0.68, 0.5, 1.1], to: [0.56, 0.5, 1.1] },
    programme: [
      [
        { picture: 'parts/arch-aligner', from: [0.48, 0.5, 1.12], to: [0.47, 0.5, 1] },
        { picture: 'products/A2D_Ortho', from: [0.52, 0.46, 1.14], to: [0.5, 0.5, 1] },
      ],
      [
        { picture: 'products/Wash_Station', from: [0.5, 0.5, 1], to: [0.46, 0.42, 1.16] },
        { picture: 'resins/104', from: [0.46, 0.5, 1.12], to: [0.46, 0.5, 1] },
      ],
      [
        { picture: 'parts/aligner-set', from: [0.5, 0.52, 1.14], to: [0.485, 0.5, 1] },
        { picture: 'scenes/platform-desk', from: [0.66, 0.5, 1.06], to: [0.58, 0.5, 1.06] },
      ],
      [
        { picture: 'products/A2D_Ortho', from: [0.56, 0.62, 1.3], to: [0.5, 0.58, 1.16] },
        { picture: 'scenes/aligner-line', from: [0.66, 0.5, 1.14], to: [0.54, 0.5, 1.14] },
      ],
    ],
  },
  'chairside-temporaries': {
    title: { picture: 'scenes/clinic-chairside', from: [0.4, 0.5, 1.1], to: [0.46, 0.5, 1.1] },
    summary: { picture: 'parts/crown-bridge', from: [0.535, 0.5, 1], to: [0.56, 0.52, 1.09] },
    programme: [
      [
        { picture: 'scenes/platform-desk', from: [0.66, 0.5, 1.06], to: [0.58, 0.5, 1.06] },
        { picture: 'parts/dental-model', from: [0.56, 0.54, 1.16], to: [0.5, 0.5, 1] },
      ],
      [
        { picture: 'products/ChairSide_Pro', from: [0.5, 0.5, 1], to: [0.46, 0.42, 1.18] },
        { picture: 'scenes/clinic-chairside', from: [0.54, 0.5, 1.14], to: [0.44, 0.52, 1.14] },
      ],
      [
        { picture: 'products/ultraCraft-wash', from: [0.5, 0.5, 1], to: [0.48, 0.46, 1.16] },
        { picture: 'products/ultraCraft-cure', from: [0.5, 0.52, 1.16], to: [0.5, 0.5, 1] },
      ],
      [
        { picture: 'parts/crown-bridge', from: [0.44, 0.5, 1.2], to: [0.6, 0.54, 1.2] },
        { picture: 'resins/110', from: [0.46, 0.5, 1], to: [0.48, 0.52, 1.14] },
      ],
    ],
  },
  'denture-bases-overnight': {
    title: { picture: 'products/hive', from: [0.48, 0.5, 1], to: [0.46, 0.48, 1.08] },
    summary: { picture: 'parts/denture', from: [0.56, 0.5, 1], to: [0.54, 0.52, 1.1] },
    programme: [
      [
        { picture: 'resins/106', from: [0.5, 0.5, 1], to: [0.51, 0.54, 1.12] },
        { picture: 'products/hive', from: [0.48, 0.72, 1.5], to: [0.47, 0.66, 1.32] },
      ],
      [
        { picture: 'products/hive', from: [0.46, 0.4, 1.3], to: [0.45, 0.35, 1.5] },
        { picture: 'products/A2D_4K', from: [0.48, 0.36, 1.4], to: [0.48, 0.44, 1.2] },
      ],
      [
        { picture: 'products/hive', from: [0.43, 0.74, 1.8], to: [0.46, 0.7, 1.6] },
        { picture: 'resins/106', from: [0.52, 0.62, 1.3], to: [0.51, 0.57, 1.16] },
      ],
      [
        { picture: 'products/ultraCraft-cure', from: [0.5, 0.5, 1], to: [0.5, 0.52, 1.12] },
        { picture: 'parts/denture', from: [0.54, 0.52, 1.12], to: [0.56, 0.5, 1] },
      ],
    ],
  },
};
