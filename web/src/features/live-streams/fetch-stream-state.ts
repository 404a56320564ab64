import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { browserClient } from '#gateway/browser-client.ts';
import { LiveStreamStateDocument, type LiveStreamStateQuery } from './live-stream-state.generated.ts';

export type StreamState = NonNullable<LiveStreamStateQuery['liveStream']>;

/** Import dynamically: contains Apollo Client. */
export async function fetchStreamState(locale: Locale, id: string): Promise<StreamState> {
  const { data } = await browserClient.query({
    query: LiveStreamStateDocument,
    variables: { locale: locales[locale].graphql, id },
    fetchPolicy: 'no-cache',
  });
  if (!data?.liveStream) throw new Error('The gateway returned no live stream');
  return data.liveStream;
}
