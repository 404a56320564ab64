import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import {
  dedup,
  meshopt,
  prune,
  simplify,
  type TextureCompressOptions,
  textureCompress,
  weld,
} from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';

/** Share of the size of the machine by which the surface may move. */
const error = 0.0002;
/** Labels are a few hundred pixels wide on a screen. */
const texture: TextureCompressOptions = { encoder: sharp, targetFormat: 'webp', quality: 82, resize: [512, 512] };

export async function createModelIO(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
}

export async function compressModel(file: Uint8Array): Promise<Uint8Array> {
  const io = await createModelIO();
  const document = await io.readBinary(file);
  await document.transform(
    dedup(),
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0, error, lockBorder: true }),
    prune(),
    textureCompress(texture),
    meshopt({ encoder: MeshoptEncoder, level: 'medium', quantizePosition: 16 }),
  );
  return io.writeBinary(document);
}
