import type { WarrantyText } from './warranty-text.ts';

export const reflexEnglish: WarrantyText = {
  title: 'Reflex: desktop line',
  scope:
    'For the Reflex, Reflex Turbo, Reflex RS, Reflex RS Turbo, Reflex 2 and Reflex 2 Pro, and for their wash and cure units and add-ons.',
  effective: '2026-09-17',
  periods: [
    {
      part: 'Printer',
      period: '12 months',
      covered: 'Frame, axis, mainboard, display, light source, fans and power supply',
    },
    { part: 'LCD', period: '6 months', covered: 'Lines, dark regions and more than five dead pixels' },
    {
      part: 'Tray and film',
      period: '30 days',
      covered: 'Defects on arrival, such as a tray that leaks or a creased film',
    },
    {
      part: 'Washing and curing units',
      period: '12 months',
      note: 'Add-ons: 6 months',
      covered: 'Except the seal of the wash tank and the turntable belt, which are wear parts',
    },
  ],
  sections: [
    {
      title: 'What is covered',
      blocks: [
        'Defects in material and workmanship that appear within that part’s warranty period. The period begins on the day of delivery. Keep the invoice as proof of that day.',
        'Parts and labor are covered for the full warranty period. Parts you can change yourself, such as the LCD, are sent to you with instructions; changing them this way does not void the warranty.',
        'We replace defective resin up to the expiration date on the bottle if it was stored as specified.',
      ],
    },
    {
      title: 'What is not covered',
      blocks: [
        [
          'Wear from printing: films, filters, seals, scrapers, and the LCD after its own period.',
          'Scratches and cracks in the LCD, and resin under the glass.',
          'Damage from resin that has run into the machine because a tray was overfilled or a film was torn.',
          'Damage from metal tools, unsuitable solvents or water in the housing.',
          'Damage from firmware that does not come from us.',
          'Failed prints and the resin used in them, unless a covered part was the cause.',
        ],
        'Using third-party resin does not void the warranty, but damage it causes is not covered.',
      ],
    },
    {
      title: 'How to make a claim',
      isClaim: true,
      blocks: [
        [
          'Have the serial number ready; it is on the nameplate and under About.',
          'Describe the fault: what happens, since when, with which resin and profile.',
          'Add a photo of the display with the code and one of the damage.',
          'Send it with the invoice to support, or to the dealer who sold you the machine.',
        ],
      ],
    },
    {
      title: 'Shipping and your rights',
      blocks: [
        'If a machine has to be sent in, empty and clean the tray, and use the original packaging. For an accepted claim, we pay for shipping in both directions.',
        'Report shipping damage within 5 business days and include photos of the packaging.',
        'Consumers keep their statutory rights against the seller, in the European Union for at least two years. This limited warranty, given by the [Heliograph company](/groupEntityList) that sold the machine to you or to your dealer, is in addition to those rights. It gives you specific legal rights; you may have others, which vary from state to state and from country to country. We start a repair outside the warranty only after you approve the estimate.',
      ],
    },
  ],
};
