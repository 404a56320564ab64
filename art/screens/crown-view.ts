import { type BufferGeometry, CatmullRomCurve3, PerspectiveCamera, TubeGeometry, Vector3 } from 'three';
import type { Placed } from '../parts/teeth/arch.ts';
import { crownCase } from '../parts/teeth/crown-case.ts';
import { crownField } from '../parts/teeth/restorations.ts';
import type { Field } from '../shapes/field.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { Box, Pen } from './pen.ts';
import { createRaster, drawOpaque, drawTransparent, type Facets } from './raster.ts';

type Shade = (at: Vector3, normal: Vector3) => [red: number, green: number, blue: number, opacity: number];
type Spot = { at: Vector3; radius: number; most: number };

const stone = [244, 230, 204] as const;
const tint = [194, 180, 255] as const;
const marginColour = [92, 255, 214] as const;

/** How far the proposal is lifted off its stump, in millimetres. */
const lifted = 5.4;
const key = new Vector3(-0.42, 0.74, 0.52).normalize();
const fill = new Vector3(0.85, 0.12, 0.5).normalize();

/** The lower jaw with a tooth that is prepared for a crown, its margin, and the proposal with its contacts above it. */
export function crownView(pen: Pen, box: Box, pixels: number): void {
  const { jaw, prepared } = crownCase();
  const toWorld = frameOf(prepared);
  const camera = cameraFor(toWorld(new Vector3(-1, 3, -2)), box);
  const raster = createRaster(Math.round(box.width * pixels), Math.round(box.height * pixels));
  const look = (geometry: BufferGeometry, shade: Shade) => project(geometry, shade, camera, raster);

  const proximal = proximalContacts(prepared, toWorld);
  const model = polygonise(jaw, { low: [-36, 5, -36], high: [36, 30, 32] }, 0.25);
  drawOpaque(
    raster,
    look(model, (at, normal) => {
      const heat = heatAt(at, proximal);
      return lit(heat > 0 ? blend(stone, colourOf(heat), 0.9) : stone, normal, openness(jaw, at, normal), camera);
    }),
  );
  drawOpaque(
    raster,
    look(marginLine(prepared, toWorld), () => [...marginColour, 1]),
  );

  const contacts = [...proximal, ...bitingContacts(prepared, toWorld)];
  const proposal = polygonise(crownField(prepared.tooth), { low: [-8, -1, -8], high: [8, 10, 8] }, 0.16);
  const up = toWorld(new Vector3(0, 1, 0)).sub(toWorld(new Vector3()));
  const inPlace = moved(proposal, toWorld);
  drawTransparent(
    raster,
    look(
      moved(inPlace, (at) => at.addScaledVector(up, lifted)),
      (at, normal) => {
        const heat = heatAt(at.clone().addScaledVector(up, -lifted), contacts);
        const [red, green, blue] = lit(heat > 0 ? blend(tint, colourOf(heat), 0.95) : tint, normal, 1, camera);
        const rim = 1 - Math.abs(normal.dot(camera.position.clone().sub(at).normalize()));
        return [red, green, blue, heat > 0 ? 0.96 : 0.72 + 0.26 * rim ** 1.4];
      },
    ),
  );

  const canvas = Object.assign(document.createElement('canvas'), { width: raster.width, height: raster.height });
  canvas.getContext('2d')?.putImageData(raster.image, 0, 0);
  pen.drawImage(canvas, box.x, box.y, box.width, box.height);
}

function cameraFor(middle: Vector3, { width, height }: Box): PerspectiveCamera {
  const camera = new PerspectiveCamera(20, width / height, 10, 400);
  camera.position.set(62, 106, 84).setLength(131).add(middle);
  camera.lookAt(middle.add(new Vector3(-5.6, 1, -4.8)));
  camera.updateMatrixWorld();
  return camera;
}

/** From x to the back, y up and z to the cheek of a tooth into the jaw. */
function frameOf({ neck, axes }: Placed): (at: Vector3) => Vector3 {
  const [u, v, w] = axes.map((axis) => new Vector3(...axis));
  const origin = new Vector3(...neck);
  return ({ x, y, z }) =>
    origin
      .clone()
      .addScaledVector(u ?? origin, x)
      .addScaledVector(w ?? origin, y)
      .addScaledVector(v ?? origin, z);
}

function moved(geometry: BufferGeometry, move: (at: Vector3) => Vector3): BufferGeometry {
  const result = geometry.clone();
  const [position, normal] = [result.getAttribute('position'), result.getAttribute('normal')];
  for (let i = 0; i < position.count; i++) {
    const at = new Vector3().fromBufferAttribute(position, i);
    const tip = move(at.clone().add(new Vector3().fromBufferAttribute(normal, i)));
    const to = move(at);
    position.setXYZ(i, ...to.toArray());
    normal.setXYZ(i, ...tip.sub(to).normalize().toArray());
  }
  return result;
}

/** Along the outer edge of the chamfer. */
function marginLine({ tooth }: Placed, toWorld: (at: Vector3) => Vector3): BufferGeometry {
  const points = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI;
    let radius = 5;
    for (let round = 0; round < 30; round++)
      radius -= 0.7 * tooth.walls(radius * Math.cos(angle), radius * Math.sin(angle), 0.8);
    return toWorld(new Vector3(radius * Math.cos(angle), 0.86, radius * Math.sin(angle)));
  });
  return new TubeGeometry(new CatmullRomCurve3(points, true), 360, 0.17, 10, true);
}

function proximalContacts({ tooth: { anatomy } }: Placed, toWorld: (at: Vector3) => Vector3): Spot[] {
  const [half, height] = [anatomy.width * 0.488, anatomy.height * 0.74];
  return [-half, half].map((x) => ({ at: toWorld(new Vector3(x, height, 0.3)), radius: 2, most: 0.75 }));
}

function bitingContacts({ tooth: { anatomy } }: Placed, toWorld: (at: Vector3) => Vector3): Spot[] {
  const spots = [
    { x: -0.42, z: 0.3, radius: 1.5, most: 1 },
    { x: 0.2, z: 0.36, radius: 1.25, most: 0.7 },
    { x: -0.2, z: -0.34, radius: 1.2, most: 0.6 },
    { x: 0.42, z: -0.22, radius: 1.4, most: 0.85 },
    { x: 0.64, z: 0.2, radius: 1, most: 0.4 },
  ];
  return spots.map(({ x, z, ...spot }) => ({
    ...spot,
    at: toWorld(new Vector3((x * anatomy.width) / 2, anatomy.height * 0.82, (z * anatomy.depth) / 2)),
  }));
}

/** 0 away from contacts, 1 where the pressure is highest. */
function heatAt(at: Vector3, spots: Spot[]): number {
  return Math.max(0, ...spots.map((spot) => Math.min(spot.most, 1.7 * (1 - at.distanceTo(spot.at) / spot.radius))));
}

const scale = [
  [58, 190, 108],
  [250, 214, 66],
  [236, 64, 52],
] as const;

type Colour = readonly [number, number, number];

function colourOf(heat: number): Colour {
  const [green, yellow, red] = scale;
  return heat < 0.5 ? blend(green, yellow, heat * 2) : blend(yellow, red, heat * 2 - 1);
}

function blend(from: Colour, to: Colour, share: number): Colour {
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return [at(0), at(1), at(2)];
}

function lit([red, green, blue]: Colour, normal: Vector3, open: number, camera: PerspectiveCamera): ReturnType<Shade> {
  const seen = normal.clone().transformDirection(camera.matrixWorldInverse);
  const direct = 0.9 * Math.max(0, seen.dot(key)) + 0.2 * Math.max(0, seen.dot(fill));
  const around = 0.24 + 0.1 * seen.y;
  const light = 1.14 - 1.14 * Math.exp(-1.75 * (direct * (0.45 + 0.55 * open) + around * open));
  const shine = 46 * Math.max(0, seen.dot(new Vector3(0, 0, 1).add(key).normalize())) ** 42;
  return [red * light + shine, green * light + shine, blue * light + shine, 1];
}

/** How little the surface is hidden by what stands near it. */
function openness(field: Field, at: Vector3, normal: Vector3): number {
  let open = 1;
  for (const reach of [0.7, 1.8, 3.4]) {
    const { x, y, z } = at.clone().addScaledVector(normal, reach);
    open -= 0.26 * Math.max(0, 1 - field(x, y, z) / reach);
  }
  return Math.max(0.12, open);
}

function project(
  geometry: BufferGeometry,
  shade: Shade,
  camera: PerspectiveCamera,
  { width, height }: { width: number; height: number },
): Facets {
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const at = new Float32Array(position.count * 3);
  const colours = new Float32Array(position.count * 4);
  for (let i = 0; i < position.count; i++) {
    const place = new Vector3().fromBufferAttribute(position, i);
    colours.set(shade(place, new Vector3().fromBufferAttribute(normal, i)), i * 4);
    const { x, y, z } = place.project(camera);
    at.set([((x + 1) / 2) * width, ((1 - y) / 2) * height, z], i * 3);
  }
  return { at, colours, index: geometry.getIndex()?.array ?? [] };
}
