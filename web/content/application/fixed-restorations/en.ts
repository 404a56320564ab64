import type { PageCopy } from '#sections/page-content.ts';
import type { fixedRestorations } from './page.ts';

export const en = {
  hero: {
    eyebrow: 'Fixed restorations',
    title: 'Print patterns today, and keep the mill for zirconia',
    text: 'Print copings, frameworks and full-contour crowns to cast or press, a full platform at a time, and free the mill for zirconia. Temporaries follow once their resins are cleared.',
    alt: 'Bridge framework printed in green castable resin and the same framework cast in metal, with two printed crowns',
    links: { inquiry: 'Get a quote', samples: 'Request a sample' },
  },
  routes: {
    title: 'Patterns today, temporaries once cleared',
    items: {
      casting: {
        title: 'Patterns to cast or press',
        text: 'Copings and bridge frameworks for metal in Cast UV 3.0; full-contour crowns, inlays and veneers for press ceramics in Cast Wax UV.',
        alt: 'Green crown and bridge patterns on sprues',
      },
      temporaries: {
        title: 'Short-term temporaries',
        text: 'Crowns and bridges of up to three units, in four shades. They polish like acrylic.',
        alt: 'Build platform with rows of printed temporary bridges and crowns',
      },
      longTerm: {
        title: 'Long-term temporaries',
        text: 'Ceramic-filled resin developed for healing periods and cases with increased VDO, also up to three units.',
        alt: 'Two ceramic-filled crowns, one of them turned over',
      },
    },
  },
  patterns: {
    title: 'Patterns you can deliver today',
    text: 'A layer takes the same time however many patterns are on the platform: up to 18 four-unit patterns lie side by side on the A2D. The castings were partial denture frameworks in the same resin, with the slow furnace program.',
    items: {
      print: 'to print four-unit bridge patterns on an A2D, in layers of 30 µm',
      clean: 'of 20 castings without fins, cracks or inclusions at 8× magnification',
      ash: 'ash from Cast UV 3.0 after burnout, to ISO 3451-1',
    },
  },
  output: {
    title: 'Temporary bridges, printed and milled',
    text: 'In an evaluation, a lab in France printed 412 temporaries in Temp C&B UV 2.0 over eight weeks and checked them on the die. Patients wore the milled ones. The comparison is with this lab’s older mill; put your own mill’s time beside it.',
    items: {
      printed:
        'bridges an hour from one A2D 4K: 13 upright bridges in about 2 h, from the start of the print to the end of curing',
      milled: 'per PMMA bridge from nesting to finished part, on this lab’s older mill that takes one blank at a time',
      factor: 'the output of this older mill, if it takes up to 3 h per bridge; at 2 h, 12 times',
      remakes:
        'of printed temporaries failed the check on the die and were reprinted; 2.7% of the milled ones had needed a remake',
    },
    measures: { factor: 'times' },
  },
  laboratory: {
    title: 'Lessons from the first weeks',
    text: 'The lab changed three things. Over the eight weeks, remakes stayed at about the same level.',
    alt: 'Printed three-unit bridge beside a molar crown',
    points: {
      gap: 'The milling cement gap was too tight. Trials on three test dies gave the lab its own value, 70 µm.',
      shade: 'Shade A2 came out light because the pigments had settled. Staff now shake the bottle for two minutes.',
      bath: 'Surfaces stayed soft on parts forgotten in the bath. A timer with an alarm fixed that.',
    },
    links: { study: 'Read the case study' },
  },
  burnout: {
    title: 'With speed burnout, only six of twenty castings were clean',
    text: 'Tested on partial denture frameworks, twenty per furnace program, in Cast UV 3.0 and cobalt-chromium; two technicians judged them without knowing the program. Crown patterns have not been tested like this. Use the slow program for them as well: 3 °C/min (5.4 °F/min) to 290 °C (554 °F), hold one hour, then 5 °C/min (9 °F/min) to 900–950 °C (1,652–1,742 °F).',
    before: 'Speed burnout',
    after: 'Slow ramp, two holds',
    rows: { clean: 'Castings without defects', fins: 'With fins or cracks', inclusions: 'With inclusions' },
  },
  printers: {
    title: 'Printers for Cast UV 3.0',
    text: 'Keep one tray for castable resin. Pigments from other resins raise the ash content.',
  },
  questions: {
    title: 'Questions from lab owners',
    questions: {
      zirconia: {
        question: 'Will printing replace our mills?',
        answer:
          'No. Zirconia and bridges of more than three units stay on the mill. Printing takes the temporaries and patterns off it.',
      },
      press: {
        question: 'Can we press ceramics from printed patterns?',
        answer:
          'Yes. Use Cast Wax UV for crowns, inlays and veneers to press; Cast UV 3.0 works too. Print at the smallest layer height so the margins show no steps, and do not use a speed program. Press one test crown with your own investment before you take orders.',
      },
      fit: {
        question: 'Our first crowns are too tight. What now?',
        answer:
          'Widen the cement gap in small steps and try it on test dies. Do not grind the inside, or the next print will be just as tight.',
      },
      start: {
        question: 'Where do we start?',
        answer:
          'Start with patterns. Run a two-hold furnace program on a few test patterns before you take orders. Add temporaries of up to three units once their resin is cleared.',
      },
    },
  },
  contact: {
    title: 'Describe a typical week',
    text: 'Tell us how many crowns, bridges and castings you make. We’ll send you a plan of what to print and what to mill, with printers, resins and prices.',
    alt: 'Green four-unit framework, upright and turned over',
    links: { inquiry: 'Get a quote', paper: 'White paper on burnout' },
  },
} satisfies PageCopy<typeof fixedRestorations>;
