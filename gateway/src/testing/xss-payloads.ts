/** URLs that run scripts or leave the site. */
const HOSTILE_URLS = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '//attacker.example/a',
  '/\\attacker.example/a',
  '/\n/attacker.example/a',
];

/** Harmless text in the hostile markup, which shows that the markup was served. */
export const MARKER = 'survivor';

const HOSTILE_MARKUP = [
  `<p onclick="alert(1)">${MARKER}</p>`,
  '<script>alert(1)</script><scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)><img/src="x"/onerror=alert(1)>',
  '<svg/onload=alert(1)><animate onbegin=alert(1)></svg>',
  ...HOSTILE_URLS.map((url) => `<a href="${url.replaceAll('"', '&quot;')}" onfocus=alert(1)>a</a>`),
  '<a href="jav&#x61;script:alert(1)">a</a><a href="javascript&colon;alert(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)"></object>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style>@import "javascript:alert(1)"</style><base href="https://attacker.example"><meta http-equiv=refresh>',
].join('');

type Path = (string | number)[];

const isMarkup = (text: string) => text.startsWith('<');
const isUrl = (text: string) => /^(?:https?:|\/)/.test(text);

/** One record for each payload in each string field. */
export function injectOneByOne(records: unknown[]): unknown[] {
  const strings = records.flatMap((record) => findStrings(record).map((found) => ({ record, ...found })));
  const fields = Map.groupBy(strings, ({ path }) => path.filter((key) => typeof key === 'string').join('.'));
  return [...fields.values()].flatMap(([first]) =>
    first ? payloadsFor(first.text).map((payload) => overwrite(first.record, first.path, payload)) : [],
  );
}

/** Replaces every URL and all markup with payloads. */
export function injectEverywhere(value: unknown): unknown {
  return findStrings(value).reduce((injected, { path, text }, index) => {
    if (isMarkup(text)) return overwrite(injected, path, HOSTILE_MARKUP);
    return isUrl(text) ? overwrite(injected, path, HOSTILE_URLS[index % HOSTILE_URLS.length] ?? '') : injected;
  }, value);
}

function payloadsFor(text: string): string[] {
  if (isMarkup(text)) return [HOSTILE_MARKUP];
  return isUrl(text) ? HOSTILE_URLS : ['javascript:alert(1)', HOSTILE_MARKUP];
}

function findStrings(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findStrings(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns a copy with another text at the path. */
function overwrite(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = overwrite(copy[key], rest, text);
  return copy;
}
