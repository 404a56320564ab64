import type { WarrantyText } from './warranty-text.ts';

export const dentalEnglish: WarrantyText = {
  title: 'UltraCraft: dental line',
  scope:
    'For the UltraCraft A2D, A2D 4K, A2D HD, A2D Ortho, A3D, ChairSide, ChairSide Pro and C series, and for their stations and modules.',
  effective: '2026-03-02',
  periods: [
    { part: 'Printer', period: '24 months', covered: 'Frame, axis, electronics, display and power supply' },
    {
      part: 'Light engine',
      period: '24 months',
      covered: 'If irradiance falls below the limit in the test report, regardless of operating hours',
    },
    {
      part: 'Tray and film',
      period: '3 months',
      note: 'for the tray',
      covered: 'Film: leaks or marks on arrival, if reported within 30 days',
    },
    {
      part: 'Stations and modules',
      period: '12 months',
      covered: 'Wash, cure and resin station, HiVE and pulsed-release module',
    },
  ],
  sections: [
    {
      title: 'What is covered',
      blocks: [
        'Defects in material and workmanship that appear within that part’s warranty period. The period begins on the day of delivery to the first owner; the packing slip or the signed installation report is proof of that day.',
        'Parts and labor are covered for the full warranty period. We decide whether to repair or replace a part; replacement parts may be reconditioned and pass the same tests as new ones.',
        'A repair does not start a new period. A replacement part is covered until the end of the original period, but for at least 3 months.',
        'There is no limit on operating hours during the light engine’s 24 months.',
        'We replace defective resin up to the expiration date on the bottle if it was stored as specified.',
      ],
    },
    {
      title: 'What is not covered',
      blocks: [
        [
          'Consumables and wear parts once used: films, filters, seals, hoses, lamps of curing units and scrapers.',
          'Damage from resin that has run into the machine because a tray was overfilled or a film was torn.',
          'Damage from metal tools, unsuitable solvents or water in the housing.',
          'Damage from moving the machine without its shipping lock.',
          'Damage from opening the light engine or from firmware that does not come from us.',
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
          'Add a photo of the display with the code, one of the damage, and the exported log.',
          'Send it with the packing slip to support, or to the dealer who delivered the machine.',
        ],
      ],
    },
    {
      title: 'Shipping and your rights',
      blocks: [
        'Leave the machine as it is until you have an answer. Before you send it in, delete patient data from the job list, fit the shipping lock and use the original packaging. For an accepted claim, we pay for shipping in both directions.',
        'Report shipping damage within 5 business days and include photos of the packaging.',
        'This limited warranty is given by the [Heliograph company](/groupEntityList) that sold the machine to you or to your dealer. It is in addition to your statutory rights against your seller and does not affect them. It gives you specific legal rights; you may have others, which vary from state to state and from country to country. We start a repair outside the warranty only after you approve the estimate.',
      ],
    },
  ],
};
