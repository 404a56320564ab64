import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@heliograph/schema/locales.ts';

export type Fonts = { regular: Uint8Array; bold: Uint8Array };

const ARCHIVO = ['archivo/400Regular/Archivo_400Regular.ttf', 'archivo/600SemiBold/Archivo_600SemiBold.ttf'] as const;

/** Complete fonts, not the subsets for the web: a PDF embeds the glyphs that it uses. */
const FILES: Record<Locale, readonly [regular: string, bold: string]> = {
  en: ARCHIVO,
  de: ARCHIVO,
  cn: ['noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', 'noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf'],
};

const loaded = new Map<Locale, Promise<Fonts>>();

export function loadFonts(locale: Locale): Promise<Fonts> {
  const existing = loaded.get(locale);
  if (existing !== undefined) return existing;
  const fonts = readFonts(locale);
  loaded.set(locale, fonts);
  fonts.catch(() => loaded.delete(locale));
  return fonts;
}

async function readFonts(locale: Locale): Promise<Fonts> {
  const folder = join(process.cwd(), 'node_modules/@expo-google-fonts');
  const [regular, bold] = await Promise.all(FILES[locale].map((file) => readFile(join(folder, file))));
  if (!regular || !bold) throw new Error(`No fonts for ${locale}`);
  return { regular, bold };
}
