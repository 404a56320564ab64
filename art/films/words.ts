import type { LiveStreamRecord } from '../../legacy/content/live-streams/record.ts';
import type { Text } from '../../legacy/content/text.ts';
import { localize } from '../../legacy/src/store/localize.ts';
import { locales } from '../../schema/locales.ts';
import { messages } from '../../web/src/i18n/messages.ts';
import { localeFromTag } from '../../web/src/i18n/paths.ts';

const closing: Text = { en: 'Machines and materials', zh: '设备与材料', de: 'Geräte und Materialien' };

/** A stream in the language that is spoken, with the interface strings of its film. */
export function inSpokenLanguage(stream: LiveStreamRecord) {
  const locale = localeFromTag(stream.spoken);
  const language = locales[locale].content;
  const { LiveStreams, Site } = messages[locale];
  const { eyebrow, host, agenda } = LiveStreams;
  const words = { brand: Site.brand, eyebrow, host, agenda, closing: localize(closing, language) };
  return { language, tag: stream.spoken, texts: localize(stream, language), words };
}
