import { content } from '@heliograph/legacy/content.ts';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

/** Describes the first difference made by sanitizing. */
function describeFirstChange(html: string): string {
  const clean = sanitizeHtml(html);
  const at = [...html, ''].findIndex((_, index) => html[index] !== clean[index]);
  const excerpt = (text: string) => text.slice(Math.max(0, at - 30), at + 30);
  return `${excerpt(html)} → ${excerpt(clean)}`;
}

describe('HTML of the content records', () => {
  it.each(['news', 'knowledge', 'supportTopics'] as const)(
    'is well formed and uses only allowed elements: %s',
    (kind) => {
      const texts = content[kind].flatMap(({ id, content: text }) =>
        Object.entries(text).map(([language, html]) => ({ place: `${kind} ${id} content ${language}`, html })),
      );
      const changed = texts.filter(({ html }) => sanitizeHtml(html) !== html);
      expect(texts.length).toBeGreaterThan(20);
      expect(changed.map(({ place, html }) => `${place}: ${describeFirstChange(html)}`)).toEqual([]);
    },
  );
});
