import type { PageCopy } from '#sections/page-content.ts';
import type { texture } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Texture',
    title: 'The grip is already in the file',
    text: 'Grain, knurl, knit and lettering print with the part. There is no etched tool to pay for, and the next job can carry another pattern.',
    alt: 'Printed knob with a diamond knurl, tool handle with leather grain, and cup with a knitted pattern',
    links: { samples: 'Request the texture plate', materials: 'Resins for design' },
  },
  gloss: {
    title: 'Texture hides what gloss shows',
    text: 'An audio brand had planned a glossy earbud. On gentle slopes the layers stayed visible under clear lacquer, so the outside got a fine printed texture. Only the window for the light stayed glossy.',
    alt: 'Printed earbud shell cut open, with a fine surface outside',
    points: {
      layers: 'Layer lines disappear between the grains, so the face needs no sanding.',
      tools: 'Pattern and shape come off the printer together, with no draft angle to keep the grain from dragging.',
      change: 'A second pattern is a second file. You can test five on one platform.',
    },
    links: { earphones: 'Printed earphones' },
  },
  fineness: {
    title: 'How fine it may be',
    text: 'Strokes and grain are measured in Reflex Detail Beige, printed in its thinnest layers. A line should span several pixels, and its depth at least two layers.',
    rows: {
      stroke: 'Stroke of raised or engraved lettering',
      grain: 'Depth of a grain that can still be felt',
      reflexRs: 'Pixel of the Reflex RS and Reflex 2',
      reflex2Pro: 'Pixel of the Reflex 2 Pro',
    },
  },
  plate: {
    title: 'Agree on a texture you can both touch',
    text: 'Our sample plate has eight fields: leather, linen, brushed, grain in two depths, honeycomb, ribs and lettering. The depth is printed next to each field in micrometers. Designer and supplier point at the same field instead of describing it.',
    alt: 'Printed plates with leather grain, a knit pattern and a weave',
    links: { samples: 'Request the plate, free' },
  },
  model: {
    title: 'Putting texture on a model',
    items: {
      source: {
        title: 'Get the pattern',
        text: 'A grayscale height map, a repeating tile, or a scan of the real leather.',
      },
      lay: {
        title: 'Project it',
        text: 'In CAD or sculpting software, with the scale in millimeters. Put the seam on an edge.',
      },
      fade: { title: 'Fade it out', text: 'Sealing faces, snap-fits and glue joints stay smooth.' },
      mesh: { title: 'Mesh it', text: 'Triangles should be smaller than half the finest line. Export as STL.' },
      orient: { title: 'Tilt it', text: 'Textured faces at 30–45°, turned away from the supports.' },
      wash: { title: 'Brush it', text: 'Resin that stays in the grooves cures to a shiny film and fills them.' },
    },
  },
  limits: {
    title: 'Where texture goes wrong',
    items: {
      lacquer: {
        title: 'Under lacquer',
        text: 'A coat of 0.03–0.04 mm takes the edge off a shallow grain. Make it deeper, or leave the face bare.',
      },
      supports: {
        title: 'Under supports',
        text: 'You cannot sand a support mark without sanding the texture. Keep one face plain for the supports.',
      },
      masters: {
        title: 'On masters',
        text: 'Silicone copies everything, scratches included. Finish the master as carefully as the part you want.',
      },
      brittle: {
        title: 'On fine points',
        text: 'Details below 0.3 mm are brittle in Detail Beige. For handles and clips, choose a tough resin and a coarser pattern.',
      },
    },
  },
  materials: {
    title: 'Resins that keep an edge',
    text: 'Detail Beige for the finest lines, Model Gray for anything that gets painted, ABS-like Black for parts in use.',
    all: 'All Reflex resins',
  },
  contact: {
    title: 'Send us the surface you want',
    text: 'A height map, a scan or a scrap of leather will do. Request a custom sample, and judge the printed plate by hand.',
    alt: 'Reflex 2 Pro on a desk with printed vases, a lattice cube and a washing unit',
    links: { samples: 'Request a custom sample', treatment: 'Surface treatment' },
  },
} satisfies PageCopy<typeof texture>;
