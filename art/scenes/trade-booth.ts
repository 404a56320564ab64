import type { Group } from 'three';
import { createA2D } from '../machines/a2d.ts';
import { dentalArch } from '../machines/dental-arch.ts';
import { createHive } from '../machines/hive.ts';
import { pedestal } from '../machines/pedestal.ts';
import { createReflex } from '../machines/reflex.ts';
import { warmWhite } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { createPart as createKeycaps } from '../parts/keycaps.ts';
import { createPart as createSplint } from '../parts/splint.ts';
import { boothPicture, boothPictureSize } from '../screens/booth-picture.ts';
import { assembly, placed } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { booth, boothFloor, counter, counterTop, lightBox, nameOnWall, roundSign } from './props/booth.ts';
import { displayVase } from './props/display-vase.ts';
import { frameBox } from './props/gray-set.ts';
import { standing } from './props/standing.ts';
import { type Stock, take } from './props/stock.ts';
import { tray, trayTop } from './props/tray.ts';

const view = viewOf({
  azimuth: 24,
  elevation: 12,
  lens: 32,
  fill: { width: 1, height: 1 },
  shift: { x: 0, y: 0 },
});

/** As high as the part removal of HiVE needs the printer. */
const stand = { width: 500, depth: 560, height: 420, corner: 18, shell: warmWhite };
const [width, depth, height] = [4000, 3000, 2600];
const wall = -depth / 2 + 92;

/** A booth at a trade show, from the aisle: a printer with its automation unit, and a counter with samples. */
export function createShot({ machines }: Stock): Shot {
  const picture = { size: boothPictureSize, pixels: 1.5, draw: boothPicture };
  const automated = assembly(
    standing(pedestal(stand), [-292, 0]),
    standing(createA2D(take(machines, 'A2D_4K')), [-292, 20], 0, stand.height),
    standing(createHive(take(machines, 'hive')), [293, 0]),
  );
  const onFloor = assembly(
    standing(automated, [-1200, -600], 20),
    standing(counter(1600, 620), [1000, 300], -8),
    standing(samples({ machines }), [1000, 300], -8, counterTop),
  );
  onFloor.position.y = boothFloor;
  return {
    subject: frameBox([3480, 2440, 1700], [80, 1270, -380]),
    view,
    surroundings: assembly(
      booth(width, depth, height),
      placed(roundSign(), [-900, 2060, wall]),
      placed(nameOnWall(), [-460, 2060, wall]),
      placed(lightBox(picture, 1500), [1050, 1350, wall]),
      onFloor,
    ),
  };
}

/** The samples on show are larger than life. */
const enlarged = 1.5;

function samples({ machines }: Pick<Stock, 'machines'>): Group {
  const models = ['#d8c4a0', '#c3c6c8', '#d98f8b'].map((resin, i) =>
    standing(dentalArch(castResin(resin)), [(i - 1) * 84, 0], i * 9, trayTop),
  );
  return assembly(
    standing(createReflex(take(machines, 'Reflex')), [-540, -40], 12),
    standing(large(assembly(tray(290, 150), ...models)), [-120, 110], -4),
    standing(large(createKeycaps()), [210, 110], -10),
    standing(large(assembly(tray(130, 120), standing(createSplint(), [0, 0], 0, trayTop))), [430, 120], 8),
    standing(displayVase(castResin('#f0a030'), 240), [650, -60]),
    standing(displayVase(castResin('#a9cfe3'), 150), [520, -110]),
  );
}

function large(thing: Group): Group {
  thing.scale.setScalar(enlarged);
  return thing;
}
