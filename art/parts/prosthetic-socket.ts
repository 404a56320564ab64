import { CylinderGeometry, type Group, LatheGeometry, Vector2 } from 'three';
import { aluminium, anodised, brushedSteel } from '../materials/metals.ts';
import { rubber } from '../materials/plastics.ts';
import { castResin } from '../materials/resins.ts';
import { assembly, solid } from '../shapes/placed.ts';
import { prism } from '../shapes/prism.ts';
import { polygonise } from '../shapes/surface-nets.ts';
import type { View } from '../studio/view.ts';
import { socketField } from './orthopaedics/socket-shape.ts';

export const view: Partial<View> = { azimuth: 36, elevation: 14, lens: 14, fill: { width: 0.6, height: 0.8 } };

const lift = 102;

/** A below-knee socket on its adapter and a short tube. */
export function createPart(): Group {
  const socket = polygonise(socketField(), { low: [-92, -14, -92], high: [92, 248, 92] }, 2);
  return assembly(solid(socket.translate(0, lift, 0), castResin('#e6e3dc')), ...adapter());
}

function adapter() {
  const tube = [
    [0.1, 8],
    [15, 8],
    [15, 66],
    [0.1, 66],
  ].map(([radius = 0, y = 0]) => new Vector2(radius, y));
  const clamp = [
    [15, 46],
    [20.4, 46],
    [21, 46.6],
    [21, 70],
    [20.4, 71],
    [16, 71],
  ].map(([radius = 0, y = 0]) => new Vector2(radius, y));
  const screws = [0, 1, 2, 3].map((side) =>
    solid(
      new CylinderGeometry(3, 3, 3, 24)
        .rotateZ(Math.PI / 2)
        .translate(21, 63, 0)
        .rotateY((side * Math.PI) / 2 + 0.5),
      anodised,
    ),
  );
  return [
    solid(new LatheGeometry(tube, 64), brushedSteel),
    solid(new LatheGeometry(clamp, 64), aluminium),
    solid(new CylinderGeometry(13, 17, 14, 4).rotateY(0.5).translate(0, 76, 0), brushedSteel),
    solid(prism({ width: 52, depth: 52, height: 6.4, corner: 14, edge: 1.2 }).translate(0, 82, 0), aluminium),
    solid(prism({ width: 62, depth: 62, height: 10, corner: 30, edge: 3 }), rubber),
    ...screws,
  ];
}
