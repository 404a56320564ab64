/** Addresses that run something, or lead to where nobody meant to go. */
const HOSTILE_LINKS = [
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

/** Stands in all hostile markup, to see that it arrived. */
export const MARKER = 'survivor';

const HOSTILE_MARKUP = [
  `<p onclick="alert(1)">${MARKER}</p>`,
  '<script>alert(1)</script><scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)><img/src="x"/onerror=alert(1)>',
  '<svg/onload=alert(1)><animate onbegin=alert(1)></svg>',
  ...HOSTILE_LINKS.map((link) => `<a href="${link.replaceAll('"', '&quot;')}" onfocus=alert(1)>a</a>`),
  '<a href="jav&#x61;script:alert(1)">a</a><a href="javascript&colon;alert(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data="javascript:alert(1)"></object>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style>@import "javascript:alert(1)"</style><base href="https://attacker.example"><meta http-equiv=refresh>',
].join('');

type Path = (string | number)[];

const isMarkup = (text: string) => text.startsWith('<');
const isLink = (text: string) => /^(?:https?:|\/)/.test(text);

/** For every field of these records and every attack on it, a record that has the one in the other. */
export function injectOneByOne(records: unknown[]): unknown[] {
  const places = records.flatMap((record) => findTexts(record).map((place) => ({ record, ...place })));
  const fields = Map.groupBy(places, ({ path }) => path.filter((key) => typeof key === 'string').join('.'));
  return [...fields.values()].flatMap(([first]) =>
    first ? attacksOn(first.text).map((attack) => overwrite(first.record, first.path, attack)) : [],
  );
}

/** The same with attacks on every link and all markup at once. */
export function injectEverywhere(value: unknown): unknown {
  return findTexts(value).reduce((attacked, { path, text }, index) => {
    if (isMarkup(text)) return overwrite(attacked, path, HOSTILE_MARKUP);
    return isLink(text) ? overwrite(attacked, path, HOSTILE_LINKS[index % HOSTILE_LINKS.length] ?? '') : attacked;
  }, value);
}

function attacksOn(text: string): string[] {
  if (isMarkup(text)) return [HOSTILE_MARKUP];
  return isLink(text) ? HOSTILE_LINKS : ['javascript:alert(1)', HOSTILE_MARKUP];
}

function findTexts(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findTexts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with another text in one place. */
function overwrite(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = overwrite(copy[key], rest, text);
  return copy;
}
