type Suggestion = { title: string; url: string };
export type Suggestions = { items: readonly Suggestion[]; totalCount: number };

/** `SUGGESTED` before anything is typed, `FOUND` afterwards; null while there is nothing to say. */
export type SuggestionResult = Suggestions & { kind: 'SUGGESTED' | 'FOUND' };
export type SearchState = { isLoading: boolean; result: SuggestionResult | null };

/** An empty text asks for what the maker suggests. */
type FetchSuggestions = (text: string) => Promise<Suggestions>;

const PAUSE_MS = 500;
/** What says that something loads is shown for at least this long. */
const SHORTEST_LOADING_MS = 200;

/**
 * Asks after a pause in typing, one question at a time: while one is under way, only the newest text waits for its turn.
 * Answers to a text that is no longer there are dropped.
 */
export function createSuggester(fetchSuggestions: FetchSuggestions, onChange: (state: SearchState) => void) {
  let text = '';
  let result: SuggestionResult | null = null;
  let isFetching = false;
  let isPending = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    isPending = isFetching;
    if (isFetching || isClosed) return;
    isFetching = true;
    const requestedText = text;
    onChange({ isLoading: true, result });
    const [found] = await Promise.all([fetchSuggestions(requestedText).catch(() => null), sleep(SHORTEST_LOADING_MS)]);
    isFetching = false;
    if (isPending) return run();
    if (isClosed || requestedText !== text) return undefined;
    result = found && { ...found, kind: requestedText === '' ? 'SUGGESTED' : 'FOUND' };
    return onChange({ isLoading: false, result });
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

function sleep(delay: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}
