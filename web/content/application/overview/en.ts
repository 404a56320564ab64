import type { PageCopy } from '#sections/page-content.ts';
import type { overview } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Applications',
    title: 'Resin printing, trade by trade',
    text: 'Most of our printers stand in dental labs and clinics. Others make earbud shells, orthoses, figures and fixtures. Each page below names the printer and resin, the time a job takes and the mistakes other users have made.',
    alt: 'Printed dental model, splint, earbud shells, insole and figure side by side on a table',
    links: { cases: 'Read case studies', inquiry: 'Ask an engineer' },
  },
  dental: {
    title: 'Dental',
    text: 'Start with where you work, or go straight to the job on your bench.',
    items: {
      labs: {
        title: 'I run a dental lab',
        text: 'Models, frameworks, temporaries and dentures; printers by volume, up to unattended nights.',
        alt: 'Four colored case pans with printed dental work',
      },
      clinics: {
        title: 'I run a dental clinic',
        text: 'What to print yourself, what to leave to the lab, and the schedule of a same-day splint.',
        alt: 'Tray with a surgical guide, a splint and a temporary bridge beside a dental chair',
      },
      aligners: {
        title: 'I make clear aligners',
        text: 'From scan to trimmed aligner, with a line that prints through the night.',
        alt: 'Set of clear aligners with their printed models',
      },
      frameworks: {
        title: 'Partial denture frameworks',
        text: 'Patterns to cast in your own investment, and the burnout that keeps molds whole.',
        alt: 'Green printed framework pattern on its model',
      },
      temporaries: {
        title: 'Temporary crowns and bridges',
        text: 'Resins for weeks or for months in the mouth, with strength and shades.',
        alt: 'Printed three-unit bridge beside a molar crown',
      },
      splints: {
        title: 'Splints and surgical guides',
        text: 'Rigid, flexible and steam-sterilizable resins side by side.',
        alt: 'Clear printed bite splint',
      },
    },
  },
  hearables: {
    title: 'Hearables',
    text: 'Shells are printed in one piece, with their sound bores and seats inside.',
    alt: 'Pair of black printed in-ear shells with light face plates',
    points: {
      series: 'Audio brands launch a first series without waiting for molds.',
      custom: 'Makers of in-ear monitors print from an ear scan and keep the file for a lost shell.',
      hearingAids: 'Hearing aid shells come off the same printers, red for right and blue for left.',
    },
    links: { earphones: 'Earphone shells', cases: 'Hearables case studies' },
  },
  orthopedics: {
    title: 'Orthotics and prosthetics',
    text: 'The limb is scanned, the shell is modeled on screen and printed overnight. An orthotist or prosthetist checks every piece.',
    alt: 'Printed insole with an open lattice under a perforated sheet',
    points: {
      orthoses: 'Wrist-hand orthoses without plaster, in two visits.',
      sockets: 'Test sockets and forearm sockets that are ready for fitting sooner.',
      insoles: 'Insole shells, stiff where the arch needs it.',
    },
    links: { resin: 'Ortho Tough UV', cases: 'O&P case studies' },
  },
  surfaces: {
    title: 'Color, texture, finish',
    text: 'For product designers who need more than a prototype: how a printed part gets its final look.',
    items: {
      color: {
        title: 'Color',
        text: 'Pigmented resin, dye, lacquer or paint, and how to keep a series even.',
        alt: 'Number pad with printed keycaps in many colors',
      },
      texture: {
        title: 'Texture',
        text: 'Grain, knurl and lettering in the file, and how fine they may be.',
        alt: 'Printed knob, handle and cup with different textures',
      },
      treatment: {
        title: 'Surface treatment',
        text: 'The steps from support mark to lacquer, with allowances.',
        alt: 'Mouse shell as printed, primed and lacquered',
      },
    },
  },
  desktop: {
    title: 'On the desktop',
    text: 'Reflex printers stand in studios, workshops and hobby rooms.',
    alt: 'Reflex 2 Pro on a desk with printed vases and a lattice cube',
    points: {
      figures: 'Figures, busts and props that get painted.',
      jewelry: 'Ring patterns that burn out clean, and masters for silicone.',
      workshop: 'Jigs, gauges and housings in tough or stiff resin.',
    },
    links: { resins: 'Reflex resins', howTos: 'Reflex how-tos' },
  },
  cases: { title: 'From daily work', text: 'With times, measured results and failures.' },
  contact: {
    title: 'Your part is not on this page?',
    text: 'Tell us what it has to do and how many you need. An engineer answers, also if printing is the wrong choice.',
    alt: 'Tray of printed shells in front of two printers',
    links: { inquiry: 'Ask an engineer', samples: 'Request a sample' },
  },
} satisfies PageCopy<typeof overview>;
