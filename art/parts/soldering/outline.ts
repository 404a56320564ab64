import { Path, Shape, Vector2 } from 'three';

/** A corner of an outline and the radius it is rounded with. */
export type Corner = [x: number, y: number, radius: number];

/** A closed line through the corners, each rounded by an arc. */
export function rounded<Line extends Path>(line: Line, corners: Corner[]): Line {
  const arcs = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    return arcAt(before, corner, corners[(i + 1) % corners.length] ?? corner);
  });
  for (const [i, { start, end, centre, radius, clockwise }] of arcs.entries()) {
    if (i === 0) line.moveTo(start.x, start.y);
    else line.lineTo(start.x, start.y);
    const [from, to] = [start.clone().sub(centre).angle(), end.clone().sub(centre).angle()];
    line.absarc(centre.x, centre.y, radius, from, to, clockwise);
  }
  line.closePath();
  return line;
}

function arcAt(before: Corner, corner: Corner, after: Corner) {
  const [x, y, radius] = corner;
  const at = new Vector2(x, y);
  const back = new Vector2(before[0], before[1]).sub(at).normalize();
  const on = new Vector2(after[0], after[1]).sub(at).normalize();
  const half = Math.acos(Math.max(-1, Math.min(1, back.dot(on)))) / 2;
  const reach = radius / Math.tan(half);
  const centre = at.clone().add(
    back
      .clone()
      .add(on)
      .normalize()
      .multiplyScalar(radius / Math.sin(half)),
  );
  return {
    start: at.clone().addScaledVector(back, reach),
    end: at.clone().addScaledVector(on, reach),
    centre,
    radius,
    clockwise: back.cross(on) > 0,
  };
}

export type Window = { x: number; y: number; width: number; height: number; corner: number };

export function windowCorners({ x, y, width, height, corner }: Window): Corner[] {
  const [left, right, low, high] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    [left, low, corner],
    [right, low, corner],
    [right, high, corner],
    [left, high, corner],
  ];
}

export function window(opening: Window): Path {
  return rounded(new Path(), windowCorners(opening));
}

export function panel(opening: Window): Shape {
  return rounded(new Shape(), windowCorners(opening));
}
