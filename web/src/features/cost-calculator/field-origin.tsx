import { useFormatter, useTranslations } from 'next-intl';
import type { FactSource } from '#content/facts/fact.ts';
import { resourcePath } from '#features/resources/resource-paths.ts';
import { Link } from '#i18n/navigation.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Basis, Origin } from './cost-defaults.ts';

const NAMED = ['brochure', 'caseStudy', 'material', 'sample', 'webinar', 'whitePaper'] as const;

/** Where a default value comes from. */
export function FieldOrigin({ origin }: { origin: Origin }) {
  const t = useTranslations('CostCalculator.origins');
  if (origin.kind !== 'record') return t(origin.kind);
  return (
    <>
      {origin.basis && <BasisText {...origin.basis} />}
      <SourceName source={origin.source} />
    </>
  );
}

function BasisText({ value, unit }: Basis) {
  const t = useTranslations('CostCalculator.origins');
  const units = useTranslations('Units');
  const format = useFormatter();
  const text = `${format.number(value)}\u00a0${unit === 'min' || unit === 'h' ? units(unit) : (unit ?? '')}`;
  return `${unit === 'min' ? t('minutesPerJob', { minutes: text }) : t('mass', { mass: text })} · `;
}

function SourceName({ source }: { source: FactSource }) {
  const t = useTranslations('CostCalculator.origins');
  if (typeof source === 'string') return t('figure');
  const kind = NAMED.find((name) => name in source);
  const label = kind ? t(kind) : t('figure');
  const path = pathOf(source);
  if (!path) return label;
  return (
    <TextLink as={Link} href={path}>
      {label}
    </TextLink>
  );
}

/** Of records that are addressed by their number. */
function pathOf(source: Exclude<FactSource, string>): string | null {
  if ('caseStudy' in source) return `/application/moreApplication/cases/${source.caseStudy}`;
  if ('whitePaper' in source) return resourcePath(String(source.whitePaper));
  if ('webinar' in source) return resourcePath(String(source.webinar));
  if ('brochure' in source) return resourcePath(String(source.brochure));
  return null;
}
