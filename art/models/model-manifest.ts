import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSources } from '../render/fingerprint.ts';
import { addFingerprint, change, hasFingerprint } from '../render/render-manifest.ts';
import type { Model } from './catalogue.ts';

const web = join(import.meta.dirname, '../../web');
const manifest = join(web, 'content/hardware/models.json');

/** Dependencies of every model besides its own module. */
const common = ['models/export-model.ts', 'models/compress-model.ts'];

export function modelFile({ name }: Pick<Model, 'name'>): string {
  return join(web, 'public', `${name}.glb`);
}

function fingerprintOf({ module, ...settings }: Model): string {
  return hashSources([module, ...common], settings);
}

export function isModelFresh(model: Model): boolean {
  return existsSync(modelFile(model)) && hasFingerprint(model.name, fingerprintOf(model));
}

export function adoptModel(model: Model): void {
  if (existsSync(modelFile(model))) addFingerprint(model.name, fingerprintOf(model));
}

/** Writes the file of a model and its manifest entry, from which the site knows that there is one. */
export function publishModel(model: Model, file: Uint8Array): void {
  mkdirSync(dirname(modelFile(model)), { recursive: true });
  writeFileSync(modelFile(model), file);
  change(manifest, model.urlName, { bytes: file.length });
  addFingerprint(model.name, fingerprintOf(model));
}
