import {
  CatmullRomCurve3,
  CylinderGeometry,
  type Group,
  type Material,
  MeshPhysicalMaterial,
  TubeGeometry,
  Vector3,
} from 'three';
import { gap, rubber } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, type Place, placed, solid, turned } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { stack } from '../shapes/stack.ts';
import type { View } from '../studio/view.ts';

export const view: Partial<View> = { azimuth: 26, elevation: 30, lens: 14, fill: { width: 0.9, height: 0.8 } };

const [height, layer, lift] = [35, 0.9, 13];

const raw = Object.assign(castResin('#8b8f94'), { roughness: 0.4 });
const primer = new MeshPhysicalMaterial({ color: '#d3d2cd', roughness: 0.85, specularIntensity: 0.4 });
const lacquer = new MeshPhysicalMaterial({
  color: '#4b3a94',
  roughness: 0.2,
  clearcoat: 1,
  clearcoatRoughness: 0.04,
});

/** The same mouse shell as printed on its supports, sanded and primed, and lacquered. */
export function createPart(): Group {
  return assembly(
    placed(turned(assembly(supports(), placed(shell(raw, true), [0, lift, 0])), { y: 14 }), [-76, 0, -20]),
    placed(turned(assembly(shell(primer), seams()), { y: 14 }), [2, 0, 4]),
    placed(turned(assembly(shell(lacquer), seams(), wheel()), { y: 14 }), [80, 0, 28]),
  );
}

/** Half width and half length of the shell at a height, and how far it leans back there. */
function sectionAt(y: number) {
  const share = Math.min(1, y / height);
  const scale = (1 - share ** 2.3) ** (1 / 2.3);
  const tuck = 1 - 0.07 * Math.max(0, 1 - y / 9) ** 2;
  return { width: 32 * scale * tuck, length: 58 * scale * tuck, back: -9 * share ** 1.4 };
}

function ringAt(y: number, at = y): Place[] {
  const { width, length, back } = sectionAt(at);
  return Array.from({ length: 240 }, (_, i) => {
    const angle = (i / 240) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const waist = 1 - 0.09 * Math.exp(-((s * 58 - 6) ** 2) / 500);
    return [Math.sign(c) * Math.abs(c) ** 0.84 * width * waist, y, Math.sign(s) * Math.abs(s) ** 0.9 * length + back];
  });
}

function shell(material: Material, isRaw = false): Group {
  const rings = isRaw ? terraces() : smooth();
  return assembly(solid(stack(rings, isRaw ? 0.5 : 1.2), material));
}

/** Every layer is one step, as wide as the slope is gentle. */
function terraces(): Place[][] {
  const count = Math.floor(height / layer);
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const middle = (i + 0.5) * layer;
    return [ringAt(i * layer, middle), ringAt((i + 1) * layer - 0.12, middle)];
  });
}

function smooth(): Place[][] {
  const count = 64;
  return Array.from({ length: count + 1 }, (_, i) => ringAt(height * Math.sin((i / count) * (Math.PI / 2) * 0.995)));
}

/** Height of the shell above a place on its middle line. */
function topAt(z: number): number {
  let [low, high] = [0, height];
  for (let i = 0; i < 30; i++) {
    const y = (low + high) / 2;
    const { length, back } = sectionAt(y);
    if (z < length + back) low = y;
    else high = y;
  }
  return low;
}

/** The line between the buttons and the one behind them. */
function seams(): Group {
  const points = Array.from({ length: 40 }, (_, i) => {
    const z = -2 + (i / 39) * 57;
    return new Vector3(0, topAt(z) - 0.1, z);
  });
  const line = new TubeGeometry(new CatmullRomCurve3(points), 120, 0.42, 8);
  return assembly(solid(line, gap), solid(prism({ width: 7.4, depth: 24, height: 1, corner: 3.6, edge: 0.2 }), gap));
}

function wheel(): Group {
  const z = 26;
  const tyre = new CylinderGeometry(10, 10, 5, 64).rotateZ(Math.PI / 2);
  return placed(assembly(solid(tyre, rubber)), [0, topAt(z) - 6, z]);
}

function supports(): Group {
  const posts: Group[] = [];
  for (let column = -2; column <= 2; column++)
    for (let row = -4; row <= 4; row++) {
      const [x, z] = [column * 11, row * 11.6];
      if ((x / 27) ** 2 + (z / 52) ** 2 > 1) continue;
      posts.push(assembly(solid(new CylinderGeometry(0.45, 1.2, lift, 16), raw, [x, lift / 2, z])));
    }
  const raft = prism({ width: 66, depth: 116, height: 1.8, corner: 28, edge: 0.6 });
  return assembly(solid(raft, raw), ...posts);
}
