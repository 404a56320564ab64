import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const en = {
  hero: {
    eyebrow: '3D printers, resins and software',
    title: 'Print what fits.',
    text: 'Printers, and resins with measured values, for laboratories, clinics and workshops that want the first print to fit.',
    alt: 'UltraCraft A2D 4K: a white desktop printer with an orange cover, printing a dental model',
    links: { materials: 'Find a resin', inquiry: 'Get a quote' },
  },
  printers: {
    title: 'The machines',
    text: 'Four of the machines, each with its build volume. Every resin says on which of them it has been tested.',
  },
  work: {
    title: 'What they print',
    items: {
      models: {
        title: 'Models and aligners',
        text: 'Working models with removable dies, and arches for thermoforming by the hundred.',
        alt: 'Printed dental model of a lower jaw with one die taken out',
      },
      dentures: {
        title: 'Dentures',
        text: 'Bases in pink and teeth in shades, from try-in to the finished denture.',
        alt: 'Printed full denture with a pink base',
      },
      splints: {
        title: 'Splints and guides',
        text: 'Clear, tough and biocompatible: bite splints and surgical guides.',
        alt: 'Clear printed bite splint',
      },
      crowns: {
        title: 'Crowns and bridges',
        text: 'Temporaries and final single crowns in tooth shades, and patterns that burn out clean.',
        alt: 'Printed three-unit bridge beside a crown',
      },
      hearables: {
        title: 'Hearables',
        text: 'Shells for earphones and hearing aids, from one-offs to series.',
        alt: 'Pair of printed earphone shells',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Insoles with lattices that differ in stiffness from heel to toe, and sockets.',
        alt: 'Printed insole with a lattice structure',
      },
    },
  },
  figures: {
    title: 'Key figures',
    items: {
      dentureBases: 'denture bases from one machine, unattended for 24 hours, in a trial',
      waxUp: 'for a wax-up',
      alignerModels: 'aligner models a day on one line',
      accuracy: 'edge position on the UltraCraft A2D 4K: half a pixel, calculated',
      materials: 'dental resins, each with its data sheet',
      applications: 'applications of these resins, in labs and clinics',
    },
  },
  cases: { title: 'From practice', text: 'What laboratories and clinics have measured.' },
  news: { title: 'News' },
  contact: {
    title: 'Send us the case that is giving you trouble.',
    text: 'Tell us what you make and how many. An engineer answers, names the machine and the resin, and says what it costs.',
    alt: 'Row of printed samples in the colors of the resins',
    links: { inquiry: 'Write to an engineer' },
  },
} satisfies PageCopy<typeof home>;
