import { useTranslations } from 'next-intl';
import type { ProductCardData } from '#features/products/product-data.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';

type Props = {
  line?: ProductCardData['line'];
  /** The machine of the page. */
  product?: { name: string; path: string };
};

/** Documents and pages that belong to a machine, or to all. */
export function SupportLinks({ line, product }: Props) {
  const t = useTranslations('Support.links');
  const materials = line === 'REFLEX' ? '/material/1-all' : '/material/0-all';
  const links = [
    ...(product
      ? []
      : [
          { href: '#machines', title: t('guides'), text: t('guidesText') },
          { href: '/store/software', title: t('software'), text: t('softwareText') },
        ]),
    {
      href: `/warranty-policies${line ? `#${line.toLowerCase()}` : ''}`,
      title: t('warranty'),
      text: t('warrantyText'),
    },
    { href: materials, title: t('safety'), text: t('safetyText') },
    product
      ? { href: product.path, title: product.name, text: t('productText') }
      : { href: '/catalogue', title: t('catalogue'), text: t('catalogueText') },
  ];
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      {links.map(({ href, title, text }) => (
        <li key={href} className="border-t border-line pt-4">
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
      ))}
    </ul>
  );
}
