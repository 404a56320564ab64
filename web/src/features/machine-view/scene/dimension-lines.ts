import { type PerspectiveCamera, Vector3 } from 'three';

/** In millimeters. */
export type MachineSize = { width: number; depth: number; height: number };

type Point = readonly [x: number, y: number];
/** In pixels of the canvas. */
export type DimensionLine = { side: keyof MachineSize; from: Point; to: Point };

/** Distance of the lines from the machine, as a share of its height. */
const GAP = 0.06;

/** One line for each side, along the edges that the camera sees best. */
export function projectDimensions(
  size: MachineSize,
  camera: PerspectiveCamera,
  canvas: { width: number; height: number },
): DimensionLine[] {
  const [x, y, z] = [size.width / 2000, size.height / 1000, size.depth / 2000];
  const gap = y * GAP;
  // The sides of the machine that face the camera.
  const [side, front] = [Math.sign(camera.position.x) || 1, Math.sign(camera.position.z) || 1];
  const project = (...point: [number, number, number]): Point => {
    const { x: across, y: up } = new Vector3(...point).project(camera);
    return [((across + 1) / 2) * canvas.width, ((1 - up) / 2) * canvas.height];
  };
  const leftmost = [
    [-side, front],
    [side, -front],
  ].toSorted(([a = 0, b = 0], [c = 0, d = 0]) => project(a * x, 0, b * z)[0] - project(c * x, 0, d * z)[0])[0];
  const [cornerX = 0, cornerZ = 0] = leftmost ?? [];
  const [uprightX, uprightZ] = [cornerX * (x + gap), cornerZ * (z + gap)];
  return [
    { side: 'width', from: project(-x, 0, front * (z + gap)), to: project(x, 0, front * (z + gap)) },
    { side: 'depth', from: project(side * (x + gap), 0, -z), to: project(side * (x + gap), 0, z) },
    { side: 'height', from: project(uprightX, 0, uprightZ), to: project(uprightX, y, uprightZ) },
  ];
}
