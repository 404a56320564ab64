import { useEffect, useState } from 'react';
import { toLink } from './operation-link.ts';
import { useEditors } from './use-editors.ts';

type Outcome = { kind: 'copied' } | { kind: 'refused'; link: string } | { kind: 'too long' };

const MESSAGES = {
  copied: 'Link copied.',
  refused: 'The browser does not allow copying. Copy the selected link:',
  'too long': 'The operation is too long for a link. Shorten it, or share its text.',
};
const COPIED_MS = 4_000;

/** Copies a link to the operation of the tab, or shows it if the clipboard is refused. */
export function CopyLink() {
  const editors = useEditors();
  const [outcome, setOutcome] = useState<Outcome>();
  const isCopied = outcome?.kind === 'copied';

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    if (!editors) return;
    const link = toLink(`${window.location.origin}${window.location.pathname}`, {
      query: editors.queryEditor.getValue(),
      variables: editors.variableEditor.getValue(),
      headers: editors.headerEditor.getValue(),
    });
    setOutcome(link === undefined ? { kind: 'too long' } : await copyText(link));
  };

  return (
    <>
      <button
        type="button"
        className="copy-link"
        title="Copy a link to this document, its variables and language. Headers are left out."
        disabled={!editors}
        onClick={() => void copy()}
      >
        Copy link
      </button>
      <div className="copy-link-outcome">
        <p role="status">{outcome && MESSAGES[outcome.kind]}</p>
        {outcome?.kind === 'refused' && (
          <input readOnly aria-label="Link" value={outcome.link} ref={focus} onFocus={selectOnFocus} />
        )}
        {outcome && !isCopied && (
          <button type="button" onClick={() => setOutcome(undefined)}>
            Close
          </button>
        )}
      </div>
    </>
  );
}

/** The clipboard is missing in insecure contexts, and the user may refuse it. */
async function copyText(link: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(link);
    return { kind: 'copied' };
  } catch {
    return { kind: 'refused', link };
  }
}

function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

function selectOnFocus({ target }: { target: HTMLInputElement }): void {
  target.select();
}
