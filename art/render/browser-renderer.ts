import { chromium, type Page } from '@playwright/test';
import type { RenderQuality } from '../studio/render-quality.ts';
import type { Picture } from './catalogue.ts';
import { origin, serveSources } from './source-server.ts';

const flags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Renders pictures one by one, each in a fresh page. */
export async function openBrowserRenderer(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: flags });
  return {
    async render(picture: Picture, quality: RenderQuality): Promise<Buffer> {
      const page = await browser.newPage();
      const faults = listen(page);
      await serveSources(page);
      await page.goto(origin);
      const png = await page.evaluate(photographIn, { picture, quality }).catch((error: Error) => error.message);
      await page.close();
      if (faults.length > 0 || !png.startsWith('data:')) throw new Error([png.slice(0, 400), ...faults].join('\n'));
      return Buffer.from(png.slice(png.indexOf(',') + 1), 'base64');
    },
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

async function photographIn({ picture, quality }: { picture: Picture; quality: RenderQuality }): Promise<string> {
  const font = '/node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
  const face = new FontFace('Archivo Variable', `url(${font})`, { weight: '100 900' });
  document.fonts.add(await face.load());
  const { photograph } = await import(`${location.origin}/studio/stage.ts`);
  const { shotOf } = await import(`${location.origin}/studio/shot.ts`);
  return photograph(
    shotOf(await import(`${location.origin}/${picture.module}`), picture.subject),
    quality,
    picture.isCutOut,
  );
}
