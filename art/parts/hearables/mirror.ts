import type { BufferGeometry } from 'three';

/** The other ear of a pair: mirrored in x, its faces still looking outwards. */
export function mirror(geometry: BufferGeometry): BufferGeometry {
  const flipped = geometry.scale(-1, 1, 1);
  const index = flipped.getIndex();
  for (let i = 0; index && i < index.count; i += 3) {
    const first = index.getX(i);
    index.setX(i, index.getX(i + 1));
    index.setX(i + 1, first);
  }
  return flipped;
}
