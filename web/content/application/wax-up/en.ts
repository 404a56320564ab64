import type { PageCopy } from '#sections/page-content.ts';
import type { waxUp } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Removable partial dentures',
    title: 'Print the framework instead of waxing it',
    text: 'Design the framework on screen, print it in a resin that leaves next to no ash, and cast it in your usual investment. A printer does the waxing; you wash, cure, sprue, invest and finish.',
    alt: 'Green printed pattern of a lower partial denture framework on its working model',
    caption: 'The two bars across the arch keep the pattern in shape and are cut off after casting.',
    links: { inquiry: 'Request a sample framework', materials: 'Castable resins' },
  },
  time: {
    title: 'Less than half the technician time',
    text: 'A lab in Poland tracked 96 frameworks printed on an UltraCraft A2D for ten weeks. The time is technician time per framework, from the scanned model to a pattern ready to invest.',
    before: 'Waxed by hand',
    after: 'Designed and printed',
    rows: { pattern: 'Pattern for one framework', remakes: 'Castings remade: 6 of 100 by hand, 3 of 96 printed' },
  },
  steps: {
    title: 'From scan to cast',
    items: {
      scan: {
        title: 'Scan',
        text: 'Scan the model, or the mouth for tooth-supported cases; for distal extensions, scan the model of a functional impression. No duplicate or refractory model is needed.',
      },
      design: {
        title: 'Design',
        text: 'Survey, block out and place clasps, connectors and retention mesh. The software checks thicknesses.',
      },
      print: {
        title: 'Print',
        text: 'Print on supports, overnight if you like. The time is for an A2D 4K; a full platform takes no longer than a single framework.',
      },
      invest: {
        title: 'Cure and invest',
        text: 'Wash in two short baths, dry, cure fully and sprue. Undercured resin interferes with the setting of the investment.',
      },
      burnOut: {
        title: 'Burn out and cast',
        text: 'Burn out in two stages, with the program below and never as a speed burnout: the first hold protects the ring, the final hold burns off the carbon. Cast your usual alloy into the hot ring.',
      },
      finish: { title: 'Finish', text: 'Sandblast, cut off the support bars, trim, try in on the model and polish.' },
    },
  },
  burnout: {
    title: 'Burnout program',
    text: 'For phosphate-bonded investment and cobalt-chromium. The program takes five and a half to six hours, so start it at night by timer. Large rings need the longer final hold. In our test, 19 of 20 castings had no defects.',
    rows: {
      firstRise: 'First ramp, to 290 °C (554 °F)',
      firstHold: 'First hold, at 290 °C (554 °F)',
      secondRise: 'Second ramp',
      burnOut: 'Burnout temperature',
      hold: 'Final hold, at burnout temperature',
    },
  },
  values: {
    title: 'Design limits and resin',
    text: 'Do not design below these dimensions. Strength is to ISO 178, ash to ISO 3451-1.',
    rows: {
      bars: 'Support bars',
      thickness: 'Thinnest section that prints and casts; keep your usual dimensions for clasps',
      strength: 'Flexural strength of Cast UV 3.0',
      ash: 'Ash of Cast UV 3.0 after burnout (measured: 0.02%)',
    },
  },
  materials: {
    title: 'Resins for frameworks',
    text: 'A castable resin, and one for the model you check the fit on.',
    all: 'All dental resins',
  },
  cost: {
    title: 'What does a pattern cost you?',
    text: 'The example is one framework pattern in Cast UV 3.0 on an A2D 4K, six to a job, with the technician time above, which does not depend on the printer. Investment, alloy and casting cost the same as with wax and are left out. The example price of the printer includes the pulsed-release module for solid models; patterns print without it. Compare with what a pattern waxed by hand costs you today. Payback is for patterns only; printing models on the same unit shortens it.',
  },
  printers: {
    title: 'Printers for Cast UV 3.0',
    text: 'Choose by the number of frameworks you cast in a day. The A3D also removes them from the platform.',
    job: 'Framework patterns, flat',
    counts: 'Side by side in a job',
  },
  cases: { title: 'The lab behind these figures' },
  questions: {
    title: 'Questions from technicians',
    questions: {
      laser: {
        question: 'Why not print the framework in metal (SLM)?',
        answer:
          'Metal printing skips investing and casting, and pays off in a production center with a steady volume. A printed pattern needs only a resin printer and the furnace you have, in the alloy you use today, from the first framework on. When you are busy, you can still outsource SLM frameworks.',
      },
      machines: {
        question: 'Which printer do I need?',
        answer: 'Any UltraCraft printer listed above. Choose by the number of frameworks you make a day.',
      },
      investment: {
        question: 'Will it work with my investment?',
        answer:
          'It works with phosphate-bonded investments for cobalt-chromium and a two-hold burnout. Tell us which one you use, and we’ll tell you whether we have tested it and with which burnout curve.',
      },
      distortion: {
        question: 'Do patterns distort before they are cast?',
        answer:
          'A cured pattern is stiff, but an open connector can spring once the supports are off. Leave the cross-arch bar on until the pattern is sprued, keep to the thicknesses in the table, and invest the same day.',
      },
      software: {
        question: 'Can I keep my design software?',
        answer: 'Yes, if it exports STL, as 3Shape and exocad do. You set supports in Heliograph Prepare.',
      },
    },
  },
  contact: {
    title: 'Send us one case',
    text: 'Send the scan without patient data. We’ll print the framework and send it to you to cast. Then you decide.',
    alt: 'Burnout furnace at 950 °C, a printed framework pattern, and the cast framework in its investment',
    links: { inquiry: 'Request a sample framework' },
  },
} satisfies PageCopy<typeof waxUp>;
