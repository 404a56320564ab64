import type { LiveStreamState } from '../../generated/resolvers.ts';
import type { LiveStream } from './live-streams.legacy.ts';

const ORDER: readonly LiveStreamState[] = ['LIVE', 'UPCOMING', 'RECORDED', 'ENDED'];

/** `now` is a Unix timestamp in milliseconds. */
export function stateOf({ startsAt, endsAt, recorded }: LiveStream, now: number): LiveStreamState {
  if (now < Date.parse(startsAt)) return 'UPCOMING';
  if (now < Date.parse(endsAt)) return 'LIVE';
  return recorded ? 'RECORDED' : 'ENDED';
}

/** Live streams first, then upcoming ones, then past ones, newest first. */
export function sortByState(streams: readonly LiveStream[], now: number): LiveStream[] {
  const rank = (stream: LiveStream) => Math.min(ORDER.indexOf(stateOf(stream, now)), ORDER.indexOf('RECORDED'));
  return streams.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    const difference = Date.parse(a.startsAt) - Date.parse(b.startsAt);
    return now < Date.parse(a.startsAt) ? difference : -difference;
  });
}
