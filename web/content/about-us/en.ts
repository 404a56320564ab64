import type { PageCopy } from '#sections/page-content.ts';
import type { aboutUs } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'About us',
    title: 'We measure every printer before it ships',
    text: 'Heliograph develops and builds printers, resins and software in Shanghai, for dental labs and practices, hearables makers and O&P shops. Our Berlin and Boston offices handle sales, training and repairs.',
    alt: 'Four printers in a row, from the ChairSide to the A2D 4K and the Reflex',
    links: { contact: 'Offices and contact', measurements: 'See what we measure' },
  },
  company: { title: 'The company' },
  whole: {
    title: 'Made at one site',
    text: 'Development, production and the test lab are in Shanghai. Printer, resin and software are tested together there before they are released.',
    alt: 'ChairSide Pro beside a monitor with StreamFlow',
    points: {
      machine:
        'We design the light engines, the release mechanism and the automation, and assemble and calibrate the printers.',
      resin: 'We formulate, test and bottle our resins in-house.',
      software: 'Heliograph Prepare and the cloud software come with the settings measured for each printer and resin.',
    },
  },
  checked: {
    title: 'We test every printer and back up every value',
    text: 'Enter the number on your certificate to see online what was tested.',
    alt: 'A2D 4K with its door open, a radiometer, a caliper, a test plate and a certificate in front of it',
    points: {
      certificate:
        'On an UltraCraft, we calibrate the build platform and the light engine and check dimensional accuracy; on a Reflex, we inspect exposure uniformity and mechanics.',
      resin:
        'A resin is tuned and measured on every printer it is released for. Its data sheet names the test standard of each property.',
      limits: 'Every value on a data sheet is measured or marked as calculated. If it’s neither, we leave it out.',
      status: 'We publish the regulatory status of each intraoral resin.',
    },
    links: { certificate: 'Check a certificate' },
  },
  figures: {
    title: 'When you need us',
    items: {
      answered: 'until support answers online, around the clock, Monday through Friday',
      solved:
        'until the fault is fixed remotely or an engineer is on site, ours or your distributor’s, counted Monday through Friday',
      countries: 'countries with phone and online support direct from us',
    },
  },
  work: {
    title: 'Made on our printers',
    items: {
      dental: {
        title: 'Dental',
        text: 'Working models, casting patterns and gingiva masks, in daily production.',
        alt: 'Printed working model with a removable die',
      },
      hearables: {
        title: 'Hearables',
        text: 'Earbud shells, printed in one piece.',
        alt: 'Pair of black printed earbud shells',
      },
      orthotics: {
        title: 'Orthotics and prosthetics',
        text: 'Sample sockets, orthoses and insoles from a scan, for evaluation.',
        alt: 'Printed wrist orthosis',
      },
    },
  },
  offices: {
    title: 'Three offices, local service',
    text: 'Our Boston and Berlin offices repair printers, as do distributors with their own service staff.',
    alt: 'A2D 4K with an open tool case, a resin tray and a service phone',
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
        text: 'We keep the Legacy version of our software available for older printers and firmware; it no longer gets new features.',
      },
      claims: {
        title: 'We report what failed',
        text: 'Our case studies report remakes, rejects and jobs that ended early alongside the gains.',
      },
    },
  },
  results: { title: 'From daily production', text: 'Customers describe the parts, the times and the remakes.' },
  contact: {
    title: 'See a printer run',
    text: 'Visit one of our offices or a trade show near you, or join us by video from the test lab.',
    alt: 'An open A2D 4K, printed models hanging from the platform',
    links: { inquiry: 'Arrange a visit' },
  },
} satisfies PageCopy<typeof aboutUs>;
