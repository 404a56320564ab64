import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'About us',
    title: 'Resin printers, each with a test certificate',
    text: 'Heliograph makes printers, resins and software for dental labs, practices and workshops. Look up online what was tested on your machine, and when.',
    alt: 'Four printers in a row, from the ChairSide to the A2D 4K and the Reflex',
    links: { contact: 'Offices and contact', measurements: 'See what we measure' },
  },
  checked: {
    title: 'Measured before it ships',
    text: 'You can check our figures, for your own machine and on every data sheet.',
    alt: 'A2D 4K with its door open, a radiometer, a caliper, a test plate and a certificate in front of it',
    points: {
      certificate: 'Enter a certificate number to see the machine, the issue date and what was tested.',
      resin: 'Every property on a resin data sheet names its test standard.',
      limits: 'Every value on a data sheet is measured or marked as calculated. If it’s neither, we leave it out.',
      status: 'We publish the status of each intraoral resin.',
    },
    links: { certificate: 'Check a certificate' },
  },
  figures: {
    title: 'At a glance',
    items: {
      countries: 'countries we support from Shanghai, Berlin and Boston, by phone and online',
      resins: 'dental resins, each with a data sheet',
      solved: 'until a fault is fixed or an engineer is on site',
      designers: 'CAD designers in our design center',
    },
  },
  whole: {
    title: 'Hardware, resin and software under one roof',
    text: 'Our three teams share one test lab, so nothing gets lost in between.',
    alt: 'ChairSide Pro beside a monitor with StreamFlow',
    points: {
      machine: 'We design the light engines, the release mechanism and the automation ourselves.',
      resin: 'We tune and measure each resin on every printer it is released for.',
      software: 'Print preparation and the cloud software use those settings, so nobody has to guess.',
    },
  },
  offices: {
    title: 'Three offices, local service',
    text: 'Dental distributors with their own service staff back up our offices.',
    alt: 'A2D 4K with an open tool case, a resin tray and a service phone',
    points: {
      shanghai: 'Shanghai: headquarters, development and production',
      berlin: 'Berlin: sales, service and training for Europe',
      boston: 'Boston: sales, service and training for the Americas',
    },
    links: { support: 'Printer support', distributors: 'Find a distributor' },
  },
  principles: {
    title: 'Our principles',
    items: {
      open: { title: 'Open STL files', text: 'Print from STL. No proprietary format locks your lab in.' },
      stay: {
        title: 'Software for older printers',
        text: 'The Legacy version of our software stays available for older printers and firmware.',
      },
      waste: {
        title: 'Less waste',
        text: 'Heliograph Prepare hollows models to save resin, and resin left in the tray is topped up, not thrown away.',
      },
      claims: {
        title: 'We report what failed',
        text: 'Our case studies report remakes, rejects and jobs that ended early alongside the gains.',
      },
    },
  },
  work: {
    title: 'Made on our printers',
    items: {
      dental: {
        title: 'Dental',
        text: 'Models and casting patterns; dentures, splints, guides and crowns to check on the model until the resins are cleared.',
        alt: 'Printed working model with a removable die',
      },
      hearables: {
        title: 'Hearables',
        text: 'Earbud shells and sample hearing aid shells, printed in one piece.',
        alt: 'Pair of black printed earbud shells',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Sample orthoses, sockets and insoles, each made from an individual scan.',
        alt: 'Printed wrist orthosis',
      },
    },
  },
  news: { title: 'News' },
  contact: {
    title: 'See a printer run',
    text: 'Visit one of our offices or a trade show near you, or join us by video from the test lab.',
    alt: 'An open A2D 4K, printed models hanging from the platform',
    links: { inquiry: 'Arrange a visit' },
  },
} satisfies PageCopy<typeof aboutUs>;
