import type { PageCopy } from '#sections/page-content.ts';
import type { earRibbon } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Ear hooks and ear ribbons',
    title: 'Soft ear hooks for running and training',
    text: 'Hooks and wings printed in Hearable Soft UV bend with the ear and spring back. They slip over the earbud, come off for cleaning and need no mold.',
    alt: 'Earbud in a translucent ear hook, next to a beige hook and a small wing',
    links: { inquiry: 'Get a quote', resins: 'Skin-contact resins' },
  },
  forms: {
    title: 'Three ways to hold an earbud',
    items: {
      hook: {
        title: 'Hook',
        text: 'A hook goes around the back of the ear. It holds heavy buds and is the safest choice for running.',
      },
      wing: {
        title: 'Wing',
        text: 'A wing is a small loop that braces under the fold of the outer ear. It fits under a helmet and next to glasses.',
      },
      tip: {
        title: 'Tip',
        text: 'A tip snaps onto the nozzle and seals the canal. Sealing lips from 0.5 mm fold over without tearing.',
      },
    },
  },
  ear: {
    title: 'Custom hooks or four sizes',
    text: 'In the file, the hook is a curve. Fit it to a scanned ear or scale it into a size range.',
    alt: 'Pair of translucent custom ear molds with sealing lips',
    points: {
      scan: 'For a custom hook, scan the ear or an impression and lay the curve along the base of the ear.',
      series: 'For a range, put small to extra large on one platform. Every copy can be different.',
      spare: 'If a hook is lost, print it again from the same file.',
    },
    links: { monitors: 'In-ear monitors', wireless: 'True wireless earbuds' },
  },
  steps: {
    title: 'Six steps for soft parts',
    text: 'Most complaints about soft parts trace back to one of these steps.',
    items: {
      print: {
        title: 'Print warm',
        text: 'Heat the resin to 28 to 32 °C. Stand the parts upright on dense, thin supports, and print in layers of 50 or 100 µm.',
      },
      wash: {
        title: 'Wash twice',
        text: 'Use two baths of isopropanol, each for the time shown. Longer baths swell the part.',
      },
      rest: {
        title: 'Let it rest',
        text: 'Wait 45 min before you measure. Straight from the bath, a hook is oversized.',
      },
      cure: {
        title: 'Cure without air',
        text: 'Cure under nitrogen or in glycerin, each side for the time shown. In air the surface stays tacky.',
      },
      lacquer: { title: 'Lacquer', text: 'Dip once in a flexible, skin-compatible UV lacquer and cure it.' },
      check: {
        title: 'Check',
        text: 'Stretch the sleeve over the bud, fold the hook back and look for tears at the joint.',
      },
    },
  },
  resins: {
    title: 'One soft resin and one rigid',
    text: 'Print the hook soft and the shell it holds rigid.',
    all: 'All special resins',
  },
  questions: {
    title: 'Questions from earphone makers',
    questions: {
      skin: {
        question: 'Is it tested for skin contact?',
        answer:
          'Yes. Cured Hearable Soft UV is tested for cytotoxicity (ISO 10993-5) and for irritation and sensitization (ISO 10993-10:2010). It is intended for intact skin and daytime wear.',
      },
      sweat: {
        question: 'What do sweat and ear wax do to it?',
        answer:
          'In daily wear, sweat and wax neither swell nor stain the lacquered surface. Wipe the hook with a damp cloth, and replace it once it has become hard or torn.',
      },
      thin: {
        question: 'How thin can a ribbon be?',
        answer:
          'The resin stretches by 115% before it breaks. Sealing lips work from 0.5 mm; a ribbon that is pulled over a bud every day should be thicker and have no sharp inner corners. Test your design on a printed sample.',
      },
      printer: {
        question: 'Which printers run Hearable Soft UV?',
        answer:
          'The UltraCraft A2D, the A2D 4K and the A3D. The A3D has automatic refill and part removal, which helps on longer runs.',
      },
      bands: {
        question: 'Does it replace molded silicone?',
        answer:
          'For custom pieces, size ranges and launches, yes. If one size sells in very large numbers, compare the cost per piece with molding before you decide.',
      },
    },
  },
  contact: {
    title: 'Try one yourself',
    text: 'Send us the file of your earbud shell. We’ll print a hook for it, so you can take it for a run.',
    alt: 'Tray of printed ear shells in front of a row of printers',
    links: { inquiry: 'Request a sample' },
  },
} satisfies PageCopy<typeof earRibbon>;
