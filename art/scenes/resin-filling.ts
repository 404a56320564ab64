import { createResinBottle } from '../resins/resin.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { balanceWithBeaker, canister, fillingMachine } from './props/filling-machine.ts';
import { frameBox } from './props/gray-set.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';

const view = viewOf({
  azimuth: -16,
  elevation: 15,
  lens: 26,
  fill: { width: 1, height: 1 },
  shift: { x: 0, y: 0 },
  aperture: 9,
  focus: 80,
});

/** A lot of model resin is filled into bottles; a sample of it is on the balance, canisters stand behind. */
export function createShot({ resins }: Stock): Shot {
  const resin = take(resins, '103');
  const onBench = assembly(
    standing(fillingMachine(resin), [-110, -20], 0),
    standing(balanceWithBeaker(resin), [372, 150], -16),
    standing(createResinBottle(resin), [300, -66], -6),
    standing(createResinBottle(resin), [412, -84], -10),
    ...[300, 580].map((x, i) => standing(canister(resin), [x, -320 - i * 20], -8)),
  );
  onBench.position.y = benchTop;
  return {
    subject: frameBox([1040, 780, 1], [56, 262, 60]),
    view,
    surroundings: assembly(bench(2300, 1320), onBench),
  };
}
