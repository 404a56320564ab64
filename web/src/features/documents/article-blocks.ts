import { SaxesParser } from 'saxes';

type ArticleBlock =
  | { kind: 'HEADING' | 'PARAGRAPH'; text: string }
  | { kind: 'LIST'; isOrdered: boolean; items: readonly string[] };

const KINDS: Record<string, 'HEADING' | 'PARAGRAPH'> = {
  h2: 'HEADING',
  h3: 'HEADING',
  p: 'PARAGRAPH',
  blockquote: 'PARAGRAPH',
  tr: 'PARAGRAPH',
};

/** The blocks of an article as plain text. The gateway sanitizes the HTML, so that it is well-formed XML. */
export function toArticleBlocks(html: string): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let items: string[] = [];
  let text = '';
  const takeText = () => {
    const taken = text.replaceAll(/[ \n]+/g, ' ').trim();
    text = '';
    return taken;
  };
  const parser = new SaxesParser();
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    const kind = KINDS[name];
    if (kind) blocks.push({ kind, text: takeText() });
    if (name === 'li') items.push(takeText());
    if (name === 'td' || name === 'th' || name === 'br') text += ' ';
    if (name !== 'ol' && name !== 'ul') return;
    blocks.push({ kind: 'LIST', isOrdered: name === 'ol', items });
    items = [];
  });
  parser.write(`<article>${html}</article>`).close();
  return blocks;
}
