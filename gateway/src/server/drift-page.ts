import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '../drift/drift-change.ts';
import type { DriftReport } from '../drift/drift-report.ts';
import type { DriftWatch } from '../drift/drift-watch.ts';
import { type Html, html, raw } from './html.ts';

type Report = ReturnType<DriftWatch['getReport']>;
type Change = DriftReport['changes'][number];

const STYLE = readFileSync(join(import.meta.dirname, 'drift-page.css'), 'utf8');

export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The JSON has all. */
const MAX_SHOWN = 500;

const VERDICTS: Record<Verdict, string> = { rejects: 'Rejected', accepts: 'Accepted', ignores: 'Not read' };

export function renderDriftPage(report: Report): string {
  const { changes } = report;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${toTitle(changes.length)} · Schema drift</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<p>Heliograph gateway</p>
<h1>Schema drift</h1>
<p class="lead">Differences between the responses of the upstream services, their schemas, and the structure that these
responses had before.</p>
</header>
<main>
${renderStatus(report)}
${renderResult(report)}
</main>
</body>
</html>
`.toString();
}

function renderResult({ changes, calls }: Report): Html {
  if (calls.length === 0) return html`<p>No response has been parsed yet.</p>`;
  const none = html`<p class="none">All parsed responses have the accepted structure.</p>`;
  return html`${changes.length > 0 ? renderChanges(changes) : none}
${renderStructure(calls)}`;
}

function toTitle(count: number): string {
  if (count === 0) return 'No changes';
  return count === 1 ? '1 change' : `${count} changes`;
}

function renderStatus({ changes, calls, storage, isStored }: Report): Html {
  const learning = calls.filter(({ learningUntil }) => learningUntil !== null).length;
  const rejected = changes.filter(({ verdict }) => verdict === 'rejects').length;
  return html`<dl class="status">
<div><dt>Changes</dt><dd class="${changes.length > 0 ? 'alert' : 'calm'}">${changes.length}</dd></div>
<div><dt>Rejected by schema</dt><dd class="${rejected > 0 ? 'alert' : 'calm'}">${rejected}</dd></div>
<div><dt>Calls watched</dt><dd>${calls.length}</dd></div>
<div><dt>Still learning</dt><dd>${learning}</dd></div>
<div class="wide"><dt>Accepted structure</dt><dd class="text">${describeStorage(storage, isStored)}</dd></div>
</dl>`;
}

function describeStorage(storage: Report['storage'], isStored: boolean): string {
  if (storage === 'memory') return 'In the memory of this gateway, until it restarts';
  if (isStored) return storage === 'redis' ? 'In Redis, shared by all gateways' : 'In a file';
  return `Not stored: ${storage === 'redis' ? 'Redis is not available' : 'the file cannot be used'}. In memory for now`;
}

function renderChanges(changes: readonly Change[]): Html {
  const shown = changes.slice(0, MAX_SHOWN);
  const hidden = changes.length - shown.length;
  const byCall = [...Map.groupBy(shown, ({ call }) => call)];
  return html`<section aria-labelledby="changes">
<div class="heading">
<h2 id="changes">Changes</h2>
<form method="post" action="/drift">
<button name="accept" value="all">Accept all</button>
<button name="dismiss" value="all">Dismiss all</button>
</form>
</div>
<p><strong>Accept</strong> a change if later responses may have it: it becomes part of the accepted structure.
<strong>Dismiss</strong> it if it is over: it is reported again when another response has it.</p>
<table>
<thead>
<tr><th scope="col">Field</th><th scope="col">Change</th><th scope="col">Schema</th><th scope="col">Seen (UTC)</th>
<th scope="col" class="number">Count</th><td></td></tr>
</thead>
${byCall.map(
  ([call, ofCall]) => html`<tbody>
<tr class="call"><th scope="rowgroup" colspan="6">${call}</th></tr>
${ofCall.map(renderChange)}
</tbody>`,
)}
</table>
${hidden > 0 ? html`<p>${hidden} further changes are in the JSON of this page.</p>` : ''}
</section>`;
}

function renderChange(change: Change): Html {
  const { id, path, kind, verdict, firstSeen, lastSeen, count } = change;
  return html`<tr class="${verdict}">
<th scope="row"><code>${toName(path)}</code></th>
<td><span class="kind">${kind}</span> ${describeChange(change)}</td>
<td><span class="verdict">${VERDICTS[verdict]}</span></td>
<td class="times"><span>first ${renderTime(firstSeen)}</span> <span>last ${renderTime(lastSeen)}</span></td>
<td class="number" data-label="Count">${count.toLocaleString('en-US')}</td>
<td><form method="post" action="/drift">
<button name="accept" value="${id}" aria-label="Accept ${kind} ${path}">Accept</button>
<button name="dismiss" value="${id}" aria-label="Dismiss ${kind} ${path}">Dismiss</button>
</form></td>
</tr>`;
}

function describeChange({ kind, seen, before }: Change): Html {
  if (kind === 'missing') return html``;
  if (kind === 'retyped') return html`<code>${before.join(' | ') || 'never seen'}</code> → <code>${seen}</code>`;
  return html`<code>${seen}</code>`;
}

function renderStructure(calls: DriftReport['calls']): Html {
  return html`<section aria-labelledby="structure">
<div class="heading"><h2 id="structure">Accepted structure</h2></div>
${calls.map(
  ({ call, learningUntil, fields }) => html`<details>
<summary><span>${call}</span> <small>${fields.length === 1 ? '1 field' : `${fields.length} fields`}${
    learningUntil === null ? '' : html`, learning until ${renderTime(learningUntil)}`
  }</small></summary>
<ul>${fields.map(
    ({ path, types, codes }) => html`<li><code>${toName(path)}</code>
<span class="types">${types.join(' | ')}${codes ? `: ${codes.join(', ')}` : ''}</span></li>
`,
  )}</ul>
</details>`,
)}
</section>`;
}

function toName(path: string): string {
  return path === '' ? '(data)' : path;
}

function renderTime(time: number): Html {
  const text = new Date(time).toISOString();
  return html`<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 16)}</time>`;
}
