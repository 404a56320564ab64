import type { SectionLayouts } from '#sections/page-content.ts';
import type { StoryCopy } from '../machine-story.ts';

export const pulsingModule = {
  part: { kind: 'showcase', picture: 'scenes/platform-solid' },
  day: {
    kind: 'text-table',
    columns: ['without', 'with'],
    rows: ['position', 'job', 'models', 'resin', 'failed', 'films'],
  },
  limits: { kind: 'limits', items: ['parts', 'removal', 'resins', 'chairSide'] },
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
      text: 'Full-arch models without dies in Model HP UV 2.0 at 100 µm on one A2D 4K. On supports they stand 72 mm tall, flat they are 24 mm. With 10 min for each platform change, all 48 are done after 5 h 58 min instead of 7 h 42 min, with four more changes. Failed models are from 20 jobs each in our lab; films are for 22 working days.',
      first: 'One A2D 4K',
      columns: { without: 'Without the module', with: 'With the module' },
      rows: {
        position: { title: 'On the platform', without: '12 upright', with: '6 flat' },
        job: { title: 'One job', without: '108 min', with: '36 min' },
        models: { title: '48 models', without: '7 h 12 min in 4 jobs', with: '4 h 48 min in 8 jobs' },
        resin: {
          title: 'Resin per model',
          without: 'about 30 g, 3 g of it supports',
          with: 'about 27 g (hollow: 20 g)',
        },
        failed: { title: 'Failed models', without: '3.8% (9 of 240)', with: '0.8% (1 of 120)' },
        films: { title: 'Films a month', without: 'about 2', with: 'about 1' },
      },
    },
    limits: {
      items: {
        parts:
          'You do not need it for hollow models with walls of 2 to 3 mm or for thin parts. The six models a job on our printer pages are hollow and print flat without it.',
        removal: 'HiVE and the A2D Ortho remove hollow models only. You take solid models off the platform by hand.',
        resins: 'The C series has no profile for Model HP UV 2.0; its solid models are of Model TF UV 2.0.',
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
      title: '每天 48 个实心模型：加装前后对比',
      text: 'Model HP UV 2.0 全牙弓模型（不带代型），层厚 100 µm，一台 A2D 4K。加支撑竖放时件高 72 mm，平放时 24 mm。换版按每次 10 分钟计，加装后多换 4 次，全部完成 5 小时 58 分钟，未装为 7 小时 42 分钟。废品率为本公司实验室各打印 20 版的数据；离型膜按每月 22 个工作日算。',
      first: '一台 A2D 4K',
      columns: { without: '未装模块', with: '已装模块' },
      rows: {
        position: { title: '一版', without: '竖放 12 个', with: '平放 6 个' },
        job: { title: '一版用时', without: '108 分钟', with: '36 分钟' },
        models: { title: '48 个用时', without: '4 版，7 小时 12 分钟', with: '8 版，4 小时 48 分钟' },
        resin: { title: '单个用料', without: '约 30 g，含支撑 3 g', with: '约 27 g（空心 20 g）' },
        failed: { title: '废品率', without: '3.8%（240 个中 9 个）', with: '0.8%（120 个中 1 个）' },
        films: { title: '每月用膜', without: '约 2 张', with: '约 1 张' },
      },
    },
    limits: {
      items: {
        parts: '壁厚 2–3 mm 的空心模型和薄壁件无需加装，本来就能平放；各机型页面所列一版 6 个均为空心模型。',
        removal: 'HiVE 和 A2D Ortho 的自动取件只用于空心模型，实心模型须手工取件。',
        resins: 'C 系列没有 Model HP UV 2.0 参数，打印实心模型用 Model TF UV 2.0。',
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
      text: 'Ganzkiefermodelle ohne Stümpfe aus Model HP UV 2.0 bei 100 µm auf einem A2D 4K. Auf Supports stehen sie 72 mm hoch, liegend sind es 24 mm. Mit 10 min je Plattformwechsel sind alle 48 nach 5 h 58 min fertig statt nach 7 h 42 min, bei vier Wechseln mehr. Die Fehldrucke stammen aus je 20 Drucken in unserem Labor; die Folien gelten für 22 Arbeitstage.',
      first: 'Ein A2D 4K',
      columns: { without: 'Ohne Modul', with: 'Mit Modul' },
      rows: {
        position: { title: 'Auf der Plattform', without: '12 stehend', with: '6 liegend' },
        job: { title: 'Ein Druck', without: '108 min', with: '36 min' },
        models: { title: '48 Modelle', without: '7 h 12 min in 4 Drucken', with: '4 h 48 min in 8 Drucken' },
        resin: { title: 'Resin je Modell', without: 'rund 30 g, davon 3 g Supports', with: 'rund 27 g (hohl: 20 g)' },
        failed: { title: 'Fehldrucke', without: '3,8 % (9 von 240)', with: '0,8 % (1 von 120)' },
        films: { title: 'Folien im Monat', without: 'rund 2', with: 'rund 1' },
      },
    },
    limits: {
      items: {
        parts:
          'Für hohle Modelle mit 2 bis 3 mm Wandstärke und für dünne Teile brauchen Sie es nicht. Die sechs Modelle je Druck auf unseren Druckerseiten sind hohl und liegen auch ohne Modul.',
        removal:
          'HiVE und der A2D Ortho entnehmen nur hohle Modelle selbst. Massive nehmen Sie von Hand von der Plattform.',
        resins:
          'Für die C-Serie gibt es kein Profil für Model HP UV 2.0; massive Modelle druckt sie aus Model TF UV 2.0.',
        chairSide: 'An ChairSide und Reflex passt es nicht.',
      },
    },
  },
};
