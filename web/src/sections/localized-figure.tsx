import { defaultLocale } from '@heliograph/schema/locales.ts';
import { useLocale } from 'next-intl';
import { localeFromTag } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { PictureName } from './page-content.ts';

type Props = { name: PictureName; alt: string; sizes: string; priority?: boolean };

/** A picture from `art/`; screens of programs are in the language of the page. */
export function LocalizedFigure({ name, ...props }: Props) {
  const locale = localeFromTag(useLocale());
  const isLocalized = name.startsWith('screens/') && locale !== defaultLocale;
  return <Figure {...props} name={isLocalized ? `${name}-${locale}` : name} />;
}
