type Suggestion = { title: string; url: string };
export type Suggestions = { items: readonly Suggestion[]; totalCount: number };

/** `SUGGESTED` before anything is typed, `FOUND` afterwards; null while there is nothing to say. */
export type SuggestionResult = Suggestions & { kind: 'SUGGESTED' | 'FOUND' };
export type SearchState = { isLoading: boolean; answer: SuggestionResult | null };

/** An empty text asks for what the maker suggests. */
type Ask = (text: string) => Promise<Suggestions>;

const PAUSE_MS = 500;
/** What says that something loads is shown for at least this long. */
const SHORTEST_LOADING_MS = 200;

/**
 * Asks after a pause in typing, one question at a time: while one is under way, only the newest text waits for its turn.
 * Answers to a text that is no longer there are dropped.
 */
export function createSuggester(ask: Ask, onChange: (state: SearchState) => void) {
  let text = '';
  let answer: SuggestionResult | null = null;
  let isAsking = false;
  let isDue = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    isDue = isAsking;
    if (isAsking || isClosed) return;
    isAsking = true;
    const asked = text;
    onChange({ isLoading: true, answer });
    const [found] = await Promise.all([ask(asked).catch(() => null), rest(SHORTEST_LOADING_MS)]);
    isAsking = false;
    if (isDue) return run();
    if (isClosed || asked !== text) return undefined;
    answer = found && { ...found, kind: asked === '' ? 'SUGGESTED' : 'FOUND' };
    return onChange({ isLoading: false, answer });
  }

  return {
    open(): Promise<void> {
      isClosed = false;
      return run();
    },
    type(next: string): void {
      text = next.trim();
      clearTimeout(timer);
      timer = setTimeout(() => void run(), PAUSE_MS);
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

function rest(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}
