import { LatheGeometry, Vector2 } from 'three';

/** A turned body; each point is a radius and a height. Doubled points keep an edge sharp. */
export function lathe(points: [radius: number, y: number][], segments = 72): LatheGeometry {
  return new LatheGeometry(
    points.map(([radius, y]) => new Vector2(Math.max(radius, 0.01), y)),
    segments,
  );
}
