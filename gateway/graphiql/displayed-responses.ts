import { formatResult } from '@graphiql/toolkit';
import type { ResponseDetails } from './response-details.ts';

const MAX_RESPONSES = 50;

/** Details of the latest responses, by the text that GraphiQL displays. */
const detailsByText = new Map<string, ResponseDetails>();

export function rememberDetails(displayed: unknown, details: ResponseDetails): void {
  const text = formatResult(displayed);
  detailsByText.delete(text);
  detailsByText.set(text, details);
  const [oldest] = detailsByText.keys();
  if (detailsByText.size > MAX_RESPONSES && oldest !== undefined) detailsByText.delete(oldest);
}

export function findDetails(text: string): ResponseDetails | undefined {
  return detailsByText.get(text);
}
