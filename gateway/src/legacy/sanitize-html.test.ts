import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

describe('HTML sanitizer', () => {
  it.each([
    '<p>Text with <strong>weight</strong> and <em>stress</em>.</p>',
    '<h2>Heading</h2><h3>Smaller</h3><ul><li>One</li></ul><ol><li>Two</li></ol>',
    '<blockquote>Words</blockquote>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<a href="/material/bm">site</a><a href="https://a.example/b?c=d">web</a><a href="mailto:a@b.example">mail</a>',
    '<p>150\u00a0µm, 牙科树脂，„Wort“</p>',
  ])('keeps %s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>a</p><script>b()</script>', '<p>a</p>'],
    ['an unclosed script', '<p>a</p><script>b()', '<p>a</p>'],
    ['a nested script tag', '<scr<script>ipt>b()</script>', 'ipt&gt;b()'],
    ['a style', '<style>p{background:url(//b)}</style><p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['an event handler', '<p onclick="b()" ONMOUSEOVER=b()>a</p>', '<p>a</p>'],
    ['an event handler without a preceding space', '<a/onclick="b()"href="/c">a</a>', '<a href="/c">a</a>'],
    ['an iframe', '<iframe src="https://b.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="/b"><input name="c"></form><p>a</p>', '<p>a</p>'],
    ['an SVG', '<svg onload=b()><a xlink:href="javascript:b()">a</a></svg>', '<a>a</a>'],
    ['a comment', '<!-- <script>b()</script> --><p>a</p>', '<p>a</p>'],
    ['a base element', '<base href="https://b.example"><p>a</p>', '<p>a</p>'],
  ])('removes %s', (_name, html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it.each([
    'javascript:b()',
    'JaVaScRiPt:b()',
    ' javascript:b()',
    'java\tscript:b()',
    'java\nscript:b()',
    '\u0001javascript:b()',
    'jav&#x61;script:b()',
    'javascript&colon;b()',
    'data:text/html,<script>b()</script>',
    'vbscript:b()',
    'file:///etc/passwd',
    'http://b.example',
    '//b.example',
    '\\\\b.example',
    '/\\b.example',
    '/\t/b.example',
  ])('removes the link target %j', (href) => {
    expect(sanitizeHtml(`<a href="${href.replaceAll('"', '&quot;')}">a</a>`)).toBe('<a>a</a>');
  });

  it.each([
    '<img src="data:image/png;base64,AAAA" alt="a">',
    '<img src="https://b.example/pixel.gif">',
    '<img src=x onerror=b()>',
    '<picture><source srcset="https://b.example/a.avif"></picture>',
    '<video src="https://b.example/a.webm" autoplay></video>',
  ])('removes the media element %s', (html) => {
    expect(sanitizeHtml(`<p>a${html}</p>`)).toBe('<p>a</p>');
  });

  it('removes all attributes except href and scope', () => {
    const html = '<a href="/b" target="_blank" rel="opener" id="c">a</a><th scope="row" colspan="2" width="9">d</th>';
    expect(sanitizeHtml(html)).toBe('<a href="/b">a</a><th scope="row">d</th>');
  });

  it('escapes text', () => {
    expect(sanitizeHtml('1 < 2 & 3 > 2')).toBe('1 &lt; 2 &amp; 3 &gt; 2');
    expect(sanitizeHtml('<a href="/b?c=1&amp;d=&quot;2&quot;">a</a>')).toBe(
      '<a href="/b?c=1&amp;d=&quot;2&quot;">a</a>',
    );
  });

  it('is idempotent', () => {
    const once = sanitizeHtml('<div><p>a<b>b</b></p></div><script>c</script>&lt;script&gt;d&lt;/script&gt;');
    expect(sanitizeHtml(once)).toBe(once);
    expect(once).toBe('<p>ab</p>&lt;script&gt;d&lt;/script&gt;');
  });
});
