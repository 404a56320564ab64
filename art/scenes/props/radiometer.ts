import { CylinderGeometry, type Group, MeshPhysicalMaterial } from 'three';
import { hose } from '../../accessories/hose.ts';
import { anodised, brightSteel } from '../../materials/metals.ts';
import { graphite, rubber, softBlack, warmWhite } from '../../materials/plastics.ts';
import { castResin } from '../../materials/resins.ts';
import { litScreen } from '../../screens/lit-screen.ts';
import { nightPalette } from '../../screens/palette.ts';
import { area, bar, type Pen, text } from '../../screens/pen.ts';
import { assembly, type Place, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

const [width, height, thickness] = [82, 158, 26];
const lean = 48;
const size = { width: 260, height: 200 };
const violet = castResin('#5b3fd6');

/** A hand-held light meter on its stand, its sensor on a cable at the given place; faces +z. */
export function radiometer([x, , z]: Place): Group {
  const body = assembly(
    solid(plate({ width, height, corner: 14 }, thickness, [], 5), warmWhite, [0, height / 2, -thickness]),
    solid(plate({ width: width - 8, height: 76, corner: 8 }, 1.4, [], 0.4), softBlack, [0, height - 47, -0.8]),
    placed(litScreen({ size, pixels: 4, draw: reading }, 66, 2), [0, height - 47, 1.5]),
    ...[-1, 0, 1].map((i) =>
      solid(plate({ width: 17, height: 11, corner: 5 }, 3, [], 1), i === 0 ? violet : graphite, [i * 23, 48, -1]),
    ),
    solid(plate({ width: 54, height: 12, corner: 6 }, 3, [], 1), graphite, [0, 26, -1]),
  );
  const leg = solid(plate({ width: 46, height: 92, corner: 6 }, 4, [], 1), graphite, [0, 46, 0]);
  return assembly(
    placed(turned(body, { x: -lean }), [0, 3, 0]),
    placed(turned(assembly(leg), { x: 18 }), [0, 0, -152]),
    hose(
      [
        [0, 95, -121],
        [-3, 108, -139],
        [-34, 76, -166],
        [-74, 8, -146],
        [-96, 2.4, -70],
        [-82, 2.4, -10],
        [x + 46, 2.4, z - 30],
        [x + 34, 5, z - 8],
        [x + 22, 7, z],
      ],
      2.4,
      rubber,
    ),
    placed(sensor(), [x, 0, z]),
  );
}

/** The puck that lies in the light, its window up. */
function sensor(): Group {
  const window = new MeshPhysicalMaterial({ color: '#f6f4ee', roughness: 0.35, clearcoat: 0.4 });
  return assembly(
    solid(prism({ width: 52, depth: 52, height: 15, corner: 26, edge: 2.4, foot: 1 }), anodised),
    solid(new CylinderGeometry(13.5, 13.5, 1.4, 64), brightSteel, [0, 15.2, 0]),
    solid(new CylinderGeometry(10.5, 10.5, 1.4, 64), window, [0, 15.6, 0]),
    solid(prism({ width: 16, depth: 10, height: 10, corner: 4, edge: 2 }), softBlack, [26, 2, 0]),
  );
}

/** The reading, and its course over the last minute. */
function reading(pen: Pen): void {
  const { paper, ink, inkSoft, accent, lane, success } = nightPalette;
  area(pen, { x: 0, y: 0, ...size }, 0, paper);
  text(pen, '5.02', [18, 62], { size: 84, weight: 700, colour: ink });
  text(pen, 'mW/cm²', [20, 122], { size: 23, weight: 560, colour: inkSoft });
  bar(pen, { x: 18, y: 156, width: 224, height: 16 }, 0.72, accent, lane);
  area(pen, { x: 214, y: 18, width: 28, height: 28 }, 14, success);
}
