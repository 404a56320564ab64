import type { PageCopy } from '#sections/page-content.ts';
import type { overview } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Applications',
    title: 'What you can print',
    text: 'Most of our customers are dental labs and practices; others make earbud shells, eyewear, housings and sample orthoses. Each page names the printer, the resin, the time a job takes and the mistakes others have already made.',
    alt: 'Printed parts on a table: a die model, a framework pattern, a splint, earbuds, an insole and two figures',
    links: { cases: 'Read case studies', inquiry: 'Ask an application engineer' },
    jumps: {
      labs: 'Dental labs',
      sites: 'Practices and aligners',
      work: 'Dental work',
      orthopedics: 'Orthotics and prosthetics',
      hearables: 'Hearables',
      products: 'Jewelry, eyewear and parts',
      finish: 'Color and surface',
    },
  },
  labs: {
    title: 'Dental labs',
    text: 'Which printer fits your volume, how many hours it saves, what a model costs, and six mistakes to avoid.',
    alt: 'Four colored case pans with printed dental work',
    points: {
      models: 'Working models with removable dies, and stone models scanned in one piece.',
      patterns: 'Patterns to cast or press: frameworks, copings and crowns.',
      volume: 'From two full arches per job to unattended runs overnight.',
    },
    measured: 'print time for six full-arch models on the A2D 4K, 100 µm layers',
    links: { labs: 'Printing in dental labs' },
  },
  sites: {
    title: 'Dental practices and aligner makers',
    items: {
      clinics: {
        title: 'Dental practices',
        text: 'Study models the same day, in your own office. One trained assistant runs the printer.',
        alt: 'Beige printed study model',
        measured: 'print time for two study models on the ChairSide, 100 µm layers',
      },
      aligners: {
        title: 'Clear aligner production',
        text: 'From scan to aligner, on a line that prints overnight. Trimming machines come from partners.',
        alt: 'Aligner line with Resin Station, A2D Ortho with its automation unit, washing station and a rack of models',
        measured: 'print time for 12 hollow models on the A2D Ortho with removal, 100 µm layers',
      },
    },
  },
  work: {
    title: 'Dental work by case type',
    text: 'Each has a page with its steps, for labs and practices alike. Work marked “Not for patients yet” stays on models until its resin is cleared; everything else can ship to customers today.',
    items: {
      impression: {
        title: 'Models from intraoral scans',
        text: 'A working model from the digital impression, with no stone to pour.',
        alt: 'Intraoral scanner above a printed lower model',
        measured: 'print time for six working models on the A2D 4K, 50 µm layers',
      },
      fixed: {
        title: 'Fixed restorations',
        text: 'Print patterns to cast or press, and keep the mill for zirconia.',
        alt: 'Printed bridge pattern and the same bridge cast in metal',
        measured: 'print time for a four-unit pattern on the A2D, 30 µm layers',
      },
      frameworks: {
        title: 'Partial denture frameworks',
        text: 'Print the pattern for an RPD framework instead of waxing it, and cast it in your own investment.',
        alt: 'Green printed framework pattern on its model',
        measured: 'print time for a framework pattern on the A2D 4K, 50 µm layers',
      },
      plaster: {
        title: 'Scanning without sectioning',
        text: 'For labs that pour stone: scan the model whole, mill the crown sooner and check contacts on a printed model.',
        alt: 'Uncut stone model on a scanner plate',
        measured: 'total time from stone model to milled crown',
      },
      temporaries: {
        title: 'Temporary crowns',
        text: 'Print the crown from the scan and check it on a printed die.',
        alt: 'Build platform with tooth-colored temporaries',
        measured: 'print time for a molar crown on the ChairSide Pro, 50 µm layers',
      },
      implants: {
        title: 'Immediate implant restoration',
        text: 'Rehearse the case on an implant model printed from two scans.',
        alt: 'Lower model with two scan bodies and a printed bridge',
        measured: 'print time for a three-unit bridge on the ChairSide, 50 µm layers',
      },
      splints: {
        title: 'Occlusal splints',
        text: 'Hard and flexible splints, step by step, and what can go wrong.',
        alt: 'Clear splint on an upper model with blue contact marks',
        measured: 'print time for a rigid splint, lying flat, on the A3D, 100 µm layers',
      },
      designs: {
        title: 'Splints with ramps and windows',
        text: 'Extra thickness, ramps and openings in one piece, which thermoforming cannot make.',
        alt: 'Three clear splints of different shape',
        measured: 'print time for a splint, tilted, on the ChairSide Pro, 100 µm layers',
      },
      dentures: {
        title: 'Dentures',
        text: 'Base resin in three pinks, tooth resin in four shades.',
        alt: 'Printed full upper denture with a pink base',
        measured: 'print time for eight upright bases on the A2D 4K with HiVE, 150 µm layers',
      },
    },
  },
  orthopedics: {
    title: 'Orthotics and prosthetics',
    text: 'Scan the limb, shape the shell on screen and print a sample overnight. Patients can wear printed orthoses and sockets once the resin is cleared.',
    alt: 'Scan of a forearm on a monitor, with a handheld scanner and two printed sockets in front of it',
    points: {
      orthoses: 'Wrist-hand orthoses from a scan, and foot orthotic shells.',
      sockets: 'Sample sockets to check on the plaster model and the test bench, three days after the scan.',
      covers:
        'Leg covers that match the other leg. They are worn over the prosthesis, not on the skin, so you can print them today.',
    },
    measured: 'of labor per sample orthosis, from scan to finished shell; from plaster it takes 3.4 h',
    links: { workflow: 'The workflow', orthosis: 'Orthoses', socket: 'Sockets', prosthesis: 'Leg covers' },
  },
  hearables: {
    title: 'Hearables',
    text: 'For audio brands, contract manufacturers and makers of in-ear monitors.',
    items: {
      earphones: {
        title: 'True wireless earbuds',
        text: 'A first production run without waiting for molds.',
        alt: 'Printed earbud shell cut open',
        measured: 'print time for 42 earbud shells on the A2D 4K, 50 µm layers',
      },
      monitors: {
        title: 'In-ear monitors',
        text: 'Shells from an ear scan, with the file kept for remakes.',
        alt: 'Pair of clear in-ear monitors',
        measured: 'print time for a pair of shells on the A2D 4K, 50 µm layers',
      },
      hooks: {
        title: 'Ear hooks',
        text: 'Soft hooks and wings that hold an earbud during sports.',
        alt: 'Earbud in a translucent ear hook',
      },
    },
  },
  products: {
    title: 'Jewelry, eyewear and end-use parts',
    text: 'One-offs from your desk, and small runs without a mold.',
    items: {
      accessories: {
        title: 'Jewelry and eyewear',
        text: 'Ring and earring patterns to cast, and eyewear frames to try on.',
        alt: 'Black printed spectacle frame and an earring pattern',
        measured: 'print time for up to 120 ring patterns on the Reflex 2 Pro, 30 µm layers',
      },
      makers: {
        title: 'Makers and studios',
        text: 'Figures, props and prototypes from one workbench.',
        alt: 'Reflex 2 Pro on a desk with printed vases and a lattice cube',
        measured: 'print time for a part 100 mm (3.9 in) tall on the Reflex Turbo, 100 µm layers',
      },
      endUse: {
        title: 'End-use parts',
        text: 'Housings, brackets and seals in small runs.',
        alt: 'Printed housing, bracket, bellows and nozzle',
        measured: 'print time for clamps 150 mm (5.9 in) tall on the Reflex RS Turbo, 100 µm layers',
      },
    },
  },
  finish: {
    title: 'Color, texture and surface',
    text: 'Decide how the part looks and feels before the run starts.',
    alt: 'Number pad with printed keycaps in many colors',
    points: {
      color: 'Pigment, dye, lacquer or paint, and consistent color across a run.',
      texture: 'Grain, knurling and lettering, and how fine they can go.',
      treatment: 'Every step from support marks to lacquer.',
    },
    links: { color: 'Color', texture: 'Texture', treatment: 'Surface treatment' },
  },
  contact: {
    title: 'Don’t see your part?',
    text: 'Tell us what it has to do and how many you need. An engineer will reply, and will say so if printing is the wrong choice.',
    alt: 'A ChairSide Pro, an A2D, an A2D 4K and a Reflex side by side',
    links: { inquiry: 'Ask an application engineer', samples: 'Request a sample' },
  },
} satisfies PageCopy<typeof overview>;
