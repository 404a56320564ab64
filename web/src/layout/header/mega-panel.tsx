import { BookOpen, Download, LifeBuoy, Mail } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import type { Group, IconName, NavItem, Select, Series } from '#content/navigation/nav-item.ts';
import { navigationCopy } from '#content/navigation/navigation.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageLink } from '../page-link.tsx';
import { MachineCard } from './machine-card.tsx';
import { SeriesList } from './series-list.tsx';

const ICONS = { contact: Mail, support: LifeBuoy, download: Download, catalogue: BookOpen } satisfies Record<
  IconName,
  unknown
>;

export function MegaPanel({ items }: { items: readonly NavItem[] }) {
  const copy = useNavigationCopy();
  const series = items.filter((item): item is Series => item.kind === 'SERIES');
  const others = items.filter((item) => item.kind !== 'SERIES');
  return (
    <div className="panel-body">
      {series.length > 0 && (
        <SeriesList
          series={series.map(({ title, children }) => ({
            title: copy.groups[title],
            content: children.map((card) => <MachineCard key={card.page} {...card} />),
          }))}
        />
      )}
      {others.length > 0 && (
        <div className={series.length > 0 ? 'panel-row' : 'panel-columns'}>
          {others.map((item) => (
            <PanelItem key={keyOf(item)} item={item} />
          ))}
        </div>
      )}
    </div>
  );
}

function PanelItem({ item }: { item: Exclude<NavItem, Series> }) {
  const t = useTranslations('Header');
  const copy = useNavigationCopy();
  switch (item.kind) {
    case 'GROUP':
      return <PanelGroup group={item} />;
    case 'SELECT':
      return <Choices {...item} />;
    case 'CARD':
      return <MachineCard {...item} />;
    case 'DESCRIPTION':
      return (
        <div className="panel-description">
          <p className="text-small text-ink-soft">{copy.descriptions[item.text]}</p>
          <PageLink page={item.page} className="panel-invitation">
            <span aria-hidden>→</span>
          </PageLink>
        </div>
      );
    case 'ICON':
      return <PageLink page={item.page} className="panel-link" before={<Icon icon={ICONS[item.icon]} size={18} />} />;
    case 'LIST':
      return (
        <PageLink page={item.page} className="panel-link">
          {item.isNew && <Badge tone="accent">{t('isNew')}</Badge>}
        </PageLink>
      );
  }
}

function PanelGroup({ group: { title, children } }: { group: Group }) {
  const copy = useNavigationCopy();
  return (
    <div className="panel-group">
      <p className="panel-heading">{copy.groups[title]}</p>
      <ul>
        {children.map((item) => (
          <li key={keyOf(item)}>
            <PanelItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Choices({ pages }: Select) {
  return (
    <ul className="panel-choices">
      {pages.map((page) => (
        <li key={page}>
          <PageLink page={page} className="panel-choice" />
        </li>
      ))}
    </ul>
  );
}

function useNavigationCopy() {
  return navigationCopy[localeFromTag(useLocale())];
}

function keyOf(item: Exclude<NavItem, Series>): string {
  if (item.kind === 'GROUP') return item.title;
  return item.kind === 'SELECT' ? item.pages.join() : item.page;
}
