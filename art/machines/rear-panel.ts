import { CylinderGeometry, type Group, TorusGeometry } from 'three';
import { brightSteel } from '../materials/metals.ts';
import { gap, graphite, softBlack } from '../materials/plastics.ts';
import { assembly, placed, solid } from '../shapes/placed.ts';
import { plate } from '../shapes/plate.ts';
import { lettering } from './print.ts';

export type RearPanel = { model: string; ethernet: boolean };

/** Mains inlet with switch, network and USB sockets and the name plate, on a back at z = 0 that looks to the front. */
export function rearPanel({ model, ethernet }: RearPanel): Group {
  return assembly(
    solid(plate({ width: 176, height: 64, corner: 7 }, 8, [], 0.6), graphite, [0, 0, -6.6]),
    placed(inlet(), [-58, 0, 1.4]),
    solid(plate({ width: 15, height: 24, corner: 2 }, 3, [], 0.8), softBlack, [-25, 0, 0]),
    lettering({ text: '~ 100–240 V', size: 5, colour: '#a9abb3' }, [-74, 25, 1.4]),
    ...(ethernet
      ? [placed(socket(16, 13), [8, -2, 1.4]), lettering({ text: 'LAN', size: 5, colour: '#a9abb3' }, [3, 13, 1.4])]
      : []),
    placed(socket(13, 5.6), [38, -2, 1.4]),
    lettering({ text: 'USB', size: 5, colour: '#a9abb3' }, [33, 13, 1.4]),
    lettering({ text: model, size: 7, colour: '#d9d6cf', weight: 560 }, [56, -18, 1.4]),
  );
}

function inlet(): Group {
  const pin = plate({ width: 2, height: 5, corner: 0.4 }, 2, [], 0.2);
  return assembly(
    solid(plate({ width: 29, height: 23, corner: 4 }, 2, [], 0.5), softBlack),
    solid(plate({ width: 24, height: 17, corner: 3 }, 0.6, [], 0.1), gap, [0, 0, 1.7]),
    ...[-7, 0, 7].map((x) => solid(pin, brightSteel, [x, x === 0 ? 2.4 : -2, 1.6])),
  );
}

function socket(width: number, height: number): Group {
  return assembly(
    solid(plate({ width: width + 2.4, height: height + 2.4, corner: 1 }, 1.2, [], 0.3), brightSteel, [0, 0, -0.6]),
    solid(plate({ width, height, corner: 0.6 }, 0.6, [], 0.1), gap, [0, 0, 0.3]),
  );
}

/** The guard of a fan, on a back at z = 0 that looks to the front. */
export function fanGuard(radius: number): Group {
  const rings = Array.from({ length: 5 }, (_, i) => radius * (1 - i * 0.18));
  const spoke = plate({ width: radius * 2, height: 2.4, corner: 1 }, 2, [], 0.5);
  return assembly(
    solid(new CylinderGeometry(radius, radius, 2, 64).rotateX(Math.PI / 2), gap, [0, 0, -0.8]),
    solid(new CylinderGeometry(radius * 0.26, radius * 0.26, 3, 40).rotateX(Math.PI / 2), softBlack),
    ...rings.map((ring) => solid(new TorusGeometry(ring, 1.3, 10, 72), softBlack, [0, 0, 1])),
    ...[45, 135].map((degrees) => solid(spoke.clone().rotateZ((degrees * Math.PI) / 180), softBlack)),
  );
}
