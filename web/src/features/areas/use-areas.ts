import type { Locale } from '@heliograph/schema/locales.ts';
import { useCallback, useState } from 'react';
import type { Area } from './area.ts';
import { getAreas } from './area-list.ts';

export function useAreas(locale: Locale) {
  const [areas, setAreas] = useState<readonly Area[] | null>(null);
  const load = useCallback(async () => {
    const list = await getAreas(locale);
    setAreas(list);
    return list;
  }, [locale]);
  return { areas, load };
}
