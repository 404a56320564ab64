import { now } from './day.ts';

/** The language that a screen is drawn in; null in scenes, which all languages share: no words, no times of day. */
export type ScreenLanguage = 'en' | 'cn' | 'de' | null;

/** Assigned before drawing, as the palette is. */
export const screen: { language: ScreenLanguage } = { language: null };

const words = {
  en: {
    approve: 'Approve',
    change: 'Request changes',
    send: 'Send job',
    stages: ['Scan', 'Design', 'Approval', 'Print', 'Shipping'],
  },
  cn: {
    approve: '确认方案',
    change: '要求修改',
    send: '发送打印',
    stages: ['扫描', '设计', '确认', '打印', '发货'],
  },
  de: {
    approve: 'Freigeben',
    change: 'Änderung nötig',
    send: 'Senden',
    stages: ['Scan', 'Design', 'Freigabe', 'Druck', 'Versand'],
  },
};

export function screenWords() {
  return screen.language && words[screen.language];
}

/** `18:00`, in English 6:00 PM; in scenes the time until then, `4:18`. */
export function clock(time: string): string {
  if (!screen.language) return duration((minutesOf(time) - now * 60 - 720 + 1440) % 1440);
  if (screen.language !== 'en') return time;
  const [hours = 0, minutes] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${half}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `0:38` in scenes. */
export function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!screen.language) return `${hours}:${String(rest).padStart(2, '0')}`;
  const isChinese = screen.language === 'cn';
  const [h, min] = isChinese ? ['小时', '分钟'] : ['h', 'min'];
  return [hours && `${hours}\u00a0${h}`, rest && `${rest}\u00a0${min}`].filter(Boolean).join(' ');
}

/** A number whose decimal mark is a point. */
export function decimal(number: string): string {
  return screen.language === 'de' ? number.replace('.', ',') : number;
}
