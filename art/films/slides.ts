import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '../../legacy/content/content.ts';
import type { LiveStreamRecord } from '../../legacy/content/live-streams/record.ts';
import { localize } from '../../legacy/src/store/localize.ts';
import { pictureFolder } from '../render/render-manifest.ts';
import { inSpokenLanguage } from './words.ts';

/** Slide content as HTML, laid out by `slides.css`. */
type Slide = string;

/** Machines and materials per row. */
const COLUMNS = 4;

const SIGN = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><circle cx="12" cy="12" r="10.5" stroke-width="1.5"/>
<path d="M4 9.5h16M3 12.5h18M4.5 15.5h15"/><circle cx="12" cy="8" r="2.5" fill="currentColor" stroke="none"/></svg>`;

export function titleSlide(stream: LiveStreamRecord): Slide {
  const { texts, tag, words } = inSpokenLanguage(stream);
  return slide(
    'title',
    tag,
    `<p class="brand">${SIGN}${words.brand}</p>
    <h1>${toHtml(texts.title).replace(/: |：/, '$&<br>')}</h1>
    <p class="host"><small>${words.host}</small>${toHtml(texts.host)}</p>`,
  );
}

export function summarySlide(stream: LiveStreamRecord): Slide {
  const { texts, tag, words } = inSpokenLanguage(stream);
  const text = toHtml(texts.summary);
  return slide('summary', tag, `<p class="eyebrow">${words.eyebrow}</p><p class="lead">${text}</p>`);
}

export function programmeSlide(stream: LiveStreamRecord): Slide {
  const { texts, tag, words } = inSpokenLanguage(stream);
  const rows = texts.agenda.map(({ title }, item) => `<li><b>${numberOf(item)}</b>${toHtml(title)}</li>`);
  return slide('programme', tag, `<h2>${words.agenda}</h2><ol>${rows.join('')}</ol>`);
}

export function itemSlide(stream: LiveStreamRecord, item: number): Slide {
  const { texts, tag } = inSpokenLanguage(stream);
  const { agenda } = texts;
  const block = agenda[item];
  if (!block) throw new Error(`${stream.urlName} has no item ${item}.`);
  const marks = agenda.map((_, index) => (index === item ? '<i class="now"></i>' : '<i></i>'));
  return slide(
    'item',
    tag,
    `<p class="number">${numberOf(item)}</p><h2>${toHtml(block.title)}</h2>
    <p class="text">${toHtml(block.text)}</p><p class="marks">${marks.join('')}</p>`,
  );
}

export function closingSlide(stream: LiveStreamRecord): Slide {
  const { language, tag, words } = inSpokenLanguage(stream);
  const machines = content.products.filter(({ id }) => stream.products.includes(id));
  const resins = content.materials.filter(({ id }) => stream.materials.includes(id));
  const cards = [
    ...machines.map(({ urlName, name }) => card(`products/${urlName}`, localize(name, language))),
    ...resins.map(({ id, name }) => card(`resins/${id}`, localize(name, language))),
  ];
  const rows = cards.length > COLUMNS ? 'many' : 'few';
  const columns = Math.min(cards.length, COLUMNS);
  const list = `<ul class="${rows}" style="--columns: ${columns}">${cards.join('')}</ul>`;
  return slide('closing', tag, `<h2>${words.closing}</h2>${list}`);
}

function card(picture: string, name: string): string {
  const bytes = readFileSync(join(pictureFolder, `${picture}-480.avif`));
  return `<li><img alt="" src="data:image/avif;base64,${bytes.toString('base64')}">${toHtml(name)}</li>`;
}

function slide(kind: string, tag: string, words: string): Slide {
  return `<main class="${kind}" lang="${tag}">${words}</main>`;
}

function numberOf(item: number): string {
  return String(item + 1).padStart(2, '0');
}

function toHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
