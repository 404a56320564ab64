import { Box3, type Color, DirectionalLight, Group, type Object3D, Sphere } from 'three';
import type { LightRay } from './light-field.ts';

/** A few lamps that stand at other places of the light field in every frame. */
export type Lamps = { group: Group; aim: (rays: LightRay[], gain: Color) => void };

export function createLamps(count: number, subject: Object3D, mapSize: number): Lamps {
  const sphere = new Box3().setFromObject(subject).getBoundingSphere(new Sphere());
  const group = new Group();
  const lamps = Array.from({ length: count }, () => createLamp(sphere, mapSize));
  for (const lamp of lamps) group.add(lamp, lamp.target);
  return {
    group,
    aim(rays, gain) {
      for (const [n, lamp] of lamps.entries()) aimLamp(lamp, rays[n], sphere, gain);
    },
  };
}

function createLamp(sphere: Sphere, mapSize: number): DirectionalLight {
  const lamp = new DirectionalLight();
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(mapSize, mapSize);
  const reach = sphere.radius * 1.02;
  Object.assign(lamp.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 1,
    far: reach * 40,
  });
  lamp.shadow.bias = -0.00002;
  lamp.shadow.normalBias = (reach * 2.2) / mapSize;
  lamp.shadow.radius = 2.4;
  lamp.target.position.copy(sphere.center);
  return lamp;
}

function aimLamp(lamp: DirectionalLight, ray: LightRay | undefined, sphere: Sphere, gain: Color): void {
  lamp.visible = ray !== undefined;
  if (!ray) return;
  lamp.position.copy(sphere.center).addScaledVector(ray.direction, sphere.radius * 1.5);
  lamp.color.setRGB(...ray.colour).multiply(gain);
}
