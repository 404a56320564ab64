import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const en = {
  hero: {
    eyebrow: '3D printers, resins and software',
    title: 'Print what fits.',
    text: 'Printers and tested resins for dental labs, practices and workshops that need the first print to fit.',
    alt: 'UltraCraft A2D 4K: a white desktop printer with an orange cover, printing a dental model',
    links: { printers: 'See the printers', inquiry: 'Get a quote' },
  },
  doors: {
    title: 'Where do you print?',
    items: {
      lab: {
        title: 'In a dental lab',
        text: 'Models, casting patterns and gingiva masks all day, and overnight if you like.',
        alt: 'Printers, washing and curing units on a lab bench',
      },
      clinic: {
        title: 'In a practice',
        text: 'Models and wax-ups today; splints, temporaries and guides once their resins are cleared.',
        alt: 'Small printer beside a dental chair',
      },
      desktop: {
        title: 'On your desk',
        text: 'Figures, jewelry, fixtures and housings on a Reflex.',
        alt: 'Desktop printer on a workbench with printed figures',
      },
    },
  },
  volumes: {
    title: 'How many fit?',
    text: 'Choose a part to see the printers that hold it. Platforms are drawn to one scale, with the real outline of the part.',
  },
  work: {
    title: 'Applications',
    items: {
      models: {
        title: 'Models and aligners',
        text: 'Working models with removable dies, and models for thermoforming by the hundred.',
        alt: 'Printed dental model of an upper jaw with one die taken out',
      },
      dentures: {
        title: 'Dentures',
        text: 'Pink bases and shaded teeth. Today for setups checked on the model.',
        alt: 'Printed full denture with a pink base',
      },
      splints: {
        title: 'Splints and guides',
        text: 'Splints, night guards and surgical guides in clear and tough resins, once cleared.',
        alt: 'Clear printed bite splint',
      },
      crowns: {
        title: 'Crowns and bridges',
        text: 'Casting patterns that burn out clean. Temporaries and single crowns in tooth shades, once cleared.',
        alt: 'Printed three-unit bridge beside a crown',
      },
      hearables: {
        title: 'Hearables',
        text: 'Earbud shells, from one-offs to production runs; hearing aid shells once cleared.',
        alt: 'Pair of printed earbud shells',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Test sockets, and sample insoles with a lattice that changes stiffness from heel to toe. For patient use once cleared.',
        alt: 'Printed insole with a lattice structure',
      },
    },
  },
  figures: {
    title: 'Key figures',
    items: {
      dentureBases: 'denture bases in Denture Base UV from one A2D 4K with HiVE, sealed for 24 hours at a dental show',
      waxUp: 'technician time for one partial framework pattern',
      alignerModels: 'aligner models on the best days, from four A2D Ortho printers running 24 hours straight',
      accuracy: 'edge accuracy on the UltraCraft A2D 4K (half a pixel, calculated)',
      materials: 'dental resins, each with a data sheet',
      applications: 'lab and chairside applications for these resins',
    },
  },
  cases: { title: 'Case studies', text: 'Results from production and from evaluations on models.' },
  news: { title: 'News' },
  contact: {
    title: 'Send us the case that is giving you trouble.',
    text: 'Tell us what you make and how many. An engineer will recommend a printer and a resin and send you a quote.',
    alt: 'Row of printed samples in the colors of the resins',
    links: { inquiry: 'Ask an engineer' },
  },
} satisfies PageCopy<typeof home>;
