/**
 * How a purge travels through Redis: a hash of tags and the times at which they were purged, the channel on which its id
 * is published, and the channel on which each subscriber confirms that id.
 */
export type PurgeTopic = { key: string; channel: string; acknowledgements: string };

export const purgeTopics = {
  gateways: { key: 'heliograph:purges', channel: 'heliograph:purge', acknowledgements: 'heliograph:purge:done' },
  sites: {
    key: 'heliograph:site-purges',
    channel: 'heliograph:site-purge',
    acknowledgements: 'heliograph:site-purge:done',
  },
} as const satisfies Record<string, PurgeTopic>;
