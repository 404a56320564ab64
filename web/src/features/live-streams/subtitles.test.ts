import { expect, it } from 'vitest';
import { subtitleLocales, toSubtitles, toSubtitleTracks } from './subtitles.ts';

const languages = { spokenLanguage: 'en', availableLocales: ['EN', 'CN', 'DE'] } as const;
const stream = {
  ...languages,
  slug: 'bases-6',
  recording: { minutes: 2, isPublic: true, previewUrl: '/videos/bases.webm', chapterStarts: [25, 53, 67] },
};

it('has subtitles in all languages but that of the text on screen, the language of the reader first', () => {
  expect(subtitleLocales(languages, 'de')).toEqual(['de', 'cn']);
  expect(subtitleLocales(languages, 'en')).toEqual(['cn', 'de']);
  expect(subtitleLocales({ ...languages, spokenLanguage: 'zh-CN' }, 'cn')).toEqual(['en', 'de']);
  expect(subtitleLocales({ ...languages, availableLocales: ['EN'] }, 'de')).toEqual([]);
});

it('lists a track for each of them, with its name in its own language', () => {
  const path = '/aboutUs/events/liveStream/bases-6/subtitles.vtt';
  expect(toSubtitleTracks(stream, 'cn')).toEqual([
    { src: `/cn${path}`, tag: 'zh-CN', name: '简体中文' },
    { src: `/de${path}`, tag: 'de', name: 'Deutsch' },
  ]);
  expect(toSubtitleTracks({ ...stream, recording: null }, 'cn')).toEqual([]);
});

it('shows the summary until the first chapter, then the text of each chapter', () => {
  const agenda = ['Drucken', 'Waschen', 'Kleben & Polieren'].map((title) => ({ title, text: 'Spalt < 1 mm' }));
  expect(toSubtitles({ summary: 'Ein Lauf.', agenda, recording: stream.recording }).split('\n\n')).toEqual([
    'WEBVTT',
    '00:00.000 --> 00:25.000\nEin Lauf.',
    '00:25.000 --> 00:53.000\nDrucken\nSpalt &lt; 1 mm',
    '00:53.000 --> 01:07.000\nWaschen\nSpalt &lt; 1 mm',
    '01:07.000 --> 01:21.000\nKleben &amp; Polieren\nSpalt &lt; 1 mm\n',
  ]);
});
