const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup; any other value is escaped. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

type Value = Html | string | number | readonly Html[];

/** A template of markup, for text and quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.map((part, index) => part + toMarkup(values[index] ?? '')).join(''));
}

/** Markup from a trusted source. */
export function raw(text: string): Html {
  return new Html(text);
}

function toMarkup(value: Value): string {
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
