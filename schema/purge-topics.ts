/**
 * Redis keys of the invalidation bus: a hash from tag to purge time, the channel that announces a purge by id, and the
 * channel on which subscribers acknowledge the id.
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
