import { useLocale, useTranslations } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { RecordTile } from '#ui/record-tile.tsx';
import type { ResourceRow_ResourceFragment } from './resource-row.generated.ts';
import { toResourceTexts } from './resource-texts.ts';

export function ResourceTile({ resource }: { resource: ResourceRow_ResourceFragment }) {
  const { path, module, picture, servedLocale } = resource;
  const t = useTranslations('Resources');
  const { title, summary, lang, hrefLang } = toResourceTexts(resource, useLocale());
  return (
    <RecordTile
      meta={
        <p className="flex flex-wrap gap-x-4">
          <span className="text-accent">{t(`kinds.${module}`)}</span>
          <LanguageLabel served={servedLocale} />
        </p>
      }
      title={
        <Link href={path} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={picture}
    />
  );
}
