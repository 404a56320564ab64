import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { serveSettings } from './serve-settings.ts';

/** The copy of the pictures; `src/copy/save-pictures.ts` fills it. */
const PICTURES = 'pictures';

export default defineConfig({
  root: import.meta.dirname,
  build: { target: 'es2023', modulePreload: { polyfill: false } },
  plugins: [
    serveSettings(process.env),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: {
        name: 'Heliograph',
        short_name: 'Heliograph',
        display: 'fullscreen',
        background_color: '#f8f6f1',
        theme_color: '#f8f6f1',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
      workbox: {
        // The settings are not part of the build: the app stores the last ones.
        globPatterns: ['**/*.{html,js,css,svg,woff2}'],
        runtimeCaching: [
          {
            urlPattern: ({ request }) => request.destination === 'image',
            handler: 'CacheFirst',
            options: { cacheName: PICTURES },
          },
        ],
      },
    }),
  ],
});
