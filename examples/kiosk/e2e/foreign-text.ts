import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { TestGateway } from '../../../gateway/src/testing/start-gateway.ts';
import { LONG_TIMEOUT } from '../../../gateway/src/testing/timeouts.ts';
import { LOCALE_CODES, type Locale, mapLocalesAsync } from '../src/i18n/locales.ts';
import { messages } from '../src/i18n/messages.ts';

const TEXTS = `query Texts($locale: Locale!) @inContext(locale: $locale) {
  products(pageSize: 60) { items { name tagline summary highlights { title text } specification { name text } } }
  materials(pageSize: 60) { items { name summary category { label } colors { name } features { title text } specification { name text } } }
  samples(pageSize: 100) { items { name summary lookFor } }
  caseStudies(pageSize: 100) { items { title summary customer results { figure label } } }
  sampleCategories { name }
  enumLabels { values { label } }
}`;

type TextsByLocale = Record<Locale, Set<string>>;

/** Every text of the app and of its records, by language. */
export function readTexts(gateway: TestGateway): Promise<TextsByLocale> {
  return mapLocalesAsync(async (locale) => {
    const data = await vi.waitFor(async () => {
      const response = await gateway.ask(TEXTS, { locale });
      if (response.errors) throw new Error(JSON.stringify(response.errors));
      return response.data;
    }, LONG_TIMEOUT);
    return new Set([...stringsIn(data), ...stringsIn(messages[locale])].map(normalize));
  });
}

/** Visible texts that belong to another language only. The names of languages are in their own language. */
export async function findForeignTexts(page: Page, texts: TextsByLocale, locale: Locale): Promise<string[]> {
  const visible = (await readVisibleTexts(page)).map(normalize).filter((text) => /\p{L}/u.test(text));
  const others = LOCALE_CODES.filter((code) => code !== locale);
  return visible.filter((text) => !texts[locale].has(text) && others.some((other) => texts[other].has(text)));
}

function readVisibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('.language-switch, script')) texts.push(node.textContent ?? '');
    }
    const named = document.querySelectorAll('[aria-label]:not(.language-switch), [alt]:not([alt=""]), [placeholder]');
    for (const element of named) {
      for (const name of ['aria-label', 'alt', 'placeholder']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* stringsIn(part);
}

const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
