import { Mesh, MeshPhysicalMaterial, type Object3D } from 'three';

/** Of tinted covers, which the format cannot describe as transmitting light. */
const COVER_OPACITY = 0.5;

/** Opens the viewer of iOS with the model at its true size, which visitors cannot change. */
export async function openQuickLook(model: Object3D, name: string): Promise<void> {
  const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
  const file = await new USDZExporter().parseAsync(toOpaqueOrBlended(model), {
    quickLookCompatible: true,
    maxTextureSize: 512,
  });
  const url = URL.createObjectURL(new Blob([file], { type: 'model/vnd.usdz+zip' }));
  const link = document.createElement('a');
  Object.assign(link, { rel: 'ar', href: `${url}#allowsContentScaling=0`, download: `${name}.usdz` });
  // iOS opens links as models only if they contain a picture.
  link.append(document.createElement('img'));
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function toOpaqueOrBlended(model: Object3D): Object3D {
  const copy = model.clone();
  copy.traverse((object) => {
    if (!(object instanceof Mesh) || !(object.material instanceof MeshPhysicalMaterial)) return;
    if (object.material.transmission === 0) return;
    object.material = object.material.clone();
    Object.assign(object.material, { transmission: 0, transparent: true, opacity: COVER_OPACITY });
  });
  return copy;
}
