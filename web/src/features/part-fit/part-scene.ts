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
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { directions } from './mesh/directions.ts';
import type { Triangles } from './mesh/mesh.ts';

export type PartScene = {
  /** Steps to the right, down and closer. */
  move: (steps: { turn?: number; tilt?: number; zoom?: number }) => void;
  /** Turns the part so that a direction points up. */
  turnUp: (direction: number) => void;
  dispose: () => void;
};

const STEP = Math.PI / 12;
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
  controls.enablePan = false;
  const draw = () => renderer.render(scene, camera);
  controls.addEventListener('change', draw);
  const resize = new ResizeObserver(() => {
    renderer.setSize(canvas.clientWidth, canvas.clientHeight, false);
    camera.aspect = canvas.clientWidth / Math.max(1, canvas.clientHeight);
    camera.updateProjectionMatrix();
    draw();
  });
  resize.observe(canvas);
  return {
    move: ({ turn = 0, tilt = 0, zoom = 0 }) => {
      const place = new Spherical().setFromVector3(camera.position);
      place.theta += turn * STEP;
      place.phi += tilt * STEP;
      place.radius = Math.min(Math.max(place.radius * 0.8 ** zoom, radius * 1.2), radius * 20);
      camera.position.setFromSpherical(place.makeSafe());
      controls.update();
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

/** The renderer of three.js logs an error where WebGL is missing, so this asks first. */
function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer | null {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) return null;
  const renderer = new WebGLRenderer({ canvas, context, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
  return renderer;
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
