import type { Fact } from './fact.ts';

export const printers = {
  /** A2D 4K and A2D Ortho: half a pixel on either side of an edge. */
  a2d4kEdge: { value: 26.8, sign: '±', unit: 'µm', source: 'R359' },
  /** Reflex RS and Reflex 2. */
  reflexRsPixel: { value: 29.7, unit: 'µm', source: 'R363' },
  reflex2ProPixel: { value: 19, unit: 'µm', source: { printer: 'reflex2-pro' } },
  a2dHdPixel: { value: 62.5, unit: 'µm', source: { printer: 'A2D_HD' } },
  a2dHdHeight: { value: 120, unit: 'mm', source: { printer: 'A2D_HD' } },
  a2d4kPixel: { value: 53, unit: 'µm', source: 'R359' },
  a2d4kHeight: { value: 110, unit: 'mm', source: { printer: 'A2D_4K' } },
  a2dHdEdge: { value: 31.3, sign: '±', unit: 'µm', source: { printer: 'A2D_HD' } },
  /** Radius of a rectangular edge, and the smallest gap that stays open, in Model HP UV 2.0 at 50 µm. */
  a2dHdEdgeRadius: { value: 36, unit: 'µm', source: { printer: 'A2D_HD' } },
  a2d4kEdgeRadius: { value: 49, unit: 'µm', source: { printer: 'A2D_HD' } },
  a2dHdGap: { value: 0.13, unit: 'mm', source: { printer: 'A2D_HD' } },
  a2d4kGap: { value: 0.2, unit: 'mm', source: { printer: 'A2D_HD' } },
  a2dHdLight: { value: 30_000, sign: '>', unit: 'h', source: { printer: 'A2D_HD' } },
  reflexPixel: { value: 33, unit: 'µm', source: 'R362' },
  reflexEdge: { value: 16, sign: '±', unit: 'µm', source: 'R362' },
  reflexRsEdge: { value: 14.9, sign: '±', unit: 'µm', source: { printer: 'Reflex-RS' } },
  reflex2ProEdge: { value: 9.5, sign: '±', unit: 'µm', source: { printer: 'reflex2-pro' } },
  reflexVolume: { value: 5.1, unit: 'L', source: { printer: 'Reflex', derivedFrom: 'buildVolume' } },
  reflexRsVolume: { value: 6.2, unit: 'L', source: { printer: 'Reflex-RS', derivedFrom: 'buildVolume' } },
  reflex2ProVolume: { value: 6.5, unit: 'L', source: { printer: 'reflex2-pro', derivedFrom: 'buildVolume' } },
} as const satisfies Record<string, Fact>;
