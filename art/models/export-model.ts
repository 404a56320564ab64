import { Box3, type Group, Matrix4, Scene, Vector3 } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { createClips } from './create-clips.ts';
import { splitParts } from './split-parts.ts';

/** Width, depth and height of the record in millimetres. */
export type RecordSize = readonly number[] | undefined;

/** The binary glTF of a machine in metres, with its covers closed, standing on y = 0 around x = z = 0. */
export async function exportModel(subject: Group, size: RecordSize): Promise<ArrayBuffer> {
  const toFile = fitTo(subject, size);
  const parts = splitParts(subject, toFile);
  const animations = createClips(parts, toFile);
  const scene = new Scene().add(...parts.map(({ node }) => node));
  const file = await new GLTFExporter().parseAsync(scene, { binary: true, onlyVisible: false, animations });
  if (!(file instanceof ArrayBuffer)) throw new Error('The exporter returned no binary file.');
  return file;
}

/** Handles and hinges stand out of the models; in a room, a machine takes the space that its data sheet states. */
function fitTo(subject: Group, size: RecordSize): Matrix4 {
  const box = new Box3().setFromObject(subject, true);
  const extent = box.getSize(new Vector3());
  const [width, depth, height] = size ?? [extent.x, extent.z, extent.y];
  const scale = new Vector3(width, height, depth).divide(extent).multiplyScalar(0.001);
  const middle = box.getCenter(new Vector3());
  return new Matrix4()
    .makeScale(scale.x, scale.y, scale.z)
    .multiply(new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z));
}
