import models from '#content/hardware/models.json' with { type: 'json' };
import { cdnUrl } from '#ui/cdn-url.ts';

/** A file, and its size. */
export type MachineModel = { url: string; bytes: number };

const sizes: Record<string, { bytes: number } | undefined> = models;

/** The exported model of a machine, by the last part of its address. */
export function findModel(slug: string): MachineModel | null {
  const model = Object.hasOwn(sizes, slug) ? sizes[slug] : undefined;
  return model ? { url: cdnUrl(`/models/${slug}.glb`), bytes: model.bytes } : null;
}
