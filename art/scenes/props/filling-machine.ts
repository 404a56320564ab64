import { CylinderGeometry, type Group, MeshPhysicalMaterial, PlaneGeometry, TorusGeometry } from 'three';
import { hose } from '../../accessories/hose.ts';
import { lathe } from '../../accessories/lathe.ts';
import { display } from '../../machines/screen.ts';
import { createCanvas, type Draw, write } from '../../materials/canvas.ts';
import { clearSheet } from '../../materials/clear-sheet.ts';
import { violetLight } from '../../materials/lights.ts';
import { anodised, blasted, brightSteel, brushedSteel } from '../../materials/metals.ts';
import { blackGlass, gap, graphite, rubber, softBlack, warmWhite } from '../../materials/plastics.ts';
import { bottle } from '../../resins/bottle.ts';
import { createResinBottle, type Resin } from '../../resins/resin.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

/** Far enough behind the bottles that their soft shadows are lost on it. */
const splashGuard = new MeshPhysicalMaterial({
  color: '#b9b6ae',
  roughness: 0.6,
  specularIntensity: 0.4,
  userData: { receiveShadow: false },
});
const pitch = 138;
const places = [-1.5, -0.5, 0.5, 1.5].map((n) => n * pitch);
const [width, deck] = [640, 74];
const mouth = bottle.shoulder + 24;
/** Of the ends of the nozzles above the deck. */
const nozzles = mouth + 16;

/** Four bottles on the deck of a filling machine; the liquid of two nozzles still runs. */
export function fillingMachine(resin: Resin): Group {
  const liquid = liquidOf(resin);
  return assembly(
    solid(prism({ width, depth: 330, height: deck - 12, corner: 16, edge: 4, foot: 2 }), warmWhite, [0, 8, 0]),
    solid(prism({ width: width - 50, depth: 280, height: 12, corner: 8, edge: 2 }), rubber),
    solid(prism({ width: width - 26, depth: 196, height: 6, corner: 8, edge: 1 }), brushedSteel, [0, deck - 6, 40]),
    solid(prism({ width: width - 60, depth: 5, height: 34, corner: 2, edge: 1 }), blasted, [0, deck, -12]),
    placed(control(), [196, 8 + (deck - 12) / 2, 165]),
    solid(prism({ width, depth: 118, height: 400, corner: 16, edge: 4 }), warmWhite, [0, deck - 4, -104]),
    solid(prism({ width: width - 30, depth: 4, height: 92, corner: 1.6, edge: 0.6 }), graphite, [0, 356, -44]),
    solid(prism({ width: width - 30, depth: 4, height: 268, corner: 1.6, edge: 0.6 }), splashGuard, [0, deck + 6, -44]),
    solid(prism({ width: width - 20, depth: 46, height: 34, corner: 8, edge: 2.4 }), anodised, [
      0,
      deck + nozzles + 62,
      40,
    ]),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 30, depth: 96, height: 26, corner: 5, edge: 2 }), anodised, [
        side * 276,
        deck + nozzles + 66,
        -10,
      ]),
    ),
    ...places.map((x, i) => placed(nozzle(i === 1 || i === 2 ? liquid : undefined), [x, deck + nozzles, 40])),
    ...places.map((x) => placed(openBottle(resin, liquid), [x, deck, 40])),
  );
}

/** What a resin looks like before it is cured. */
function liquidOf({ samples }: Resin): MeshPhysicalMaterial {
  const color = samples[0]?.hex ?? '#d8c4a0';
  return new MeshPhysicalMaterial({ color, roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.02 });
}

/** Its end is at y = 0; its hose rises to the pump behind it. */
function nozzle(running?: MeshPhysicalMaterial): Group {
  const pipe = lathe([
    [0, 0],
    [5, 0],
    [6.4, 4],
    [6.4, 46],
    [11, 50],
    [11, 104],
    [9, 108],
    [0, 108],
  ]);
  return assembly(
    solid(pipe, brightSteel),
    solid(new CylinderGeometry(14, 14, 16, 48), softBlack, [0, 104, 0]),
    ...(running ? [solid(new CylinderGeometry(2.6, 2.2, 40, 24), running, [0, -20, 0])] : []),
    hose(
      [
        [0, 110, 0],
        [0, 142, -4],
        [0, 168, -44],
        [0, 150, -82],
        [0, 120, -104],
      ],
      7,
      softBlack,
    ),
  );
}

/** Without its cap; a little of the liquid is seen in the neck. */
function openBottle(resin: Resin, liquid: MeshPhysicalMaterial): Group {
  const whole = createResinBottle(resin);
  whole.children[0]?.children.splice(2, 1);
  return assembly(
    whole,
    solid(new TorusGeometry(16.4, 1.6, 12, 64).rotateX(Math.PI / 2), graphite, [0, mouth - 1, 0]),
    solid(new CylinderGeometry(15.6, 15.6, 1, 48), gap, [0, mouth - 1.4, 0]),
    solid(new CylinderGeometry(11, 11, 0.4, 48), liquid, [0, mouth - 0.8, 0]),
  );
}

/** Display and keys on the front of the base. */
function control(): Group {
  return assembly(
    solid(plate({ width: 176, height: 44, corner: 8 }, 3, [], 0.8), blackGlass, [0, 0, -1.4]),
    placed(display(96, 34, reading('4 × 1000 g', 12)), [-34, 0, 1.8]),
    ...[0, 1].map((i) =>
      solid(plate({ width: 24, height: 24, corner: 12 }, 3, [], 1), i === 0 ? violetLight : graphite, [
        36 + i * 34,
        0,
        0.6,
      ]),
    ),
  );
}

function reading(words: string, size: number): Draw {
  return (pen) => {
    pen.fillStyle = '#101116';
    pen.fillRect(0, 0, 200, 80);
    pen.fillStyle = '#f4f2ec';
    write(pen, words, [6, 16 + size * 0.4], size, 620);
  };
}

/** A laboratory balance; on its pan a beaker with a sample of the resin. */
export function balanceWithBeaker(resin: Resin): Group {
  const beaker = lathe(
    [
      [0, 0],
      [34, 0],
      [37, 3],
      [37, 96],
      [40, 101],
      [38.6, 101.4],
      [35.6, 97],
      [35.6, 4],
      [0, 2.6],
    ],
    96,
  );
  const filling = lathe(
    [
      [0, 3],
      [34.6, 3],
      [35.2, 5],
      [35.2, 54],
      [0, 54],
    ],
    96,
  );
  const face = assembly(
    solid(plate({ width: 178, height: 58, corner: 9 }, 34, [], 2), warmWhite, [0, 0, -34]),
    solid(plate({ width: 150, height: 40, corner: 7 }, 3, [], 0.8), blackGlass, [0, 0, -1.6]),
    placed(display(118, 30, reading('250.00 g', 21)), [0, 0, 1.6]),
  );
  return assembly(
    solid(prism({ width: 212, depth: 250, height: 48, corner: 22, edge: 9, foot: 2 }), warmWhite, [0, 6, 0]),
    solid(prism({ width: 180, depth: 216, height: 7, corner: 16, edge: 1 }), rubber),
    placed(turned(face, { x: -42 }), [0, 36, 134]),
    solid(new CylinderGeometry(20, 20, 8, 48), softBlack, [0, 56, -24]),
    solid(prism({ width: 156, depth: 150, height: 5, corner: 16, edge: 1.6 }), brushedSteel, [0, 59, -24]),
    placed(assembly(solid(filling, liquidOf(resin)), clearSheet(beaker, { edge: 0.55 })), [0, 64, -24]),
  );
}

/** A canister of 25 kg with its handle, and a label in the style of the bottles. */
export function canister({ name, samples }: Resin): Group {
  const [wide, deep, tall] = [250, 230, 350];
  const body = { width: wide, depth: deep, corner: 46 };
  const label = createCanvas(150, 150, 8, (pen) => {
    pen.fillStyle = '#f6f4ef';
    pen.fillRect(0, 0, 150, 150);
    pen.fillStyle = samples[0]?.hex ?? '#d8c4a0';
    pen.fillRect(0, 0, 9, 150);
    pen.fillStyle = '#222327';
    write(pen, 'HELIOGRAPH', [22, 24], 7, 620, 2.2);
    for (const [i, word] of name.split(/ (?=UV)/).entries()) write(pen, word, [21, 56 + i * 23], 21, 640, -0.1);
    write(pen, '25 kg', [22, 134], 13, 560);
  });
  const paper = new MeshPhysicalMaterial({ map: label, roughness: 0.5, clearcoat: 0.2, clearcoatRoughness: 0.35 });
  const grip = new TorusGeometry(46, 10, 18, 48, Math.PI);
  return assembly(
    solid(prism({ ...body, height: tall, edge: 40, foot: 10 }), graphite),
    solid(new PlaneGeometry(150, 150), paper, [0, 167, deep / 2 + 0.4]),
    solid(grip, graphite, [-44, tall - 8, 0]),
    solid(new CylinderGeometry(30, 32, 34, 64), softBlack, [66, tall + 8, 0]),
  );
}
