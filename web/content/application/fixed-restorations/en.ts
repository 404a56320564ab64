import type { PageCopy } from '#sections/page-content.ts';
import type { fixedRestorations } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Fixed restorations',
    title: 'Print temporaries and patterns, and keep the mill for zirconia.',
    text: 'Temporaries, and patterns for casting and pressing, come off the printer a platform at a time. The work that has to be milled no longer waits behind them.',
    alt: 'Bridge framework printed in green castable resin and the same framework cast in metal, with two printed crowns',
    links: { inquiry: 'Get a quote', samples: 'Request a sample' },
  },
  routes: {
    title: 'Three kinds of fixed work to print',
    items: {
      casting: {
        title: 'Patterns to cast or press',
        text: 'Copings and bridge frameworks for metal, full-contour crowns for press ceramics. Cast UV 3.0 leaves hardly any ash.',
        alt: 'Violet crown and bridge patterns on sprues',
      },
      temporaries: {
        title: 'Temporaries for weeks',
        text: 'Crowns and bridges of up to three units in four shades, polished like acrylic.',
        alt: 'Build platform with rows of printed temporary bridges and crowns',
      },
      longTerm: {
        title: 'Temporaries for months',
        text: 'A ceramic-filled resin for healing times and a raised bite, up to three units.',
        alt: 'Tooth-colored three-unit bridge and a molar crown',
      },
    },
  },
  output: {
    title: 'Printing and milling compared',
    text: 'Logged by a laboratory in France over eight weeks and 412 temporaries in Temp C&B UV 2.0. Washing and curing are included.',
    items: {
      printed: 'bridges an hour from one A2D 4K with a well-filled platform',
      milled: 'for one bridge on a mill',
      factor: 'times the output of one mill, at most',
      remakes: 'of the printed temporaries were made again, against 2.7% of the milled ones before',
    },
  },
  laboratory: {
    title: 'What the first weeks were like',
    text: 'Quality neither rose nor fell. These three things had to be learned.',
    alt: 'UltraCraft A2D 4K',
    points: {
      gap: 'The cement gap from milling was too tight. The laboratory found its own value on three test dies.',
      shade: 'Shade A2 came out light because the pigments had settled. The bottle is now shaken for two minutes.',
      bath: 'Parts forgotten in the bath went soft. A timer with an alarm took care of it.',
    },
    links: { study: 'Read the case study' },
  },
  burnout: {
    title: 'A speed burnout left six of twenty castings clean',
    text: 'Twenty castings per furnace program, partial denture frameworks in Cast UV 3.0 and cobalt-chromium, inspected at eightfold magnification by two technicians who did not know the program.',
    before: 'Mold into the hot furnace',
    after: 'Slow rise, two holds',
    rows: { clean: 'Castings without a finding', fins: 'With fins or cracks', inclusions: 'With inclusions' },
  },
  printers: {
    title: 'Printers for Cast UV 3.0',
    text: 'Keep one tray for castable resin. Pigments of other resins raise the ash content.',
  },
  questions: {
    title: 'Asked by laboratory owners',
    questions: {
      zirconia: {
        question: 'Does printing replace our mills?',
        answer:
          'No. Zirconia and bridges of more than three units stay on the mill. Printing takes the temporaries and patterns off it.',
      },
      press: {
        question: 'Can we press ceramics from printed patterns?',
        answer:
          'Yes. Full-contour crowns in Cast UV 3.0 burn out for press ceramics. Print at the smallest layer height so that the margins show no steps, and do not use a speed program.',
      },
      fit: {
        question: 'Our first crowns are too tight. What now?',
        answer:
          'Widen the cement gap in small steps and try it on test dies. Do not grind the inside: the next print would be just as tight.',
      },
      start: {
        question: 'Where do we start?',
        answer:
          'With temporaries of up to three units and fixed print times during the day. Add castings once your furnace program with two holds has worked on a few test patterns.',
      },
    },
  },
  contact: {
    title: 'Tell us what a normal week looks like',
    text: 'Give us the number of crowns, bridges and castings. You get a plan of what to print and what to mill, with printers, resins and prices.',
    alt: 'Green four-unit framework, upright and turned over',
    links: { inquiry: 'Get a quote', paper: 'White paper on burnout' },
  },
} satisfies PageCopy<typeof fixedRestorations>;
