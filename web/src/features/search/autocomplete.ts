import type { SearchHitKind } from '#gateway/schema.generated.ts';

type Suggestion = { title: string; url: string; kind: SearchHitKind };
export type Suggestions = { items: readonly Suggestion[]; totalCount: number };

/** `SUGGESTED` before anything is typed, `FOUND` afterwards; null if there is nothing to show. */
export type SuggestionResult = Suggestions & { kind: 'SUGGESTED' | 'FOUND' };
export type SearchState = { isLoading: boolean; result: SuggestionResult | null };

/** An empty text requests recommendations. */
type FetchSuggestions = (text: string) => Promise<Suggestions>;

const PAUSE_MS = 500;
/** Minimum time that the loading state is shown. */
const SHORTEST_LOADING_MS = 200;

/**
 * Autocomplete of the search: debounces input and sends one request at a time; only the latest text is queued. Responses to outdated texts are
 * discarded.
 */
export function createAutocomplete(fetchSuggestions: FetchSuggestions, onChange: (state: SearchState) => void) {
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
