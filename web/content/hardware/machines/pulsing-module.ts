import type { SectionLayouts } from '#sections/page-content.ts';
import type { StoryCopy } from '../machine-story.ts';

export const pulsingModule = {
  part: { kind: 'showcase', picture: 'scenes/platform-solid' },
  day: {
    kind: 'text-table',
    columns: ['without', 'with'],
    rows: ['position', 'job', 'models', 'supports', 'failed', 'films'],
  },
  limits: { kind: 'limits', items: ['parts', 'resins', 'chairSide'] },
} as const satisfies SectionLayouts;

export const pulsingModuleCopy: StoryCopy<typeof pulsingModule> = {
  en: {
    part: {
      title: 'For solid models and large bases',
      text: 'You can grind, drill and pin a solid model anywhere; a hollow one with walls of 2 to 3 mm breaks through. But a solid arch pulls hard on the film, so without the module it stands on supports.',
      alt: 'Build platform with six solid full-arch models on closed bases',
    },
    day: {
      title: '48 solid models a day, with and without the module',
      text: 'Full-arch models in Model HP UV 2.0 at 100 µm on one A2D 4K, print time only. With 10 min between jobs, all 48 are done after 5 h 58 min instead of 7 h 42 min. Failed models are from our lab, over 20 jobs each; films are for 22 working days.',
      first: 'One A2D 4K',
      columns: { without: 'Without the module', with: 'With the module' },
      rows: {
        position: { title: 'On the platform', without: '12 upright', with: '6 flat' },
        job: { title: 'One job', without: '108 min', with: '36 min' },
        models: { title: '48 models', without: '7 h 12 min in 4 jobs', with: '4 h 48 min in 8 jobs' },
        supports: { title: 'Supports', without: 'about 3 g a model', with: 'none' },
        failed: { title: 'Failed models', without: '3.8% (9 of 240)', with: '0.8% (1 of 120)' },
        films: { title: 'Films a month', without: 'about 2', with: 'about 1' },
      },
    },
    limits: {
      items: {
        parts:
          'You do not need it for hollow models with walls of 2 to 3 mm, or for thin parts: they print flat without it. The six models a job on our printer pages are hollow.',
        resins: 'It works with four resins. With all others it stays off.',
        chairSide: 'It does not fit the ChairSide printers or the Reflex series.',
      },
    },
  },
  cn: {
    part: {
      title: '实心模型与大底座',
      text: '需要磨改、打孔、装钉的模型做实心；壁厚 2–3 mm 的空心模型容易磨穿。实心模型平放时离型力大，不装模块只能加支撑竖放。',
      alt: '成型平台上六个带封闭底座的实心全牙弓模型',
    },
    day: {
      title: '每天 48 个实心模型，装与不装',
      text: 'Model HP UV 2.0 全牙弓模型，层厚 100 µm，一台 A2D 4K，只算打印时间；换版按 10 分钟计，全部完成共 5 小时 58 分钟，不装为 7 小时 42 分钟。废件为本公司实验室各打印 20 版的数据；离型膜按每月 22 个工作日算。',
      first: '一台 A2D 4K',
      columns: { without: '不装模块', with: '装模块' },
      rows: {
        position: { title: '一版', without: '竖放 12 个', with: '平放 6 个' },
        job: { title: '一版用时', without: '108 分钟', with: '36 分钟' },
        models: { title: '48 个用时', without: '4 版，7 小时 12 分钟', with: '8 版，4 小时 48 分钟' },
        supports: { title: '支撑', without: '每个约 3 g', with: '无需' },
        failed: { title: '废件', without: '3.8%（240 个中 9 个）', with: '0.8%（120 个中 1 个）' },
        films: { title: '每月用膜', without: '约 2 张', with: '约 1 张' },
      },
    },
    limits: {
      items: {
        parts: '壁厚 2–3 mm 的空心模型、薄壁件无需加装，即可平放。各机型页面所列一版 6 个模型均为空心模型。',
        resins: '仅四款树脂有脉冲参数，其他树脂不启用。',
        chairSide: '不适用于 ChairSide 和 Reflex 系列。',
      },
    },
  },
  de: {
    part: {
      title: 'Für massive Modelle und große Sockel',
      text: 'Massive Modelle können Sie überall beschleifen, anbohren und mit Pins versehen; die 2 bis 3 mm starke Wand eines hohlen Modells ist dabei schnell durchgeschliffen. Sie ziehen aber stark an der Folie und stehen deshalb ohne Modul auf Supports.',
      alt: 'Bauplattform mit sechs massiven Ganzkiefermodellen auf geschlossenen Sockeln',
    },
    day: {
      title: '48 massive Modelle am Tag, mit und ohne Modul',
      text: 'Ganzkiefermodelle aus Model HP UV 2.0 bei 100 µm auf einem A2D 4K, nur die Druckzeit. Mit 10 min Wechselzeit sind alle 48 nach 5 h 58 min fertig statt nach 7 h 42 min. Die Fehldrucke stammen aus unserem Labor, je 20 Drucke; die Folien gelten für 22 Arbeitstage.',
      first: 'Ein A2D 4K',
      columns: { without: 'Ohne Modul', with: 'Mit Modul' },
      rows: {
        position: { title: 'Auf der Plattform', without: '12 stehend', with: '6 liegend' },
        job: { title: 'Ein Druck', without: '108 min', with: '36 min' },
        models: { title: '48 Modelle', without: '7 h 12 min in 4 Drucken', with: '4 h 48 min in 8 Drucken' },
        supports: { title: 'Supports', without: 'rund 3 g je Modell', with: 'keine' },
        failed: { title: 'Fehldrucke', without: '3,8 % (9 von 240)', with: '0,8 % (1 von 120)' },
        films: { title: 'Folien im Monat', without: 'rund 2', with: 'rund 1' },
      },
    },
    limits: {
      items: {
        parts:
          'Für hohle Modelle mit 2 bis 3 mm Wandstärke und für dünne Teile brauchen Sie es nicht, sie lassen sich auch so liegend drucken. Die sechs Modelle je Druck auf unseren Druckerseiten sind hohl.',
        resins: 'Das Modul arbeitet mit vier Resins, bei allen anderen bleibt es aus.',
        chairSide: 'An ChairSide und Reflex passt es nicht.',
      },
    },
  },
};
