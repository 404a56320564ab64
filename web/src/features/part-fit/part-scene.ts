import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Quaternion,
  Scene,
  Vector3,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Move } from '#ui/orbit-view/move.ts';
import { createRenderer, moveCamera, watchSize } from '#ui/orbit-view/orbit.ts';
import { directions } from './mesh/directions.ts';
import type { Triangles } from './mesh/mesh.ts';

export type PartScene = {
  move: (steps: Move) => void;
  /** Turns the part so that a direction points up. */
  turnUp: (direction: number) => void;
  dispose: () => void;
};

const UP = new Vector3(0, 1, 0);

/** Draws a part when something changes, and never by itself. Null without WebGL. */
export function createPartScene(canvas: HTMLCanvasElement, triangles: Triangles): PartScene | null {
  const renderer = createRenderer(canvas);
  if (!renderer) return null;
  const { mesh, radius } = createMesh(triangles, getComputedStyle(canvas).getPropertyValue('--accent'));
  const camera = new PerspectiveCamera(35, 4 / 3, radius / 100, radius * 100);
  camera.position.setFromSphericalCoords(radius * 3.8, 1.1, 0.7);
  const scene = new Scene().add(mesh, new HemisphereLight(0xffffff, 0x666677, 1.6), camera.add(createLamp()));
  const controls = new OrbitControls(camera, canvas);
  Object.assign(controls, { enablePan: false, minDistance: radius * 1.2, maxDistance: radius * 20 });
  const draw = () => renderer.render(scene, camera);
  controls.addEventListener('change', draw);
  const resize = watchSize(canvas, { renderer, camera }, draw);
  return {
    move: (steps) => {
      moveCamera(controls, steps);
      draw();
    },
    turnUp: (direction) => {
      mesh.quaternion.copy(toRotation(direction));
      draw();
    },
    dispose: () => {
      resize.disconnect();
      controls.dispose();
      mesh.geometry.dispose();
      mesh.material.dispose();
      renderer.dispose();
    },
  };
}

function createMesh(triangles: Triangles, color: string) {
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(triangles, 3));
  geometry.computeBoundingSphere();
  const radius = geometry.boundingSphere?.radius ?? 1;
  geometry.center();
  // Flat shading needs no normals.
  const material = new MeshStandardMaterial({
    color: new Color(color || '#5b3fd6'),
    flatShading: true,
    roughness: 0.65,
  });
  return { mesh: new Mesh(geometry, material), radius };
}

/** Moves with the camera. */
function createLamp(): DirectionalLight {
  const lamp = new DirectionalLight(0xffffff, 2.2);
  lamp.position.set(0.6, 1, 1);
  return lamp;
}

/** In the files, Z is up; in the scene, Y is. */
function toRotation(direction: number): Quaternion {
  const [x, y, z] = directions[direction] ?? [0, 0, 1];
  return new Quaternion().setFromUnitVectors(new Vector3(x, y, z).normalize(), UP);
}
