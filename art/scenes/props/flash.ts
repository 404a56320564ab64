import { type Group, MeshBasicMaterial, PlaneGeometry, SpotLight } from 'three';
import { assembly, placed, solid, turned } from '../../shapes/placed.ts';

/** Keeps the studio light out, but is not seen. */
const curtain = new MeshBasicMaterial({ colorWrite: false, depthWrite: false });
const intensity = 4;

/** The flash of a phone at the given place, which shines at a point on the axis in a darkened room of the given size. */
export function flashInDarkRoom([x, y, z]: [number, number, number], aim: number, room: number): Group {
  const flash = new SpotLight('#ffffff', intensity, 0, 0.5, 0.35, 0);
  flash.position.set(x, y, z);
  flash.target.position.set(0, aim, 0);
  flash.castShadow = true;
  flash.shadow.mapSize.set(2048, 2048);
  Object.assign(flash.shadow.camera, { near: room / 3, far: 2 * room });
  flash.shadow.bias = -0.0004;
  flash.shadow.normalBias = 0.6;
  const side = () => solid(new PlaneGeometry(room, room), curtain);
  const lights = assembly(
    placed(turned(assembly(side()), { y: 90 }), [-room / 2, room / 2, 0]),
    placed(turned(assembly(side()), { y: 90 }), [room / 2, room / 2, 0]),
    placed(turned(assembly(side()), { x: 90 }), [0, room, 0]),
    placed(assembly(side()), [0, room / 2, -room / 2]),
  );
  return lights.add(flash, flash.target);
}
