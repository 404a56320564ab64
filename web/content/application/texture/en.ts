import type { PageCopy } from '#sections/page-content.ts';
import type { texture } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Texture',
    title: 'Textures printed with the part',
    text: 'Put grain, knurl, knit and lettering into the file. There is no etched tool to pay for, and the next job can have a different pattern.',
    alt: 'Printed knob with a diamond knurl, tool handle with leather grain, and cup with a knitted pattern',
    links: { samples: 'Request the texture plate', materials: 'Resins for design' },
  },
  gloss: {
    title: 'Texture hides layer lines',
    text: 'An audio brand planned a glossy earbud. On gentle slopes, layers showed through the clear lacquer, so the outside got a fine printed texture. Only the light window stayed glossy.',
    alt: 'Three printed texture samples: leather, knit and weave',
    points: {
      layers: 'Layer lines disappear in the grain, so the surface needs no sanding.',
      tools: 'Pattern and shape print together, and textured walls need no draft angle.',
      change: 'To change the pattern, change the file. You can test five on one platform.',
    },
    links: { earphones: 'Printed earphones' },
  },
  fineness: {
    title: 'How fine textures can be',
    text: 'Strokes and grain were measured in Reflex Detail Beige, printed in its thinnest layers. A line should be several pixels wide and at least two layers deep.',
    rows: {
      stroke: 'Stroke of raised or engraved lettering',
      grain: 'Depth of the finest grain you can feel',
      reflexRs: 'Pixel of the Reflex RS and Reflex 2',
      reflex2Pro: 'Pixel of the Reflex 2 Pro',
    },
  },
  plate: {
    title: 'Sample plate with eight textures',
    text: 'The plate has eight fields: leather, linen, brushed, grain in two depths, honeycomb, ribs and lettering. The depth in micrometers is printed next to each. Designer and supplier can both point to the field they mean.',
    alt: 'Beige printed plate with eight textured fields, the depth of each engraved below it',
    links: { samples: 'Request the free plate' },
  },
  model: {
    title: 'Add texture to a model',
    items: {
      source: {
        title: 'Get the pattern',
        text: 'Use a grayscale height map, a repeating tile or a scan of real leather.',
      },
      lay: {
        title: 'Project it',
        text: 'Do it in CAD or sculpting software, to scale in millimeters. Put the seam on an edge.',
      },
      fade: { title: 'Fade it out', text: 'Keep sealing faces, snap-fits and glue joints smooth.' },
      mesh: { title: 'Mesh it', text: 'Triangles should be smaller than half the finest line. Export as STL.' },
      orient: { title: 'Tilt it', text: 'Tilt textured faces 30–45° and turn them away from the supports.' },
      wash: { title: 'Brush it', text: 'Resin that stays in the grooves cures to a shiny film and fills them.' },
    },
  },
  limits: {
    title: 'Limits of printed texture',
    items: {
      lacquer: {
        title: 'Under lacquer',
        text: 'A coat of 0.03–0.04 mm takes the edge off a shallow grain. Make it deeper, or leave the surface bare.',
      },
      supports: {
        title: 'Under supports',
        text: 'You cannot sand off a support mark without losing texture. Keep one face plain for the supports.',
      },
      masters: {
        title: 'On masters',
        text: 'Silicone copies everything, scratches included. Finish the master as carefully as the final part.',
      },
      brittle: {
        title: 'On fine points',
        text: 'Details below 0.3 mm are brittle in Detail Beige. For handles and clips, choose a tough resin and a coarser pattern.',
      },
    },
  },
  materials: {
    title: 'Resins with sharp detail',
    text: 'Choose Detail Beige for the finest lines, Model Gray for painted parts and ABS-like Black for end use.',
    all: 'All Reflex resins',
  },
  contact: {
    title: 'Send us the surface you want',
    text: 'A height map, a scan or a scrap of leather will do. Request a custom sample and feel the result.',
    alt: 'Reflex 2 Pro on a desk with printed vases, a lattice cube and a washing unit',
    links: { samples: 'Request a custom sample', treatment: 'Surface treatment' },
  },
} satisfies PageCopy<typeof texture>;
