/** Pixels with the depth of what they show; smaller is nearer. */
export type Raster = { width: number; height: number; image: ImageData; depth: Float32Array };

/** Triangles: x and y in pixels with the depth, and red, green, blue (0 to 255) and opacity (0 to 1) of each corner. */
export type Facets = { at: Float32Array; colours: Float32Array; index: ArrayLike<number> };

export function createRaster(width: number, height: number): Raster {
  const depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  return { width, height, image: new ImageData(width, height), depth };
}

/** Opaque facets, whichever way they face. */
export function drawOpaque(raster: Raster, facets: Facets): void {
  for (let i = 0; i < facets.index.length; i += 3) scan(raster, facets, i, paint(raster, facets));
}

/** Blends the facets that look to the viewer over what is there, the nearest of them only. */
export function drawTransparent(raster: Raster, facets: Facets): void {
  const front = { ...raster, depth: raster.depth.slice() };
  const isFront = (i: number) => signedArea(facets, i) < 0;
  for (let i = 0; i < facets.index.length; i += 3) if (isFront(i)) scan(front, facets, i, markDepth(front));
  const blend = paint(raster, facets);
  const nearest: Paint = (pixel, z, corners, shares) => {
    if (z > (front.depth[pixel] ?? 0) + 1e-6) return;
    blend(pixel, z, corners, shares);
    front.depth[pixel] = Number.NEGATIVE_INFINITY;
  };
  for (let i = 0; i < facets.index.length; i += 3) if (isFront(i)) scan(raster, facets, i, nearest);
}

type Triple = [number, number, number];
type Paint = (pixel: number, z: number, corners: Triple, shares: Triple) => void;

function markDepth({ depth }: Raster): Paint {
  return (pixel, z) => {
    depth[pixel] = z;
  };
}

function paint({ image: { data }, depth }: Raster, { colours }: Facets): Paint {
  return (pixel, z, [a, b, c], [p, q, r]) => {
    const of = (channel: number) =>
      (colours[a * 4 + channel] ?? 0) * p + (colours[b * 4 + channel] ?? 0) * q + (colours[c * 4 + channel] ?? 0) * r;
    const opacity = of(3);
    for (let channel = 0; channel < 3; channel++) {
      const below = data[pixel * 4 + channel] ?? 0;
      data[pixel * 4 + channel] = below + (of(channel) - below) * opacity;
    }
    const covered = data[pixel * 4 + 3] ?? 0;
    data[pixel * 4 + 3] = covered + (255 - covered) * opacity;
    depth[pixel] = z;
  };
}

/** Twice the area of a triangle, negative if its corners run against the clock. */
function signedArea({ at, index }: Facets, first: number): number {
  const [a = 0, b = 0, c = 0] = [index[first], index[first + 1], index[first + 2]].map((corner = 0) => corner * 3);
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = [at[a], at[a + 1], at[b], at[b + 1], at[c], at[c + 1]];
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Calls `draw` for the pixels of a triangle that nothing nearer covers. */
function scan({ width, height, depth }: Raster, facets: Facets, first: number, draw: Paint): void {
  const { at, index } = facets;
  const double = signedArea(facets, first);
  if (double === 0) return;
  const corners: Triple = [index[first] ?? 0, index[first + 1] ?? 0, index[first + 2] ?? 0];
  const [a, b, c] = [corners[0] * 3, corners[1] * 3, corners[2] * 3];
  const [ax = 0, ay = 0, az = 0] = [at[a], at[a + 1], at[a + 2]];
  const [bx = 0, by = 0, bz = 0] = [at[b], at[b + 1], at[b + 2]];
  const [cx = 0, cy = 0, cz = 0] = [at[c], at[c + 1], at[c + 2]];
  const [left, right] = [Math.max(0, Math.ceil(Math.min(ax, bx, cx))), Math.min(width - 1, Math.max(ax, bx, cx))];
  const [top, bottom] = [Math.max(0, Math.ceil(Math.min(ay, by, cy))), Math.min(height - 1, Math.max(ay, by, cy))];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const p = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / double;
      const q = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / double;
      const r = 1 - p - q;
      if (p < 0 || q < 0 || r < 0) continue;
      const z = az * p + bz * q + cz * r;
      const pixel = y * width + x;
      if (z <= (depth[pixel] ?? 0)) draw(pixel, z, corners, [p, q, r]);
    }
}
