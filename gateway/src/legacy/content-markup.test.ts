import { content } from '@heliograph/legacy/content.ts';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

/** The first words that cleaning changes, and what it makes of them. */
function firstChange(html: string): string {
  const clean = sanitizeHtml(html);
  const at = [...html, ''].findIndex((_, index) => html[index] !== clean[index]);
  const around = (words: string) => words.slice(Math.max(0, at - 30), at + 30);
  return `${around(html)} → ${around(clean)}`;
}

describe('markup of the records', () => {
  it.each(['news', 'knowledge', 'supportTopics'] as const)(
    'in the %s is well formed and has only elements that a visitor gets to see',
    (kind) => {
      const texts = content[kind].flatMap(({ id, content: text }) =>
        Object.entries(text).map(([language, html]) => ({ place: `${kind} ${id} content ${language}`, html })),
      );
      const changed = texts.filter(({ html }) => sanitizeHtml(html) !== html);
      expect(texts.length).toBeGreaterThan(20);
      expect(changed.map(({ place, html }) => `${place}: ${firstChange(html)}`)).toEqual([]);
    },
  );
});
