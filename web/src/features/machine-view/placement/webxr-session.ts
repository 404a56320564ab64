import { Matrix4, Mesh, MeshBasicMaterial, PerspectiveCamera, RingGeometry, Vector3 } from 'three';
import type { MachineScene } from '../scene/machine-scene.ts';

type Session = { end: () => Promise<void> };
type Listeners = { onPlaced: () => void; onEnd: () => void };
type Placed = Pick<MachineScene, 'renderer' | 'stage' | 'draw'>;

/** Shows a ring where the model would stand, and places the model at its true size when the visitor taps. */
export async function startWebXr(
  { renderer, stage: { scene, ground }, draw }: Placed,
  overlay: HTMLElement,
  { onPlaced, onEnd }: Listeners,
): Promise<Session> {
  const session = await navigator.xr?.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: overlay },
  });
  if (!session) throw new Error('No session');
  const camera = new PerspectiveCamera(60, 1, 0.05, 50);
  const ring = createRing();
  scene.add(ring);
  ground.visible = false;
  const end = () => {
    renderer.setAnimationLoop(null);
    renderer.xr.enabled = false;
    scene.remove(ring);
    ground.visible = true;
    ground.position.set(0, 0, 0);
    ground.rotation.set(0, 0, 0);
    draw();
    onEnd();
  };
  session.addEventListener('end', end);
  try {
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType('local');
    await renderer.xr.setSession(session);
    const source = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace('viewer') });
    if (!source) throw new Error('No hit test');
    session.addEventListener('select', () => {
      if (!ring.visible) return;
      const [at, eye] = [new Vector3(), new Vector3()];
      ground.position.copy(at.setFromMatrixPosition(ring.matrix));
      eye.setFromMatrixPosition(renderer.xr.getCamera().matrixWorld);
      ground.rotation.y = Math.atan2(eye.x - at.x, eye.z - at.z);
      ground.visible = true;
      onPlaced();
    });
    renderer.setAnimationLoop((_, frame) => {
      const [hit] = frame?.getHitTestResults(source) ?? [];
      const space = renderer.xr.getReferenceSpace();
      const pose = hit && space && hit.getPose(space);
      ring.visible = Boolean(pose);
      if (pose) ring.matrix.copy(new Matrix4().fromArray(pose.transform.matrix));
      renderer.render(scene, camera);
    });
  } catch (error) {
    await session.end();
    throw error;
  }
  return { end: () => session.end() };
}

function createRing(): Mesh {
  const material = new MeshBasicMaterial({ color: 0xffffff, transparent: true, opacity: 0.85 });
  const ring = new Mesh(new RingGeometry(0.1, 0.12, 48).rotateX(-Math.PI / 2), material);
  Object.assign(ring, { matrixAutoUpdate: false, visible: false });
  return ring;
}
