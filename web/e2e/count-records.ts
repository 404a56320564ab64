import type { APIRequestContext } from '@playwright/test';

type List = 'newsArticles' | 'caseStudies' | 'events' | 'resources' | 'products(filter: { kind: PRINTER })';

export async function countRecords(request: APIRequestContext, list: List): Promise<number> {
  const response = await request.post('/graphql', { data: { query: `{ list: ${list} { totalCount } }` } });
  const { data } = await response.json();
  return data.list.totalCount;
}
