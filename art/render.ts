import { parseArgs } from 'node:util';
import { type Model, models } from './models/catalogue.ts';
import { compressModel } from './models/compress-model.ts';
import { adoptModel, isModelFresh, publishModel } from './models/model-manifest.ts';
import { openBrowserRenderer } from './render/browser-renderer.ts';
import { listPictures, type Picture, select } from './render/catalogue.ts';
import { chromiumPath } from './render/env.ts';
import { fingerprintOf } from './render/fingerprint.ts';
import { draftQuality, qualityFor } from './render/picture-quality.ts';
import { keepDraft, publish } from './render/publish.ts';
import { adopt, isFresh } from './render/render-manifest.ts';

const { values, positionals } = parseArgs({
  options: { draft: { type: 'boolean', default: false }, adopt: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const all: (Picture | Model)[] = [...(await listPictures()), ...models];
const isCurrent = (item: Picture | Model) => (isModel(item) ? isModelFresh(item) : isFresh(item));
const wanted = positionals.length > 0 ? select(all, positionals) : all.filter((item) => !isCurrent(item));
if (values.adopt) {
  adopt(wanted.filter((item) => !isModel(item)));
  for (const item of wanted) if (isModel(item)) adoptModel(item);
  process.exit();
}
const renderer = await openBrowserRenderer(chromiumPath);
try {
  for (const item of wanted) console.log(await (isModel(item) ? exportModel(item) : render(item)));
} finally {
  await renderer.close();
}

function isModel(item: Picture | Model): item is Model {
  return 'urlName' in item;
}

async function exportModel(model: Model): Promise<string> {
  const file = await compressModel(await renderer.exportModel(model));
  publishModel(model, file);
  return `${model.name}  ${Math.round(file.length / 1000)} kB`;
}

async function render(picture: Picture): Promise<string> {
  const start = performance.now();
  const fingerprint = fingerprintOf(picture);
  const png = await renderer.render(picture, values.draft ? draftQuality : qualityFor(picture));
  const shown = Math.round((performance.now() - start) / 1000);
  if (values.draft) return `${keepDraft(picture.name, png)}  ${shown} s`;
  const bytes = await publish(picture.name, png, fingerprint);
  return `${picture.name}  ${shown} s  ${Math.round(bytes / 1000)} kB`;
}
