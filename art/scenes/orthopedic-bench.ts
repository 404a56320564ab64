import { createPart as createForearmSocket } from '../parts/forearm-socket.ts';
import { armScan, scanSize } from '../screens/arm-scan.ts';
import { assembly } from '../shapes/placed.ts';
import { type Shot, viewOf } from '../studio/view.ts';
import { bench, benchTop } from './props/bench.ts';
import { bodyScanner } from './props/body-scanner.ts';
import { monitor } from './props/monitor.ts';
import { standing } from './props/standing.ts';

const view = viewOf({
  azimuth: -10,
  elevation: 11,
  lens: 21,
  fill: { width: 0.9, height: 0.88 },
  shift: { x: 0, y: 0.01 },
});

/** An orthopedic workshop: the scanned arm on a monitor, the scanner, and the sockets printed from the scan. */
export function createShot(): Shot {
  const screen = monitor({ size: scanSize, pixels: 4, draw: armScan });
  screen.scale.setScalar(0.66);
  const subject = assembly(
    standing(screen, [-10, 0], 5),
    standing(bodyScanner(), [262, 110], -24),
    standing(createForearmSocket(), [-70, 250], 4),
  );
  subject.position.y = benchTop;
  return { subject, view, surroundings: standing(bench(2600, 1200), [0, -200], -3) };
}
