import models from '#content/hardware/models.json' with { type: 'json' };

/** A file below `public/`, and its size. */
export type MachineModel = { path: string; bytes: number };

const sizes: Record<string, { bytes: number } | undefined> = models;

/** The exported model of a machine, by the last part of its address. */
export function findModel(slug: string): MachineModel | null {
  const model = Object.hasOwn(sizes, slug) ? sizes[slug] : undefined;
  return model ? { path: `/models/${slug}.glb`, bytes: model.bytes } : null;
}
