import type { MarketingPages } from '../marketing-page.ts';
import { accessoriesCopy } from './accessories/copy.ts';
import { accessories } from './accessories/page.ts';
import { clearAlignersCopy } from './clear-aligners/copy.ts';
import { clearAligners } from './clear-aligners/page.ts';
import { colorCopy } from './color/copy.ts';
import { color } from './color/page.ts';
import { consumerCopy } from './consumer/copy.ts';
import { consumer } from './consumer/page.ts';
import { dentalClinicsCopy } from './dental-clinics/copy.ts';
import { dentalClinics } from './dental-clinics/page.ts';
import { dentalLabsCopy } from './dental-labs/copy.ts';
import { dentalLabs } from './dental-labs/page.ts';
import { abridgedDentureTeethCopy } from './digital-denture-teeth/abridged/copy.ts';
import { abridgedDentureTeeth } from './digital-denture-teeth/abridged/page.ts';
import { digitalDentureTeethCopy } from './digital-denture-teeth/copy.ts';
import { digitalDentureTeeth } from './digital-denture-teeth/page.ts';
import { digitalImpressionCopy } from './digital-impression/copy.ts';
import { digitalImpression } from './digital-impression/page.ts';
import { earRibbonCopy } from './ear-ribbon/copy.ts';
import { earRibbon } from './ear-ribbon/page.ts';
import { endUseCopy } from './end-use/copy.ts';
import { endUse } from './end-use/page.ts';
import { fastScanCopy } from './fast-scan/copy.ts';
import { fastScan } from './fast-scan/page.ts';
import { fixedRestorationsCopy } from './fixed-restorations/copy.ts';
import { fixedRestorations } from './fixed-restorations/page.ts';
import { hifiCopy } from './hifi/copy.ts';
import { hifi } from './hifi/page.ts';
import { noCutCopy } from './no-cut/copy.ts';
import { noCut } from './no-cut/page.ts';
import { orthopedicsCopy } from './orthopedics/copy.ts';
import { orthopedics } from './orthopedics/page.ts';
import { orthosisCopy } from './orthosis/copy.ts';
import { orthosis } from './orthosis/page.ts';
import { overviewCopy } from './overview/copy.ts';
import { overview } from './overview/page.ts';
import { prosthesisCopy } from './prosthesis/copy.ts';
import { prosthesis } from './prosthesis/page.ts';
import { socketCopy } from './socket/copy.ts';
import { socket } from './socket/page.ts';
import { splintCopy } from './splint/copy.ts';
import { splint } from './splint/page.ts';
import { splintInnovateCopy } from './splint-innovate/copy.ts';
import { splintInnovate } from './splint-innovate/page.ts';
import { surfaceTreatmentCopy } from './surface-treatment/copy.ts';
import { surfaceTreatment } from './surface-treatment/page.ts';
import { temporaryCrownCopy } from './temporary-crown/copy.ts';
import { temporaryCrown } from './temporary-crown/page.ts';
import { textureCopy } from './texture/copy.ts';
import { texture } from './texture/page.ts';
import { twsCopy } from './tws/copy.ts';
import { tws } from './tws/page.ts';
import { waxUpCopy } from './wax-up/copy.ts';
import { waxUp } from './wax-up/page.ts';

export const applicationPages = {
  '/application': { layout: overview, copy: overviewCopy },
  '/application/dental-labs-3d-printer': { layout: dentalLabs, copy: dentalLabsCopy },
  '/application/dental-clinic-3d-printer': { layout: dentalClinics, copy: dentalClinicsCopy },
  '/application/clear-aligners': { layout: clearAligners, copy: clearAlignersCopy },
  '/application/consumer': { layout: consumer, copy: consumerCopy },
  '/application/accessories': { layout: accessories, copy: accessoriesCopy },
  '/application/earRibbon': { layout: earRibbon, copy: earRibbonCopy },
  '/application/orthosis': { layout: orthosis, copy: orthosisCopy },
  '/application/prosthesis': { layout: prosthesis, copy: prosthesisCopy },
  '/application/socket': { layout: socket, copy: socketCopy },
  '/application/use': { layout: endUse, copy: endUseCopy },
  '/application/hearables/hifi': { layout: hifi, copy: hifiCopy },
  '/application/hearables/tws': { layout: tws, copy: twsCopy },
  '/application/solution/digital-impression': { layout: digitalImpression, copy: digitalImpressionCopy },
  '/application/solution/fastScan': { layout: fastScan, copy: fastScanCopy },
  '/application/solution/fixedRestorations': { layout: fixedRestorations, copy: fixedRestorationsCopy },
  '/application/solution/noCut': { layout: noCut, copy: noCutCopy },
  '/application/solution/orthopedics': { layout: orthopedics, copy: orthopedicsCopy },
  '/application/solution/splint': { layout: splint, copy: splintCopy },
  '/application/solution/splint-innovate': { layout: splintInnovate, copy: splintInnovateCopy },
  '/application/solution/temporaryCrown': { layout: temporaryCrown, copy: temporaryCrownCopy },
  '/application/solution/color': { layout: color, copy: colorCopy },
  '/application/solution/texture': { layout: texture, copy: textureCopy },
  '/application/solution/treatment': { layout: surfaceTreatment, copy: surfaceTreatmentCopy },
  '/application/solution/digital-denture-teeth': {
    layout: digitalDentureTeeth,
    copy: digitalDentureTeethCopy,
    abridged: { layout: abridgedDentureTeeth, copy: abridgedDentureTeethCopy },
  },
  '/application/solution/waxUp': { layout: waxUp, copy: waxUpCopy },
} as const satisfies MarketingPages;
