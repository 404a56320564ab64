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
    items: {
      model: facts.chairSideModelPrint,
      bridge: facts.chairSideBridgePrint,
      guide: facts.chairSideGuidePrint,
      handling: facts.clinicHandling,
    },
    links: { cost: '/application/dental-clinic-3d-printer' },
  },
  limits: { kind: 'limits', items: ['one', 'fine', 'height', 'network', 'water'] },
} as const satisfies SectionLayouts;

export const chairSideCopy: StoryCopy<typeof chairSide> = {
  en: {
    part: {
      title: 'Models made in the practice',
      text: 'Print study, wax-up and opposing models from your own scans.',
      alt: 'Printed dental model with one die taken out',
      links: { workflow: 'Printing in dental practices' },
    },
    platform: { text: 'One print job, seen from above.' },
    day: {
      title: 'Print times',
      text: 'Print times of our sample parts, lying flat, before washing and curing. A full platform takes as long as one part. Until the resins are cleared, the bridge and the guide stay on the model.',
      items: {
        model: 'for a full-arch model in 100 µm layers',
        bridge: 'for a three-unit bridge in 50 µm layers',
        guide: 'for a surgical guide in 100 µm layers',
        handling: 'of hands-on time at the machines per job',
      },
      links: { cost: 'What to print and what to send out' },
    },
    limits: {
      items: {
        one: 'Two full-arch models fill its platform. For more at a time, choose the A2D HD or the A2D 4K.',
        fine: 'It has no tray heating. For filled resins every day, choose the ChairSide Pro.',
        height: 'Parts can be up to 70 mm tall. Trays and models with a tall base do not fit upright.',
        network: 'It does not take jobs from StreamFlow, only from Prepare and Blueprint.',
        water: 'Used wash water contains resin. Collect it as hazardous waste; it must not go down the drain.',
      },
    },
  },
  cn: {
    part: {
      title: '模型，诊所自己打',
      text: '用 Model WW UV 打模型，诊所不用备溶剂。',
      alt: '打印的齿科模型，一颗代型已取出',
      links: { workflow: '口腔诊所方案' },
    },
    platform: { text: '单版排版俯视图。' },
    day: {
      title: '打印用时',
      text: '用时取自我们的样件，平放打印，不含清洗和固化。件高相同，打满一版和打一件一样快。',
      items: {
        model: '全牙弓模型，层厚 100 µm',
        bridge: '三单位桥，层厚 50 µm',
        guide: '种植导板，层厚 100 µm',
        handling: '每单设备操作的人工',
      },
      links: { cost: '哪些适合诊所自己打' },
    },
    limits: {
      items: {
        one: '两个全牙弓模型就放满。想多放，选 A2D HD（3 个）或 A2D 4K（6 个）。',
        fine: '料槽不加热，高填料树脂流动慢。天天打陶瓷填充冠，选料槽可加热的 ChairSide Pro。',
        height: '成型高度 70 mm，带高底座的模型不能竖放。',
        network: '不接 StreamFlow，任务只由赫光 Prepare 或 Blueprint 下发。',
        water: '洗过的水含树脂，按危险废物处理，不得排入下水道。',
      },
    },
  },
  de: {
    part: {
      title: 'Modelle drucken und mit Wasser waschen',
      text: 'Für Modelle aus Model WW UV brauchen Sie im Praxislabor kein Lösemittel, Leitungswasser genügt. Das Display zeigt dem Praxisteam jeden Schritt und wartet auf die Bestätigung.',
      alt: 'Gedrucktes Dentalmodell, ein Stumpf herausgenommen',
      links: { workflow: 'Drucken in der Praxis' },
    },
    platform: { text: 'Ein Druckauftrag, von oben gesehen.' },
    day: {
      title: 'Druckzeiten',
      text: 'Druckzeiten unserer Musterteile, liegend gedruckt, ohne Waschen und Nachhärten. Eine volle Plattform dauert so lange wie ein Teil.',
      items: {
        model: 'für ein Ganzkiefermodell in 100-µm-Schichten',
        bridge: 'für eine dreigliedrige Brücke in 50-µm-Schichten',
        guide: 'für eine Bohrschablone in 100-µm-Schichten',
        handling: 'Handarbeit an den Geräten je Auftrag',
      },
      links: { cost: 'Welche Arbeiten sich in der Praxis lohnen' },
    },
    limits: {
      items: {
        one: 'Zwei Ganzkiefermodelle füllen die Plattform. Auf den A2D HD passen drei, auf den A2D 4K sechs.',
        fine: 'Die Wanne ist nicht beheizt, und gefüllte Resins fließen bei Raumtemperatur zu langsam nach. Wer täglich keramikgefüllte Kronen druckt, nimmt besser den ChairSide Pro.',
        height:
          'Die Bauhöhe endet bei 70 mm. Abformlöffel und Modelle mit hohem Sockel lassen sich nicht stehend drucken.',
        network:
          'Aufträge erhält er aus der Druckvorbereitung Heliograph Prepare oder aus Blueprint, der gemeinsamen Auftragsakte von Praxis und Labor. An StreamFlow, die Planung für mehrere Drucker, lässt er sich nicht anbinden.',
        water: 'Gebrauchtes Waschwasser gehört nicht in den Abfluss.',
      },
    },
  },
};
