import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { createPart as createGingivaModel } from '../parts/gingiva-model.ts';
import { createPart as createFramework } from '../parts/partial-denture-pattern.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { casePan, panFloor } from './props/case-pan.ts';
import { standing } from './props/standing.ts';
import { workTicket } from './props/work-ticket.ts';

const view = viewOf({
  azimuth: 22,
  elevation: 36,
  lens: 20,
  fill: { width: 0.98, height: 0.98 },
  shift: { x: 0, y: 0 },
  aperture: 14,
  focus: 30,
});

/** Four cases of one day on a laboratory bench, models and a casting pattern, each in its pan with its ticket. */
export function createShot(): Shot {
  const onBench = assembly(
    standing(casePan('#3d6f9e'), [-112, -80], 3),
    standing(createDentalModel(), [-150, -78], 16, panFloor),
    standing(workTicket('0417', 'Model, 1 die'), [-64, -78], 6, panFloor + 0.6),
    standing(casePan('#d9a62e'), [112, -92], -4),
    standing(createFramework(), [74, -88], 20, panFloor),
    standing(workTicket('0418', 'Framework'), [158, -96], -8, panFloor + 0.6),
    standing(casePan('#b4483c'), [-100, 84], -3),
    standing(createGingivaModel(), [-140, 86], -20, panFloor),
    standing(workTicket('0421', 'Implant model'), [-54, 80], -2, panFloor + 0.6),
    standing(casePan('#4d8c67'), [126, 76], 5),
    standing(assembly(solid(archModel(0.45), castResin('#b9c1c4'))), [84, 78], -14, panFloor),
    standing(workTicket('0423', 'Aligner model'), [166, 72], 4, panFloor + 0.6),
  );
  onBench.position.y = benchTop;
  return { subject: onBench, view, surroundings: bench(1600, 1100) };
}
