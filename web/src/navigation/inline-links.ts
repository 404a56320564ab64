type TextPart = { text: string; target?: string };

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: link, 1: label = '', 2: target = '', index } of text.matchAll(LINK)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: label, target });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
