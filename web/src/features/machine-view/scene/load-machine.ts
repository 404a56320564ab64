import { MeshoptDecoder } from 'meshoptimizer/decoder-reference';
import { type AnimationClip, type Group, SRGBColorSpace, Texture } from 'three';
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';

export type LoadedMachine = { model: Group; clips: readonly AnimationClip[] };

/** Fetches and decodes a model; rejects if either fails. */
export async function loadMachine(url: string, signal: AbortSignal): Promise<LoadedMachine> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(decodeTextures);
  const { scene, animations } = await loader.parseAsync(await response.arrayBuffer(), '');
  return { model: scene, clips: animations };
}

/** Replaces the plugin of this name, which would fetch from `blob:` URLs: the content security policy forbids that. */
function decodeTextures(parser: GLTFParser): GLTFLoaderPlugin {
  return {
    name: 'EXT_texture_webp',
    loadTexture: async (index) => {
      const { source, extensions } = parser.json.textures[index];
      const { bufferView, mimeType } = parser.json.images[extensions?.EXT_texture_webp?.source ?? source];
      const bytes: ArrayBuffer = await parser.getDependency('bufferView', bufferView);
      const texture = new Texture(await createImageBitmap(new Blob([bytes], { type: mimeType })));
      Object.assign(texture, { flipY: false, colorSpace: SRGBColorSpace, anisotropy: 4, needsUpdate: true });
      return texture;
    },
  };
}
