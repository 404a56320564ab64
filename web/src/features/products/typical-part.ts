import type { PartName } from '#content/parts/parts.ts';
import type { ProductCardData } from './product-data.ts';

/** The part by which printers of a line are compared. */
export const typicalParts: Record<ProductCardData['line'], PartName> = { DENTAL: 'model', REFLEX: 'figure' };
