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

/** Shares of the size of the machine by which its surface may move; the next one if the file is larger than wanted. */
const errors = [0.0001, 0.0002, 0.0004];
const wantedBytes = 1_000_000;
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
  let compressed = file;
  for (const error of errors) {
    const document = await io.readBinary(file);
    await document.transform(
      dedup(),
      weld(),
      simplify({ simplifier: MeshoptSimplifier, ratio: 0, error, lockBorder: true }),
      prune(),
      textureCompress(texture),
      // 16 bits, or labels would touch the surface that they are in front of.
      meshopt({ encoder: MeshoptEncoder, level: 'medium', quantizePosition: 16 }),
    );
    compressed = await io.writeBinary(document);
    if (compressed.length <= wantedBytes) break;
  }
  return compressed;
}
