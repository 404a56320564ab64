import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const en = {
  hero: {
    eyebrow: '3D printers, resins and software',
    title: 'Print what fits',
    text: 'Printers, resins and material profiles, matched to each other for dental labs, practices and workshops.',
    alt: 'UltraCraft A2D 4K: a white desktop printer with an orange cover, printing a dental model',
    links: { printers: 'See the printers', inquiry: 'Get a quote' },
  },
  doors: {
    title: 'Where do you print?',
    items: {
      lab: {
        title: 'In a dental lab',
        text: 'Models, casting patterns and gingiva masks by day; overnight as well with an automation unit.',
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
    text: 'Choose a part to see which printers hold it, and how many. Platforms are drawn to one scale, parts with their real outline.',
  },
  work: {
    title: 'Resins by application',
    items: {
      models: {
        title: 'Models and aligners',
        text: 'Working models with removable dies, and models for thermoforming by the hundred.',
        alt: 'Printed dental model of an upper jaw with one die taken out',
      },
      dentures: {
        title: 'Dentures',
        text: 'Pink bases and shaded teeth, for now as setups that you check on the model.',
        alt: 'Printed full denture with a pink base',
      },
      splints: {
        title: 'Splints and guides',
        text: 'Splints, night guards and surgical guides in clear, tough resins. For use in the mouth once cleared.',
        alt: 'Clear printed bite splint',
      },
      crowns: {
        title: 'Crowns and bridges',
        text: 'Casting patterns that burn out clean; temporaries and single crowns in tooth shades once cleared.',
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
    alt: 'UltraCraft A2D 4K with a docked HiVE automation unit',
    items: {
      dentureBases:
        'denture bases in Denture Base UV from one A2D 4K with HiVE, left sealed and unattended for 24 hours at a dental show',
      waxUp: 'technician time for one partial framework pattern',
      alignerModels: 'aligner models on the best day, from four A2D Ortho printers running for 24 hours',
      accuracy: 'edge accuracy on the UltraCraft A2D 4K (half a pixel, calculated)',
      materials: 'dental resins, each with a data sheet',
      applications: 'lab and chairside applications, including those that still await clearance',
    },
  },
  cases: { title: 'Case studies', text: 'Times and counts from production, and from evaluations on models.' },
  news: { title: 'News' },
  contact: {
    title: 'Send us the case that is giving you trouble',
    text: 'Tell us what you make and how many, without patient data. An engineer will recommend a printer and a resin and send you a quote.',
    alt: 'Row of printed samples in the colors of the resins',
    links: { inquiry: 'Ask an application engineer' },
  },
} satisfies PageCopy<typeof home>;
