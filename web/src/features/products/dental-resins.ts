import { materialScopes } from '#features/materials/material-scopes.ts';
import type { ProductDetail } from './product-data.ts';

export function dentalResinsOf({ materials }: Pick<ProductDetail, 'materials'>) {
  return (materials ?? []).filter(({ group }) => group === materialScopes['0-all'].group);
}
