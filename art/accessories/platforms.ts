import { BoxGeometry, CylinderGeometry, type Group } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { buildPlatform } from '../machines/build-unit.ts';
import { lettering } from '../machines/print.ts';
import { anodised, blasted, brightSteel } from '../materials/metals.ts';
import { gap, softBlack } from '../materials/plastics.ts';
import { grounded } from '../shapes/grounded.ts';
import { assembly, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { crown } from './crown.ts';
import { createFamily } from './family.ts';
import { bentSheet, sheet } from './sheets.ts';

/** Brighter than brushed steel, which mirrors the dark side of the studio. */
const springSteel = blasted.clone();
springSteel.color.set('#c4c5c4');
springSteel.roughness = 0.36;

export const createShot = createFamily({
  'perforated-build-platform': {
    build: perforatedPlatform,
    view: { azimuth: 30, elevation: 20, fill: { width: 0.62, height: 0.62 } },
  },
  'chairside-flex-platform': { build: chairsidePlatform, view: { azimuth: 24, elevation: 26 } },
  'reflex-flexible-plate': { build: reflexPlate, view: { azimuth: 26, elevation: 32 } },
});

/** Leans a platform back on its arm, the printed face to the viewer. */
function leaning(platform: Group): Group {
  return grounded(turned(platform, { x: -112 }));
}

function perforatedPlatform(): Group {
  const [width, depth, spacing, diameter] = [206, 116, 4, 1.5];
  const [columns, rows] = [Math.floor(width / spacing) - 2, Math.floor(depth / spacing) - 2];
  const hole = new CylinderGeometry(diameter / 2, diameter / 2, 0.2, 10);
  const holes = Array.from({ length: columns * rows }, (_, i) =>
    hole
      .clone()
      .translate(
        ((i % columns) - (columns - 1) / 2) * spacing,
        0,
        (Math.floor(i / columns) - (rows - 1) / 2) * spacing,
      ),
  );
  return leaning(assembly(buildPlatform({ width, depth }, 60), solid(mergeGeometries(holes), gap)));
}

function chairsidePlatform(): Group {
  const [width, depth] = [124.8, 70.2];
  const flexible = assembly(
    buildPlatform({ width, depth }, 40),
    solid(prism({ width: width - 2, depth: depth - 2, height: 1.2, corner: 2, edge: 0.2 }), softBlack, [0, -1.2, 0]),
    solid(sheet({ width, height: depth, corner: 3 }, 0.6, [], 0.15), springSteel, [0, -2, 0]),
    solid(tongue(), springSteel, [0, -2, depth / 2 + 5]),
    ...[-1, 1].map((side) =>
      solid(new CylinderGeometry(2, 2, 4, 20), brightSteel, [side * (width / 2 - 5), -2, -depth / 2 + 5]),
    ),
  );
  return assembly(
    placed(leaning(flexible), [-20, 0, -36]),
    placed(turned(bentWithCrowns(width, depth), { y: -8 }), [28, 0, 62]),
  );
}

function tongue() {
  return sheet({ width: 34, height: 16, corner: 5 }, 0.6, [], 0.15);
}

/** The second sheet, bent by hand: crowns stand on it, the last one has come off. */
function bentWithCrowns(width: number, depth: number): Group {
  const radius = 150;
  const standing = [-44, -20, 6].map((along, i) => {
    const angle = along / radius;
    const reach = radius - 0.4;
    return placed(turned(assembly(crown()), { y: i * 40, z: (angle * 180) / Math.PI }), [
      Math.sin(angle) * reach,
      radius - Math.cos(angle) * reach,
      i % 2 === 0 ? -12 : 10,
    ]);
  });
  return assembly(
    solid(bentSheet(width, depth, 0.6, radius), springSteel),
    ...standing,
    placed(turned(crown(), { y: 110 }), [52, 0, 54]),
  );
}

function reflexPlate(): Group {
  const [width, depth] = [192, 121];
  const base = assembly(
    solid(prism({ width, depth, height: 22, corner: 4, edge: 1.6, foot: 0.6 }), blasted),
    solid(prism({ width: width - 2, depth: depth - 2, height: 1.4, corner: 3, edge: 0.2 }), softBlack, [0, 22, 0]),
    ...[-1, 1].map((side) =>
      solid(prism({ width: 8, depth: 8, height: 3, corner: 4, edge: 1 }), brightSteel, [
        side * (width / 2 - 9),
        22,
        -depth / 2 + 9,
      ]),
    ),
    lettering({ text: 'HELIOGRAPH', size: 6.6, colour: '#4a4b50', weight: 600, spacing: 2.2 }, [-86, 11, depth / 2]),
  );
  return assembly(base, placed(turned(texturedSheet(width, depth), { y: 7, z: 7 }), [16, 38, 10]));
}

/** Bent upwards, the laser-textured side on top. */
function texturedSheet(width: number, depth: number): Group {
  const radius = 230;
  const groove = new BoxGeometry(0.5, 0.3, depth - 8);
  const grooves = Array.from({ length: 60 }, (_, i) => {
    const angle = ((i - 29.5) * 3) / radius;
    return groove
      .clone()
      .rotateZ(angle)
      .translate(Math.sin(angle) * (radius - 0.35), radius - Math.cos(angle) * (radius - 0.35), 0);
  });
  const end = (width / 2 + 6) / radius;
  return assembly(
    solid(bentSheet(width, depth, 0.6, radius), springSteel),
    solid(mergeGeometries(grooves), anodised),
    placed(turned(assembly(solid(tongue().rotateY(Math.PI / 2), springSteel)), { z: (end * 180) / Math.PI }), [
      Math.sin(end) * radius,
      radius - Math.cos(end) * radius - 0.3,
      0,
    ]),
  );
}
