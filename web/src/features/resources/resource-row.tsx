import { BookOpen, Calendar, ClipboardCheck, FileText, Lightbulb, Newspaper, PenLine, Play } from 'lucide';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { spokenLanguageName } from '#features/live-streams/spoken-language.ts';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { languageName } from '#features/translations/language-name.ts';
import type { ResourceModule } from '#gateway/schema.generated.ts';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { RecordRow } from '#ui/record-row.tsx';
import type { ListedResource } from './resource-data.ts';
import { toResourceTexts } from './resource-texts.ts';

/** On the pictures, to tell long lists apart at a glance. */
const ICONS = {
  WEBINARS: Play,
  WHITE_PAPERS: FileText,
  BROCHURES: BookOpen,
  CASE_STUDIES: ClipboardCheck,
  EVENTS: Calendar,
  NEWS: Newspaper,
  BLOGS: Lightbulb,
  ARTICLES: PenLine,
} as const satisfies Record<ResourceModule, unknown>;

const WITHOUT_READING_TIME: readonly ResourceModule[] = ['EVENTS', 'WHITE_PAPERS'];

export function ResourceRow({ resource }: { resource: ListedResource }) {
  const { module, path, publishedOn, picture, servedLocale, minutes, video } = resource;
  const t = useTranslations('Resources');
  const format = useFormatter();
  const locale = useLocale();
  const { title, summary, lang, hrefLang } = toResourceTexts(resource, locale);
  const foreignTag = toLangAttribute(servedLocale, locale);
  const language = foreignTag && languageName(foreignTag, locale);
  const reading = language ? t('readingIn', { language, minutes }) : t('reading', { minutes });
  const watching =
    video &&
    (video.isSubtitled
      ? t('videoSubtitled', { minutes: video.minutes })
      : t('video', { minutes: video.minutes, language: spokenLanguageName(video.language, locale) }));
  const day = format.dateTime(new Date(video?.startsAt ?? publishedOn), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <RecordRow
      meta={
        <p className="flex flex-wrap gap-x-4 xl:grid xl:justify-items-start xl:gap-1">
          <span className="text-accent">{video ? t('videoKind') : t(`kinds.${module}`)}</span>
          {/* It would read like the date of the event. */}
          {module !== 'EVENTS' && <time dateTime={video?.startsAt ?? publishedOn}>{day}</time>}
          {WITHOUT_READING_TIME.includes(module) ? (
            <LanguageLabel served={servedLocale} />
          ) : (
            <span>{video ? watching : reading}</span>
          )}
          {module === 'WHITE_PAPERS' && <span>{t('paper')}</span>}
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
      mark={<Icon icon={ICONS[module]} size={16} />}
    />
  );
}
