import type { LiveStreamState } from '../../generated/resolvers.ts';
import type { LiveStream } from './live-streams.legacy.ts';

const ORDER: readonly LiveStreamState[] = ['LIVE', 'UPCOMING', 'RECORDED', 'ENDED'];

/** Where a stream stands at a moment, in milliseconds since 1970. */
export function stateOf({ startsAt, endsAt, recorded }: LiveStream, now: number): LiveStreamState {
  if (now < Date.parse(startsAt)) return 'UPCOMING';
  if (now < Date.parse(endsAt)) return 'LIVE';
  return recorded ? 'RECORDED' : 'ENDED';
}

/** On air first, then what comes next, then what is over, newest first. */
export function sortByState(streams: readonly LiveStream[], now: number): LiveStream[] {
  const rank = (stream: LiveStream) => Math.min(ORDER.indexOf(stateOf(stream, now)), ORDER.indexOf('RECORDED'));
  return streams.toSorted((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    const earlier = Date.parse(a.startsAt) - Date.parse(b.startsAt);
    return now < Date.parse(a.startsAt) ? earlier : -earlier;
  });
}
