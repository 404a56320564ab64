export const OPERATOR_TOKEN = 'a token that is long enough for a test';

const authorization = `Bearer ${OPERATOR_TOKEN}`;

type Change = { id: string; call: string; path: string; kind: string; seen: string; count: number };

/** The page of a gateway as JSON. */
export async function readDrift(url: string) {
  const response = await fetch(new URL('/drift', url), { headers: { authorization } });
  const report: { storage: string; isStored: boolean; changes: Change[]; calls: { call: string; fields: object[] }[] } =
    JSON.parse(await response.text());
  return { ...report, summary: report.changes.map(({ call, kind, path }) => `${call} ${kind} ${path}`) };
}

export async function postDrift(url: string, body: object): Promise<unknown> {
  const response = await fetch(new URL('/drift', url), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
