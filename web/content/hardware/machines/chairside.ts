import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const chairSide = {
  part: {
    kind: 'showcase',
    picture: 'cut-outs/parts/dental-model',
    links: { workflow: '/application/dental-clinic-3d-printer' },
  },
  platform: { kind: 'platform', printer: '6', parts: ['model', 'splint', 'bridge'] },
  day: {
    kind: 'figures',
    items: { total: facts.temporaryTotal, print: facts.temporaryPrint, handling: facts.clinicHandling },
    links: { cost: '/application/dental-clinic-3d-printer' },
  },
  limits: { kind: 'limits', items: ['one', 'fine', 'height', 'network', 'water'] },
} as const satisfies SectionLayouts;

export const chairSideCopy: StoryCopy<typeof chairSide> = {
  en: {
    part: {
      title: 'The model is ready before the patient leaves',
      text: 'Model WW UV washes in tap water, so the prep room needs no solvent. The display shows your staff each step and waits.',
      alt: 'Printed dental model with one die taken out',
      links: { workflow: 'Printing in dental clinics' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'A temporary crown, step by step',
      text: 'A molar crown in Temp C&B UV 2.0, timed in our webinar on a training model. Handling at the machines takes about 10 min per job; design and polishing are extra.',
      items: {
        total: 'from scan to polished temporary',
        print: 'of that on the printer',
        handling: 'of handling at the machines per job',
      },
      links: { cost: 'What pays off chairside' },
    },
    limits: {
      items: {
        one: 'Two full-arch models fill its platform. For more at a time, choose the A2D HD or the A2D 4K.',
        fine: 'It has no tray heating. For filled resins every day, choose the ChairSide Pro.',
        height: 'Parts can be up to 70 mm tall. Trays and models with a tall base do not fit upright.',
        network: 'It does not take jobs from StreamFlow, only from Prepare and Blueprint.',
        water: 'Wash water contains resin. It is hazardous waste and must not go down the drain.',
      },
    },
  },
  cn: {
    part: {
      title: '患者还没走，模型已打好',
      text: 'Model WW UV 用自来水洗，准备间不备溶剂。屏幕逐步提示，助手确认后再往下走。',
      alt: '打印的齿科模型，一颗代型已取出',
      links: { workflow: '口腔诊所方案' },
    },
    platform: { text: '单版俯视图。' },
    day: {
      title: 'ChairSide Pro 打一颗临时冠要多久',
      text: '这组时间是 ChairSide Pro 的，不是本机：训练模型上的一颗磨牙临时冠，Temp C&B UV 2.0，总用时含设计和抛光。打印、清洗、固化设备上的人工，每单约 10 分钟。',
      items: { total: '扫描到临时冠抛光完成', print: '其中打印用时', handling: '每单设备操作的人工' },
      links: { cost: '哪些适合诊所自己打' },
    },
    limits: {
      items: {
        one: '两个全牙弓模型就放满。想多放，选 A2D HD（3 个）或 A2D 4K（6 个）。',
        fine: '料槽不加热，高填料树脂流动慢。天天打陶瓷填充冠，选料槽可加热的 ChairSide Pro。',
        height: '成型高度 70 mm，带高底座的模型和托盘不能竖放。',
        network: '不接 StreamFlow，任务只能来自 Prepare 和 Blueprint。',
        water: '洗过的水含树脂，按化学废液处理，不得排入下水道。',
      },
    },
  },
  de: {
    part: {
      title: 'Das Modell ist fertig, bevor der Patient geht',
      text: 'Model WW UV wird mit Leitungswasser gewaschen, der Vorbereitungsraum kommt ohne Lösemittel aus. Das Display zeigt dem Praxisteam jeden Schritt und wartet auf die Bestätigung.',
      alt: 'Gedrucktes Dentalmodell, ein Stumpf herausgenommen',
      links: { workflow: 'Drucken in der Praxis' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    day: {
      title: 'Ein Provisorium auf dem ChairSide Pro, Schritt für Schritt',
      text: 'Molarenkrone aus Temp C&B UV 2.0, in unserem Webinar am Übungsmodell gestoppt. Gedruckt hat sie nicht der ChairSide, sondern der größere ChairSide Pro. Die Handgriffe an den Geräten dauern je Auftrag rund 10 min, Konstruktion und Politur kommen hinzu.',
      items: {
        total: 'vom Scan bis zum polierten Provisorium',
        print: 'davon im Drucker',
        handling: 'Handgriffe an den Geräten je Auftrag',
      },
      links: { cost: 'Welche Arbeiten sich in der Praxis lohnen' },
    },
    limits: {
      items: {
        one: 'Zwei Ganzkiefermodelle füllen die Plattform. Auf den A2D HD passen drei, auf den A2D 4K sechs.',
        fine: 'Die Wanne ist nicht beheizt, und gefüllte Resins fließen kalt schlecht nach. Wer täglich keramikgefüllte Kronen druckt, nimmt besser den ChairSide Pro.',
        height:
          'Die Bauhöhe endet bei 70 mm. Modelle mit hohem Sockel und Abformlöffel lassen sich nicht stehend drucken.',
        network:
          'Aufträge erhält er aus der Druckvorbereitung Heliograph Prepare oder aus Blueprint, der gemeinsamen Auftragsakte von Praxis und Labor. StreamFlow plant mehrere Drucker und steuert ihn nicht.',
        water: 'Das Waschwasser enthält Resin. Es ist gefährlicher Abfall und gehört nicht in den Abfluss.',
      },
    },
  },
};
