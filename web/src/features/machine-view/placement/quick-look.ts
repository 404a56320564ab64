import type { Object3D } from 'three';

/** Opens the viewer of iOS with the model at its true size, which visitors cannot change. */
export async function openQuickLook(model: Object3D, name: string): Promise<void> {
  const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
  const file = await new USDZExporter().parseAsync(model, { quickLookCompatible: true, maxTextureSize: 512 });
  const url = URL.createObjectURL(new Blob([file], { type: 'model/vnd.usdz+zip' }));
  const link = document.createElement('a');
  Object.assign(link, { rel: 'ar', href: `${url}#allowsContentScaling=0`, download: `${name}.usdz` });
  // iOS opens links as models only if they contain a picture.
  link.append(document.createElement('img'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
