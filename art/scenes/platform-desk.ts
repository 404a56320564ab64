import { createChairSide } from '../machines/chairside.ts';
import { castResin } from '../materials/resins.ts';
import { archModel } from '../parts/arch-aligner.ts';
import { createPart as createDentalModel } from '../parts/dental-model.ts';
import { boardSize } from '../screens/platform-frame.ts';
import { productionBoard } from '../screens/production-board.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { keyboard } from './props/keyboard.ts';
import { monitor } from './props/monitor.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: -8,
  elevation: 9,
  lens: 20,
  fill: { width: 0.965, height: 0.93 },
  shift: { x: 0.004, y: 0.01 },
  aperture: 18,
  focus: 170,
});

/** The planning of production on a monitor, a printer that it plans for beside it, the models of the day in front. */
export function createShot({ machines }: Stock): Shot {
  const screen = { size: boardSize, pixels: 3, draw: productionBoard };
  const subject = assembly(
    standing(monitor(screen), [0, 0], -1),
    standing(createChairSide(take(machines, 'ChairSide_Pro')), [-430, -470], 12),
    standing(keyboard(), [20, 200], -3),
    standing(tray(190, 140), [-320, 170], 8),
    standing(createDentalModel(), [-350, 164], 6, trayTop),
    standing(assembly(solid(archModel(0.45), castResin('#c3c6c8'))), [-278, 166], -16, trayTop),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: standing(bench(2800, 1200), [0, -290], -3) };
}
