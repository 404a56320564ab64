import type { Quantity } from '#sections/page-content.ts';

export const printers = {
  /** A2D 4K and A2D Ortho: half a pixel on either side of an edge. */
  a2d4kEdge: { value: 26.8, sign: '±', unit: 'µm' },
  /** Reflex RS and Reflex 2. */
  reflexRsPixel: { value: 29.7, unit: 'µm' },
  reflex2ProPixel: { value: 19, unit: 'µm' },
  a2dHdPixel: { value: 62.5, unit: 'µm' },
  a2dHdEdge: { value: 31.3, sign: '±', unit: 'µm' },
  a2dHdLight: { value: 30_000, sign: '>', unit: 'h' },
  reflexPixel: { value: 33, unit: 'µm' },
  reflexEdge: { value: 16, sign: '±', unit: 'µm' },
  reflexRsEdge: { value: 15, sign: '±', unit: 'µm' },
  reflex2ProEdge: { value: 10, sign: '±', unit: 'µm' },
  reflexVolume: { value: 5.1, unit: 'L' },
  reflexRsVolume: { value: 6.2, unit: 'L' },
  reflex2ProVolume: { value: 6.5, unit: 'L' },
} as const satisfies Record<string, Quantity>;
