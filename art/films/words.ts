import type { LiveStreamRecord } from '../../legacy/content/live-streams/record.ts';
import cn from '../../web/messages/cn.json' with { type: 'json' };
import de from '../../web/messages/de.json' with { type: 'json' };
import en from '../../web/messages/en.json' with { type: 'json' };

const languages = { en: 'en', 'zh-CN': 'zh', de: 'de' } as const;
const messages = { en, zh: cn, de };
const closings = { en: 'Machines and materials', zh: '设备与材料', de: 'Geräte und Materialien' };

/** Language and interface strings of a film. */
export function wordsOf({ spoken }: LiveStreamRecord) {
  const language = languages[spoken];
  const { LiveStreams, Site } = messages[language];
  const { eyebrow, host, agenda } = LiveStreams;
  return { language, tag: spoken, words: { brand: Site.brand, eyebrow, host, agenda, closing: closings[language] } };
}
