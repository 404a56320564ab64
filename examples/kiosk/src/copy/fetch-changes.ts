import type { Gateway } from '../gateway/gateway.ts';
import { ChangesDocument, type ChangesQuery } from '../generated/operations.ts';

type Changes = NonNullable<ChangesQuery['changes']>;

/** Changes have no language: any client can request them. */
export async function fetchChanges(gateway: Gateway, after: string | null = null): Promise<Changes> {
  const client = gateway.getClient('EN');
  const { data } = await client.query({ query: ChangesDocument, variables: { after }, fetchPolicy: 'no-cache' });
  if (!data?.changes) throw new Error('The changes are missing.');
  return data.changes;
}
