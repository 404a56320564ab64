/** Start and end of a value in the bytes of a JSON document. */
export type Range = { start: number; end: number };

/** A list of objects: the value of `data` if it has no key, else of this field of `data`. */
export type RecordRanges = { key: string | undefined; records: Range[] };

/** Fields of `data` that contain records. */
const LIST_KEYS = new Set(['records', 'list', 'unspecified']);

const [QUOTE, BACKSLASH, COMMA, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET, COLON] = Buffer.from('"\\,{}[]:');

/**
 * Finds the records of a response without parsing it. Returns none if the document is anything but JSON in its usual form:
 * with a byte order mark, escapes in keys, or keys that occur twice.
 */
export function findRecords(bytes: Buffer): RecordRanges[] {
  const scanner = new JsonScanner(bytes);
  try {
    return scanner.scanResponse();
  } catch (error) {
    if (error instanceof UnusualJsonError) return [];
    throw error;
  }
}

class UnusualJsonError extends Error {}

class JsonScanner {
  readonly #bytes: Buffer;
  readonly #found: RecordRanges[] = [];
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  scanResponse(): RecordRanges[] {
    this.#scanObject((key) => (key === 'data' ? this.#scanData() : this.#skipValue()));
    return this.#found;
  }

  #scanData(): void {
    const first = this.#next();
    if (first === OPEN_BRACKET) this.#scanList(undefined);
    else if (first === OPEN_BRACE) this.#scanObject((key) => this.#scanField(key));
    else this.#skipValue();
  }

  #scanField(key: string): void {
    if (LIST_KEYS.has(key) && this.#next() === OPEN_BRACKET) this.#scanList(key);
    else this.#skipValue();
  }

  #scanObject(scanValue: (key: string) => void): void {
    const keys = new Set<string>();
    this.#take(OPEN_BRACE);
    if (this.#takeIf(CLOSE_BRACE)) return;
    do {
      const key = this.#takeKey();
      if (keys.has(key)) throw new UnusualJsonError();
      keys.add(key);
      this.#take(COLON);
      scanValue(key);
    } while (this.#takeIf(COMMA));
    this.#take(CLOSE_BRACE);
  }

  /** A list with other elements than objects is parsed with the document. */
  #scanList(key: string | undefined): void {
    const records: Range[] = [];
    let hasOthers = false;
    this.#take(OPEN_BRACKET);
    if (this.#takeIf(CLOSE_BRACKET)) return;
    do {
      hasOthers ||= this.#next() !== OPEN_BRACE;
      const start = this.#at;
      this.#skipValue();
      records.push({ start, end: this.#at });
    } while (this.#takeIf(COMMA));
    this.#take(CLOSE_BRACKET);
    if (!hasOthers) this.#found.push({ key, records });
  }

  #skipValue(): void {
    const first = this.#next();
    if (first === QUOTE) this.#skipString();
    else if (first === OPEN_BRACE || first === OPEN_BRACKET) this.#skipNested();
    else this.#skipLiteral();
  }

  /** An object or an array. */
  #skipNested(): void {
    let depth = 0;
    do {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new UnusualJsonError();
      if (byte === QUOTE) this.#skipString();
      else {
        if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
        else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
        this.#at++;
      }
    } while (depth > 0);
  }

  #skipString(): void {
    let at = this.#at + 1;
    const bytes = this.#bytes;
    for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[at]) {
      if (byte === undefined) throw new UnusualJsonError();
      at += byte === BACKSLASH ? 2 : 1;
    }
    this.#at = at + 1;
  }

  #skipLiteral(): void {
    const start = this.#at;
    for (let byte = this.#bytes[this.#at]; byte !== undefined && isLiteral(byte); byte = this.#bytes[this.#at])
      this.#at++;
    if (this.#at === start) throw new UnusualJsonError();
  }

  #takeKey(): string {
    if (this.#next() !== QUOTE) throw new UnusualJsonError();
    const start = this.#at + 1;
    this.#skipString();
    const key = this.#bytes.toString('latin1', start, this.#at - 1);
    if (key.includes('\\')) throw new UnusualJsonError();
    return key;
  }

  #takeIf(expected: number | undefined): boolean {
    if (this.#next() !== expected) return false;
    this.#at++;
    return true;
  }

  #take(expected: number | undefined): void {
    if (!this.#takeIf(expected)) throw new UnusualJsonError();
  }

  /** The next byte that is not white space. */
  #next(): number | undefined {
    for (;;) {
      const byte = this.#bytes[this.#at];
      if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) return byte;
      this.#at++;
    }
  }
}

/** Part of a number, `true`, `false` or `null`. */
function isLiteral(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7a) || [0x2b, 0x2d, 0x2e, 0x45].includes(byte);
}
