import { parseArgs } from 'node:util';
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

const pictures = await listPictures();
const wanted = positionals.length > 0 ? select(pictures, positionals) : pictures.filter((picture) => !isFresh(picture));
if (values.adopt) {
  adopt(wanted);
  process.exit();
}
const renderer = await openBrowserRenderer(chromiumPath);
try {
  for (const picture of wanted) console.log(await render(picture));
} finally {
  await renderer.close();
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
