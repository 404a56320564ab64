import type { Locale } from '@heliograph/schema/locales.ts';
import type { Area } from '#features/areas/area.ts';

/** The area that form tests choose in each locale. */
export const sampleAreas: Record<Locale, Area> = {
  en: { id: '250', name: 'France', callingCode: '+33' },
  cn: { id: '330000', name: '浙江省', callingCode: '+86' },
  de: { id: '250', name: 'Frankreich', callingCode: '+33' },
};
