import type { PageCopy } from '#sections/page-content.ts';
import type { home } from './page.ts';

export const en = {
  hero: {
    eyebrow: '3D printers, resins and software',
    title: 'Models that fit, print after print',
    text: 'Dental printers, resins and material profiles, matched to each other. Print models, casting patterns and gingiva masks without tuning a single exposure.',
    alt: 'UltraCraft A2D 4K: a white desktop printer with an orange cover, printing a dental model',
    links: { printers: 'See the printers', inquiry: 'Get a quote' },
  },
  doors: {
    title: 'Where do you print?',
    items: {
      lab: {
        title: 'In a dental lab',
        text: 'Models, casting patterns and gingiva masks by day. With HiVE, models print through the night, unattended.',
        alt: 'Printers, washing and curing units on a lab bench',
      },
      clinic: {
        title: 'In a practice',
        text: 'Study models and diagnostic wax-up models today; splints, temporaries and guides once their resins are cleared.',
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
    text: 'Choose a part to see which printers hold it, and how many side by side. Platforms are drawn to one scale, parts with their real outline.',
  },
  work: {
    title: 'Resins by application',
    text: 'The dental resins cover over 60 lab and chairside applications, including those that still await clearance. Each has a data sheet.',
    items: {
      models: {
        title: 'Models and aligners',
        text: 'Working models with removable dies, and models for thermoforming by the hundred.',
        alt: 'Printed dental model of an upper jaw with one die taken out',
      },
      dentures: {
        title: 'Dentures',
        text: 'Pink bases and shaded teeth, as try-in setups to check on the model.',
        alt: 'Printed full denture with a pink base',
      },
      splints: {
        title: 'Splints and guides',
        text: 'Splints, night guards and surgical guides in clear, tough resins.',
        alt: 'Clear printed bite splint',
      },
      crowns: {
        title: 'Crowns and bridges',
        text: 'Casting patterns that burn out clean. Tooth-shaded temporaries and crowns follow once cleared.',
        alt: 'Green casting patterns of crowns and bridges on a sprue former',
      },
      hearables: {
        title: 'Hearables',
        text: 'Earbud shells, from one-offs to production runs; hearing aid shells once cleared.',
        alt: 'Pair of printed earbud shells',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Test sockets, and insoles with a lattice that changes stiffness from heel to toe.',
        alt: 'Printed insole with a lattice structure',
      },
    },
  },
  figures: {
    title: 'Measured in use',
    text: 'Measured in our applications lab and at a dental show. The denture bases are evaluation parts until their resin is cleared.',
    alt: 'UltraCraft A2D 4K with a docked HiVE automation unit',
    items: {
      models: 'for six full-arch models on one A2D 4K, in layers of 50 µm',
      studyModel: 'for two study models on the ChairSide, in layers of 100 µm',
      edge: 'edge radius on printed dies (margin sharpness), A2D HD, in layers of 50 µm',
      alignerModels: 'aligner models from one A2D Ortho in 24 hours, on the slowest of ten days',
      deviation: 'mean deviation between the molars, on 30 full-arch models from the A2D 4K',
      dentureBases: 'denture bases from one A2D 4K with HiVE, in 24 unattended hours at a dental show',
    },
    links: { measured: 'How we measure', hive: 'About the HiVE unit' },
  },
  cases: { title: 'Case studies', text: 'Remakes, output and lead times in three dental labs, before and after.' },
  news: { title: 'News' },
  contact: {
    title: 'Send us the case that is giving you trouble',
    text: 'Tell us what goes wrong and how many you make, without patient data. An engineer will recommend a printer and a resin and send you a quote.',
    alt: 'Printed casting pattern of a partial denture framework on its sprues',
    links: { inquiry: 'Ask an application engineer' },
  },
} satisfies PageCopy<typeof home>;
