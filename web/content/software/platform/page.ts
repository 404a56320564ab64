import type { SectionLayouts } from '#sections/page-content.ts';

export const platform = {
  hero: { kind: 'hero', picture: 'scenes/platform-desk', links: { inquiry: '#inquiry', software: '/store/software' } },
  parts: {
    kind: 'cards',
    large: true,
    items: {
      blueprint: { picture: 'screens/case-approval', href: '/SAP/Blueprint' },
      streamFlow: { picture: 'screens/rush-case', href: '/SAP/streamFlow' },
      ultraNet: { picture: 'screens/fleet', href: '/SAP/ultra-net' },
      prepare: { picture: 'screens/prepare', href: '/store/software' },
    },
  },
  licenses: {
    kind: 'text-table',
    columns: ['cost', 'need', 'runs', 'printers'],
    rows: ['prepare', 'blueprint', 'ultraNet', 'streamFlow', 'design'],
  },
  flow: {
    kind: 'steps',
    ground: 'graphite',
    items: { order: {}, design: {}, prepare: {}, print: {}, finish: {}, deliver: {} },
  },
  night: { kind: 'media-text', picture: 'scenes/platform-phone', points: ['queue', 'alarm', 'material'] },
  design: { kind: 'media-text', picture: 'parts/crown-bridge', side: 'start', links: { design: '/services/design' } },
  files: {
    kind: 'blocks',
    items: ['file', 'connected', 'offline', 'region', 'names', 'agreement'],
  },
  questions: { kind: 'faq', questions: ['start', 'alerts', 'older'] },
  contact: { kind: 'call-to-action', picture: 'scenes/case-desk', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
