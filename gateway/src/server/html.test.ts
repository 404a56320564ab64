import { expect, it } from 'vitest';
import { html, raw } from './html.ts';

it('escapes values in text and attributes', () => {
  const hostile = `"><script>alert('&')</script>`;
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;';
  expect(html`<p title="${hostile}">${hostile}${5}</p>`.toString()).toBe(`<p title="${escaped}">${escaped}5</p>`);
});

it('keeps markup and lists of markup', () => {
  const items = ['<a>', 'b'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${raw('<hr>')}`.toString()).toBe('<ul><li>&lt;a&gt;</li><li>b</li></ul><hr>');
});
