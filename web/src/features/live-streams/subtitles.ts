import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { localePath, toLocales } from '#i18n/paths.ts';
import type { LiveStream } from './live-stream-data.ts';
import { playerPath } from './live-stream-paths.ts';

/** Subtitles of a video in one language. */
export type SubtitleTrack = { src: string; tag: string; name: string };

type Languages = { spokenLanguage: string; availableLocales: readonly GatewayLocale[] };

/** Locales in which a video has subtitles, that of the reader first. The language of the text on screen has none. */
export function subtitleLocales({ spokenLanguage, availableLocales }: Languages, reader: Locale): readonly Locale[] {
  const others = toLocales(availableLocales).filter((locale) => locales[locale].tag !== spokenLanguage);
  return others.toSorted((a, b) => Number(b === reader) - Number(a === reader));
}

type Stream = Languages & Pick<LiveStream, 'slug' | 'recording'>;

export function toSubtitleTracks(stream: Stream, reader: Locale): readonly SubtitleTrack[] {
  if (!stream.recording) return [];
  return subtitleLocales(stream, reader).map((locale) => ({
    src: localePath(locale, subtitlesPath(stream.slug)),
    tag: locales[locale].tag,
    name: locales[locale].name,
  }));
}

function subtitlesPath(slug: string): string {
  return `${playerPath(slug)}/subtitles.vtt`;
}

type Texts = Pick<LiveStream, 'summary' | 'agenda'> & { recording: { chapterStarts: readonly number[] } };

/** WebVTT: the summary until the first chapter, then the text of each chapter. */
export function toSubtitles({ summary, agenda, recording: { chapterStarts } }: Texts): string {
  const [first = 0] = chapterStarts;
  const chapters = chapterStarts.flatMap((start, index) => {
    const item = agenda[index];
    // The last chapter is as long as the one before.
    const end = chapterStarts[index + 1] ?? start + start - (chapterStarts[index - 1] ?? 0);
    return item ? [toCue(start, end, `${item.title}\n${item.text}`)] : [];
  });
  return ['WEBVTT', toCue(0, first, summary), ...chapters].join('\n\n').concat('\n');
}

function toCue(start: number, end: number, text: string): string {
  return `${toTime(start)} --> ${toTime(end)}\n${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`;
}

function toTime(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`;
}
