import { chromium, type Page } from '@playwright/test';
import type { Model } from '../models/catalogue.ts';
import type { RenderQuality } from '../studio/render-quality.ts';
import type { Picture } from './catalogue.ts';
import { origin, serveSources } from './source-server.ts';

const flags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Renders pictures and exports models one by one, each in a fresh page. */
export async function openBrowserRenderer(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: flags });
  const run = async (work: (page: Page) => Promise<string>): Promise<Buffer> => {
    const page = await browser.newPage();
    const faults = listen(page);
    await serveSources(page);
    await page.goto(origin);
    const file = await page
      .evaluate(loadTypeface)
      .then(() => work(page))
      .catch((error: Error) => error.message);
    await page.close();
    if (faults.length > 0 || !file.startsWith('data:')) throw new Error([file.slice(0, 400), ...faults].join('\n'));
    return Buffer.from(file.slice(file.indexOf(',') + 1), 'base64');
  };
  return {
    render: (picture: Picture, quality: RenderQuality) =>
      run((page) => page.evaluate(picture.theme ? drawIn : photographIn, { picture, quality })),
    /** Binary glTF, not compressed. */
    exportModel: (model: Model) => run((page) => page.evaluate(exportIn, model)),
    close: () => browser.close(),
  };
}

function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('requestfailed', (request) => faults.push(request.url()));
  return faults;
}

async function loadTypeface(): Promise<void> {
  const font = '/node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
  const face = new FontFace('Archivo Variable', `url(${font})`, { weight: '100 900' });
  document.fonts.add(await face.load());
}

async function photographIn({ picture, quality }: { picture: Picture; quality: RenderQuality }): Promise<string> {
  const { photograph } = await import(`${location.origin}/studio/stage.ts`);
  const { shotOf } = await import(`${location.origin}/studio/shot.ts`);
  return photograph(
    shotOf(await import(`${location.origin}/${picture.module}`), picture.subject),
    quality,
    picture.isCutOut,
  );
}

/** The colours are read when screens are loaded, so those of the night replace them before. */
async function drawIn({ picture, quality }: { picture: Picture; quality: RenderQuality }): Promise<string> {
  const { palette, nightPalette } = await import(`${location.origin}/screens/palette.ts`);
  const { screen } = await import(`${location.origin}/screens/language.ts`);
  screen.language = picture.language;
  if (picture.theme === 'night') Object.assign(palette, nightPalette);
  const { draw, width } = await import(`${location.origin}/${picture.module}`);
  const canvas = Object.assign(document.createElement('canvas'), { width: quality.width, height: quality.height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas.');
  pen.fillStyle = palette.paper;
  pen.fillRect(0, 0, quality.width, quality.height);
  pen.scale(quality.width / width, quality.width / width);
  draw(pen);
  return canvas.toDataURL();
}

async function exportIn({ module, subject, size }: Model): Promise<string> {
  const { exportModel } = await import(`${location.origin}/models/export-model.ts`);
  const { shotOf } = await import(`${location.origin}/studio/shot.ts`);
  const shot = shotOf(await import(`${location.origin}/${module}`), subject);
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([await exportModel(shot.subject, size)]));
  await new Promise((resolve) => {
    reader.onload = resolve;
  });
  return String(reader.result);
}
