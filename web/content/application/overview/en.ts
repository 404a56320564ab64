import type { PageCopy } from '#sections/page-content.ts';
import type { overview } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Applications',
    title: 'Resin printing, trade by trade',
    text: 'Most of our printers stand in dental labs and clinics. Others make earbud shells, eyewear, orthoses and housings. Each page names the printer and resin, the time a job takes and the mistakes other users have made.',
    alt: 'Printed dental model, splint, earbud shells, insole and figure side by side on a table',
    links: { cases: 'Read case studies', inquiry: 'Ask an engineer' },
  },
  dental: {
    title: 'Dental, by where you work',
    items: {
      labs: {
        title: 'Dental labs',
        text: 'Which printer fits your volume, what it saves, and six mistakes you can skip.',
        alt: 'Four colored case pans with printed dental work',
      },
      clinics: {
        title: 'Dental clinics',
        text: 'What to print yourself, what to leave to the lab, and how to get going.',
        alt: 'Tray with a surgical guide, a splint and a temporary bridge beside a dental chair',
      },
      aligners: {
        title: 'Clear aligner production',
        text: 'From scan to trimmed aligner, on a line that prints through the night.',
        alt: 'Set of clear aligners with their printed models',
      },
    },
  },
  work: {
    title: 'Dental, by job',
    items: {
      impression: {
        title: 'Digital impression',
        text: 'A working model from the intraoral scan, without plaster.',
        alt: 'Intraoral scanner above a printed lower model',
      },
      plaster: {
        title: 'Scanning without sectioning',
        text: 'The plaster model stays whole, and a crown is done sooner.',
        alt: 'Uncut plaster model on a scanner plate',
      },
      implants: {
        title: 'Immediate implant restoration',
        text: 'Implant placed, scanned and restored in one day.',
        alt: 'Lower model with two scan bodies and a printed bridge',
      },
      temporaries: {
        title: 'Temporary crowns',
        text: 'In the same appointment, with a second one ready in the file.',
        alt: 'Build platform with tooth-colored temporaries',
      },
      fixed: {
        title: 'Fixed restorations',
        text: 'Temporaries and casting patterns printed, the mill kept for zirconia.',
        alt: 'Printed bridge pattern and the same bridge cast in metal',
      },
      frameworks: {
        title: 'Partial denture frameworks',
        text: 'Patterns printed instead of waxed, cast in your own investment.',
        alt: 'Green printed framework pattern on its model',
      },
      splints: {
        title: 'Occlusal splints',
        text: 'Hard or flexible, with times and the usual faults.',
        alt: 'Clear splint on an upper model with blue contact marks',
      },
      designs: {
        title: 'New splint designs',
        text: 'Shapes that a thermoformed sheet cannot take.',
        alt: 'Three clear splints of different shape',
      },
      dentures: {
        title: 'Dentures',
        text: 'Resins for bases in three pinks and teeth in four shades.',
        alt: 'Printed full upper denture with a pink base',
      },
    },
  },
  hearables: {
    title: 'Hearables',
    text: 'For audio brands, contract manufacturers, audiologists and the musicians they supply.',
    items: {
      earphones: {
        title: 'True wireless earphones',
        text: 'A first series without waiting for molds.',
        alt: 'Printed earbud shell cut open',
      },
      monitors: {
        title: 'In-ear monitors',
        text: 'Shells made from an ear scan, with the file kept for the day one is lost.',
        alt: 'Pair of clear in-ear monitors',
      },
      hooks: {
        title: 'Ear hooks',
        text: 'Soft hooks and wings that hold an earbud during sport.',
        alt: 'Earbud in a translucent ear hook',
      },
    },
  },
  products: {
    title: 'Wearables and products',
    text: 'From a one-off on the desk to a small series with its final color and feel.',
    items: {
      accessories: {
        title: 'Jewelry and eyewear',
        text: 'Patterns to cast and frames to wear.',
        alt: 'Black printed spectacle frame and an earring pattern',
      },
      makers: {
        title: 'Makers and studios',
        text: 'Figures, props and prototypes from one workbench.',
        alt: 'Reflex 2 Pro on a desk with printed vases and a lattice cube',
      },
      endUse: {
        title: 'End-use parts',
        text: 'Housings, brackets and seals in small runs.',
        alt: 'Printed housing, bracket, bellows and nozzle',
      },
      color: {
        title: 'Color',
        text: 'Pigment, dye, lacquer or paint, and an even series.',
        alt: 'Number pad with printed keycaps in many colors',
      },
      texture: {
        title: 'Texture',
        text: 'Grain, knurl and lettering, and how fine they may be.',
        alt: 'Printed knob, handle and cup with different textures',
      },
      treatment: {
        title: 'Surface treatment',
        text: 'The steps from support mark to lacquer.',
        alt: 'Mouse shell as printed, primed and lacquered',
      },
    },
  },
  orthopedics: {
    title: 'Orthotics and prosthetics',
    text: 'The limb is scanned, the shell is shaped on screen and printed overnight. An orthotist or prosthetist checks every piece before it is worn.',
    alt: 'Scan of a forearm on a monitor, with a hand-held scanner and two printed sockets in front of it',
    points: {
      orthoses: 'Wrist-hand orthoses without plaster, and insole shells.',
      sockets: 'Test sockets and forearm sockets that come to the fitting sooner.',
      covers: 'Leg covers shaped like the other leg.',
    },
    links: { workflow: 'The workflow', orthosis: 'Orthoses', socket: 'Sockets', prosthesis: 'Prostheses' },
  },
  contact: {
    title: 'Your part is not on this page?',
    text: 'Tell us what it has to do and how many you need. An engineer answers, even if printing turns out to be the wrong choice.',
    alt: 'Tray of printed shells in front of two printers',
    links: { inquiry: 'Ask an engineer', samples: 'Request a sample' },
  },
} satisfies PageCopy<typeof overview>;
