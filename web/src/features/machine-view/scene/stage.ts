import {
  CanvasTexture,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  NeutralToneMapping,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

export type Stage = { scene: Scene; ground: Group; dispose: () => void };

/** A lit scene. What is added to the ground stands on its shadow. */
export function createStage(renderer: WebGLRenderer): Stage {
  renderer.toneMapping = NeutralToneMapping;
  const generator = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const environment = generator.fromScene(room, 0.04);
  room.dispose();
  generator.dispose();
  const lamp = new DirectionalLight(0xffffff, 1);
  lamp.position.set(-1.5, 3, 2.5);
  const ground = new Group();
  const scene = new Scene().add(ground, lamp);
  Object.assign(scene, { environment: environment.texture, environmentIntensity: 0.62 });
  return { scene, ground, dispose: () => environment.dispose() };
}

/** A soft shadow on the floor, for a footprint in meters. */
export function createShadow(width: number, depth: number): Mesh {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 128, height: 128 });
  const pen = canvas.getContext('2d');
  const shade = pen?.createRadialGradient(64, 64, 20, 64, 64, 64);
  if (pen && shade) {
    for (const [stop, alpha] of [
      [0, 0.42],
      [0.5, 0.2],
      [1, 0],
    ] as const)
      shade.addColorStop(stop, `rgb(0 0 0 / ${alpha})`);
    pen.fillStyle = shade;
    pen.fillRect(0, 0, 128, 128);
  }
  const material = new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, depthWrite: false });
  const shadow = new Mesh(new PlaneGeometry(width * 1.6, depth * 1.6).rotateX(-Math.PI / 2), material);
  shadow.position.y = 0.0005;
  shadow.renderOrder = -1;
  return shadow;
}
