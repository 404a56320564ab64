import type { PageCopy } from '#sections/page-content.ts';
import type { earRibbon } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Ear hooks and ear ribbons',
    title: 'Soft ear hooks for running and training',
    text: 'Hooks and wings printed in Hearable Soft UV bend with the ear and spring back. They slip over the earbud, come off for cleaning and cost no mold.',
    alt: 'Earbud in a translucent ear hook, next to a beige hook and a small wing',
    links: { inquiry: 'Get a quote', resins: 'Skin-contact resins' },
  },
  forms: {
    title: 'Three ways to hold an earbud',
    items: {
      hook: {
        title: 'Hook',
        text: 'Goes around the back of the ear. It carries heavy buds and is the safest choice for running.',
      },
      wing: {
        title: 'Wing',
        text: 'A small loop that braces under the fold of the outer ear. It fits under a helmet and next to glasses.',
      },
      tip: {
        title: 'Tip',
        text: 'Snaps onto the nozzle and seals the canal. Sealing lips from 0.5 mm fold over without tearing.',
      },
    },
  },
  ear: {
    title: 'Made for one ear, or for four sizes',
    text: 'The hook is a curve in a file. Follow a scanned ear with it, or scale it into a range.',
    alt: 'Pair of translucent custom ear molds with sealing lips',
    points: {
      scan: 'For a custom hook, scan the ear or an impression and lay the curve along the root of the ear.',
      series: 'For a range, put small to extra large on one platform. Every copy may differ.',
      spare: 'A lost hook is printed again from the same file.',
    },
    links: { monitors: 'In-ear monitors', wireless: 'Wireless earphones' },
  },
  steps: {
    title: 'Soft parts need patience after printing',
    text: 'Most complaints about soft parts come from one of these six steps.',
    items: {
      print: {
        title: 'Print warm',
        text: 'Heat the resin to 28 to 32 °C. Stand the parts upright on dense, thin supports, at layers of 50 or 100 µm.',
      },
      wash: {
        title: 'Wash twice',
        text: 'Two baths of isopropanol, the time shown for each. Longer baths swell the part.',
      },
      rest: {
        title: 'Let it rest',
        text: 'Wait 45 min before you measure. A hook fresh from the bath is too large.',
      },
      cure: {
        title: 'Cure without air',
        text: 'Under nitrogen or in glycerin, each side for the time shown. In air the surface stays tacky.',
      },
      lacquer: { title: 'Lacquer', text: 'Dip once in a flexible, skin-compatible UV lacquer and cure it.' },
      check: {
        title: 'Check',
        text: 'Stretch the sleeve over the bud, fold the hook back, look for tears at the joint.',
      },
    },
  },
  resins: {
    title: 'One soft resin, one rigid',
    text: 'Print the hook soft and the shell it holds rigid.',
    all: 'All special resins',
  },
  questions: {
    title: 'Questions from earphone makers',
    questions: {
      skin: {
        question: 'Is it tested for skin contact?',
        answer:
          'Yes. Cured Hearable Soft UV is tested for cytotoxicity (ISO 10993-5) and for irritation and sensitization (ISO 10993-10:2010). It is meant for intact skin and for wear by the day.',
      },
      sweat: {
        question: 'What do sweat and ear wax do to it?',
        answer:
          'In daily wear they neither swell nor stain the lacquered surface. Wipe the hook with a damp cloth, and replace it once it has become hard or torn.',
      },
      thin: {
        question: 'How thin can a ribbon be?',
        answer:
          'The resin stretches by 115% before it breaks. Sealing lips work from 0.5 mm; a ribbon that is pulled over a bud every day should be thicker and have no sharp inner corner. Test yours on a printed sample.',
      },
      printer: {
        question: 'Which printers run Hearable Soft UV?',
        answer:
          'The UltraCraft A2D, the A2D 4K and the A3D. The A3D refills its tray and releases parts by itself, which helps with series.',
      },
      bands: {
        question: 'Does it replace molded silicone?',
        answer:
          'For custom pieces, size ranges and launches, yes. If one size sells in very large numbers, compare the price per piece with a mold before you decide.',
      },
    },
  },
  contact: {
    title: 'Bend one yourself',
    text: 'Send us the shell of your earbud as a file. We print a hook for it, and you try it on your own run.',
    alt: 'Tray of printed ear shells in front of a row of printers',
    links: { inquiry: 'Request a sample' },
  },
} satisfies PageCopy<typeof earRibbon>;
