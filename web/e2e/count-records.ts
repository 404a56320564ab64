import type { APIRequestContext } from '@playwright/test';

type Name = 'newsArticles' | 'caseStudies' | 'events' | 'resources' | 'materials' | 'products';
/** With arguments, if any. */
type List = Name | `${Name}(${string})`;

export async function countRecords(request: APIRequestContext, list: List): Promise<number> {
  const response = await request.post('/graphql', { data: { query: `{ list: ${list} { totalCount } }` } });
  const { data } = await response.json();
  return data.list.totalCount;
}
