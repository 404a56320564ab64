import type { MetadataRoute } from 'next';
import { messages } from '#i18n/messages.ts';

export default function manifest(): MetadataRoute.Manifest {
  const { brand } = messages.en.Site;
  return {
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: '#23252b',
    theme_color: '#23252b',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
}
