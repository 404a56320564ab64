import { CylinderGeometry, type Group, SphereGeometry } from 'three';
import { blasted } from '../../materials/metals.ts';
import { graphite, rubber, softBlack, warmWhite } from '../../materials/plastics.ts';
import { assembly, solid } from '../../shapes/placed.ts';
import { prism } from '../../shapes/prism.ts';

const [width, depth, height] = [62, 110, 32];

/** A computer mouse, its wheel away from the viewer. */
export function mouse(): Group {
  return assembly(
    solid(prism({ width: width - 6, depth: depth - 8, height: 3, corner: 27, edge: 0.6 }), rubber),
    solid(shell(), warmWhite, [0, 2, 0]),
    solid(new CylinderGeometry(9.5, 9.5, 6.4, 48).rotateZ(Math.PI / 2), softBlack, [0, height - 15, -depth * 0.25]),
  );
}

/** A dome on a rounded plan, highest behind its middle. */
function shell() {
  const dome = new SphereGeometry(1, 96, 48, 0, 2 * Math.PI, 0, Math.PI / 2);
  const position = dome.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const square = 1 + 0.16 * (2 * x * z) ** 2;
    const rise = Math.max(0, y) ** 0.72;
    position.setXYZ(
      i,
      (x * square * width) / 2,
      rise * height * (1 - 0.14 * z * z + 0.1 * z),
      (z * square * depth) / 2,
    );
  }
  dome.computeVertexNormals();
  return dome;
}

/** A knob with six axes, for turning models on the screen. */
export function spaceKnob(): Group {
  return assembly(
    solid(prism({ width: 78, depth: 78, height: 14, corner: 39, edge: 3, foot: 1 }), blasted),
    solid(new CylinderGeometry(24, 26, 5, 64), softBlack, [0, 15, 0]),
    solid(prism({ width: 58, depth: 58, height: 30, corner: 29, edge: 6, foot: 3 }), graphite, [0, 17, 0]),
  );
}
