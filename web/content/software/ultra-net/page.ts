import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const ultraNet = {
  hero: { kind: 'hero', picture: 'scenes/fleet-room', links: { inquiry: '#inquiry', support: '/store/support' } },
  idle: {
    kind: 'figures',
    picture: 'screens/fleet',
    items: { platform: facts.idleTimeUncleared, supplies: facts.idleTimeSupplies, faults: facts.idleTimeFaults },
  },
  causes: { kind: 'blocks', items: ['resin', 'film', 'platform', 'fault'] },
  night: { kind: 'media-text', picture: 'scenes/platform-phone', side: 'start', points: ['now', 'morning', 'count'] },
  connect: { kind: 'steps', items: { network: {}, test: {}, code: {}, name: {} } },
  network: {
    kind: 'media-text',
    picture: 'products/resin-station',
    points: ['ports', 'time', 'segment', 'cable', 'address'],
    links: { support: '/store/support' },
  },
  printers: { kind: 'machines', slugs: ['A2D_4K', 'A3D', 'C_Series', 'reflex2-pro'] },
  questions: { kind: 'faq', questions: ['offline', 'old', 'pictures', 'remote', 'updates'] },
  contact: { kind: 'call-to-action', picture: 'products/reflex2-pro', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
