import { describe, expect, it } from 'vitest';
import { inLocale, isSameOperation } from './draft.ts';
import { MAX_LINK_LENGTH, parseLink, toLink } from './operation-link.ts';

const PAGE = 'https://gateway.example/graphiql';
const query = 'query Printers($locale: Locale!, $page: Int) @inContext(locale: $locale) {\n  serverTime # & + 光\n}';
const draft = { query, variables: '{\n  "page": 2,\n  "locale": "DE"\n}', headers: '{\n  "lang": "de"\n}' };
const open = (link: string | undefined) => parseLink(new URL(link ?? PAGE).search);

describe('a link to an operation', () => {
  it('opens the same document and variables in the same locale', () => {
    expect(open(toLink(PAGE, draft))).toEqual(draft);
  });

  it('names the locale once, outside the variables', () => {
    const { searchParams } = new URL(toLink(PAGE, draft) ?? PAGE);
    expect(Object.fromEntries(searchParams)).toEqual({ query, variables: '{"page":2}', locale: 'de' });
  });

  it('carries no headers but the locale', () => {
    const secret = { ...draft, headers: '{ "lang": "cn", "authorization": "Bearer 7" }', variables: '' };
    expect(toLink(PAGE, secret)).not.toContain('Bearer');
    expect(open(toLink(PAGE, secret))?.headers).toBe('{\n  "lang": "cn"\n}');
  });

  it('keeps variables that are not valid JSON', () => {
    expect(open(toLink(PAGE, { ...draft, variables: '{ "page": ' }))?.variables).toBe('{ "page": ');
    expect(parseLink(`?query={a}&variables=[&locale=de`)).toEqual({ query: '{a}', variables: '[', headers: '' });
  });

  it('opens documents that do not parse', () => {
    expect(parseLink('?query={&locale=DE')).toEqual({ query: '{', variables: '', headers: '{\n  "lang": "de"\n}' });
  });

  it.each(['', '?query=', '?query=%20', '?locale=de'])('without a document opens nothing: %j', (search) => {
    expect(parseLink(search)).toBeUndefined();
  });

  it('ignores an unknown locale', () => {
    expect(parseLink('?query={a}&locale=xx')?.headers).toBe('');
  });

  it('is refused if it is too long for a request', () => {
    expect(toLink(PAGE, { ...draft, query: 'a'.repeat(MAX_LINK_LENGTH) })).toBeUndefined();
  });
});

describe('drafts', () => {
  it('are the same operation in every locale, until they are edited', () => {
    expect(isSameOperation(draft, inLocale(draft, 'cn'))).toBe(true);
    expect(isSameOperation(draft, { ...draft, variables: draft.variables.replace('2', '3') })).toBe(false);
    expect(isSameOperation(draft, { ...draft, query: `${query} ` })).toBe(false);
    expect(isSameOperation({ query: null }, { query: '' })).toBe(true);
  });

  it('without a $locale variable take their locale from the header only', () => {
    expect(inLocale({ query: '{ a }', variables: '', headers: '' }, 'de')).toEqual({
      query: '{ a }',
      variables: '',
      headers: '{\n  "lang": "de"\n}',
    });
  });
});
