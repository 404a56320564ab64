import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { origin, serveSources } from '../render/source-server.ts';
import { frame } from './frame.ts';

const colours = readFileSync(new URL('../../web/src/styles/tokens.css', import.meta.url), 'utf8');
const places = readFileSync(new URL('./slides.css', import.meta.url), 'utf8');

/** Style sheet of the slides, with the colours of the site. */
export const style = `${colours}
:root { --width: ${frame.width}px; --height: ${frame.height}px; --stage: ${frame.stage.left}px; }
${places}`;

/** Renders slides to PNG in a browser. */
export async function openProjector(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: frame });
  await serveSources(page);
  await page.goto(origin);
  return {
    async show(slide: string): Promise<Buffer> {
      await page.setContent(`<!doctype html><style>${style}</style>${slide}`);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot();
    },
    close: () => browser.close(),
  };
}
