import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isListed } from '#content/pages.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import { MAX_PRINTERS } from '../comparison/comparison-params.ts';
import type { ProductDetail } from '../product-data.ts';

/** Of a printer. The other machines link the warranty below their data, and their printers. */
export function NextSteps({ product }: { product: ProductDetail }) {
  const { path, slug, line, name, hasSupport } = product;
  const t = useTranslations('Products.next');
  const locale = localeFromTag(useLocale());
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-flow-col sm:auto-cols-fr">
      <NextStep
        href={hasSupport ? `${path}/3d-printer-support` : '/store/support'}
        title={t('support', { name })}
        text={t(hasSupport ? 'supportText' : 'engineerText')}
      />
      {isListed('/warranty-policies', locale) && (
        <NextStep href={`/warranty-policies#${line.toLowerCase()}`} title={t('warranty')} text={t('warrantyText')} />
      )}
      <NextStep
        href={`/hardware?compare=${slug}#comparison`}
        title={t('compare')}
        text={t('compareText', { count: MAX_PRINTERS })}
      />
    </ul>
  );
}

export function NextStep({ href, title, text }: { href: string; title: ReactNode; text: ReactNode }) {
  return (
    <li className="border-t border-line pt-4">
      <TextLink
        href={href}
        variant="standalone"
        className="text-subheading"
        {...(href.startsWith('/') && { as: Link })}
      >
        {title}
      </TextLink>
      <p className="mt-1.5 max-w-text text-ink-soft">{text}</p>
    </li>
  );
}
