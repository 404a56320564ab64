import { type Group, MeshPhysicalMaterial, PlaneGeometry, SpotLight } from 'three';
import { litScreen } from '../../screens/lit-screen.ts';
import type { Pen } from '../../screens/pen.ts';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';
import { plate } from '../../shapes/plate.ts';
import { prism } from '../../shapes/prism.ts';

type WindowSize = { width: number; height: number; sill: number };

const wallHeight = 640;
const plaster = new MeshPhysicalMaterial({
  color: '#d9d5cb',
  roughness: 0.95,
  specularIntensity: 0.2,
  userData: { castShadow: false },
});
/** Lets the light of the studio pass. */
const frame = new MeshPhysicalMaterial({ color: '#ebe9e4', roughness: 0.44, userData: { castShadow: false } });
/** The wall around the window has its light only from the room. */
const inShade = new MeshPhysicalMaterial({
  color: '#b5b1a8',
  emissive: '#b5b1a8',
  emissiveIntensity: 0.3,
  roughness: 0.95,
  specularIntensity: 0.2,
  userData: { castShadow: false, receiveShadow: false },
});
const sky = { width: 400, height: 400 };

/** The corner of a room, the wall at the left with a window: it faces +x at x = 0, the rear wall +z at z = 0. */
export function windowCorner(length: number, { width, height, sill }: WindowSize, middle: number): Group {
  const wall = { width: length, height: wallHeight };
  const opening = { x: 0, y: sill + height / 2 - wall.height / 2, width, height, corner: 2 };
  const pane = { size: sky, pixels: 2, draw: outdoors };
  const side = assembly(
    ...[-1, 1].map((at) => {
      const rest = (length - width) / 2 + at * middle;
      return solid(new PlaneGeometry(rest, wall.height), inShade, [(at * (width + rest)) / 2, 0, 0]);
    }),
    solid(new PlaneGeometry(width, wall.height - sill - height), inShade, [0, (sill + height) / 2, 0]),
    solid(new PlaneGeometry(width, sill), inShade, [0, (sill - wall.height) / 2, 0]),
    placed(litScreen(pane, Math.max(width, height), 1), [0, opening.y, -34]),
    solid(plate({ width: width + 8, height: height + 8, corner: 3 }, 40, [{ ...opening, y: 0 }], 2), frame, [
      0,
      opening.y,
      -36,
    ]),
    solid(plate({ width, height, corner: 2 }, 22, sashes(width, height), 2), frame, [0, opening.y, -26]),
    solid(prism({ width: width + 40, depth: 62, height: 16, corner: 4, edge: 3 }), frame, [
      0,
      opening.y - height / 2 - 16,
      18,
    ]),
  );
  return assembly(
    placed(turned(side, { y: 90 }), [0, wall.height / 2, length / 2 + middle]),
    solid(new PlaneGeometry(1100, wall.height), plaster, [550, wall.height / 2, 0]),
  );
}

/** Two casements with a bar across each. */
function sashes(width: number, height: number) {
  const [across, along] = [(width - 66) / 2, (height - 62) / 2];
  return [-1, 1].flatMap((side) =>
    [-1, 1].map((level) => ({
      x: side * (across / 2 + 11),
      y: level * (along / 2 + 6),
      width: across,
      height: along,
      corner: 2,
    })),
  );
}

/** What is seen through the panes: a bright sky over trees that are out of focus. */
function outdoors(pen: Pen): void {
  const light = pen.createLinearGradient(0, 0, 0, sky.height);
  for (const [at, colour] of [
    [0, '#f2f7fb'],
    [0.62, '#fbfcfa'],
    [0.78, '#e2ead8'],
    [1, '#c3cfb4'],
  ] as const)
    light.addColorStop(at, colour);
  pen.fillStyle = light;
  pen.fillRect(0, 0, sky.width, sky.height);
}

/** The light of such a window: a few lamps over its height and width, at x = `x`, that shine at the origin. */
export function windowLight(x: number, { width, height, sill }: WindowSize, intensity: number): Group {
  const places = [
    [-0.36, 0.3],
    [0.36, 0.3],
    [0, 0.55],
    [-0.3, 0.85],
    [0.3, 0.85],
  ] as const;
  return assembly(
    ...places.flatMap(([along, up]) => {
      const lamp = new SpotLight('#f4f8ff', intensity / places.length, 0, 0.9, 0.6, 0);
      lamp.position.set(x, sill + height * up, along * width);
      lamp.castShadow = true;
      lamp.shadow.mapSize.set(1024, 1024);
      Object.assign(lamp.shadow.camera, { near: Math.abs(x) / 4, far: Math.abs(x) * 5 });
      Object.assign(lamp.shadow, { bias: -0.002, normalBias: 2.4, radius: 6, autoUpdate: false, needsUpdate: true });
      return [lamp, lamp.target];
    }),
  );
}
