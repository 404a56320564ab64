import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const chairSide = {
  part: {
    kind: 'showcase',
    picture: 'parts/intraoral-scan',
    links: { workflow: '/application/dental-clinic-3d-printer' },
  },
  platform: { kind: 'platform', printer: '6', parts: ['model', 'splint', 'bridge'] },
  today: {
    kind: 'steps',
    items: {
      print: { time: facts.chairSideModelPrint },
      wash: { time: facts.waterModelWashing },
      dry: { time: facts.waterModelDrying },
      cure: { time: facts.waterModelCuring },
    },
  },
  day: {
    kind: 'figures',
    items: {
      bridge: facts.chairSideBridgePrint,
      guide: facts.chairSideGuidePrint,
    },
    links: { cost: '/application/dental-clinic-3d-printer' },
  },
  limits: { kind: 'limits', items: ['size', 'fine', 'network', 'water'] },
} as const satisfies SectionLayouts;

export const chairSideCopy: StoryCopy<typeof chairSide> = {
  en: {
    part: {
      title: 'Models made in the practice',
      text: 'Print study, wax-up and opposing models from your own intraoral scans. Model WW UV washes in tap water, so the practice stores no solvent.',
      alt: 'Intraoral scanner above a printed study model',
      links: { workflow: 'Printing in dental practices' },
    },
    platform: {
      text: 'One print job, seen from above. Splints and bridges are sample parts until their resins are cleared.',
    },
    today: {
      title: 'Two study models in 80 minutes',
      text: 'Full-arch models in Model WW UV, in layers of 100 µm. Your staff spends about 10 min at the machines.',
      items: {
        print: { title: 'Print', text: 'Two models take as long as one.' },
        wash: { title: 'Wash', text: 'In tap water, with a brush or in the ultrasonic bath.' },
        dry: { title: 'Dry', text: 'At 40 °C (104 °F), until no moisture is left on the surface.' },
        cure: { title: 'Cure', text: 'In UltraCraft Cure. After that, the model is ready to use.' },
      },
    },
    day: {
      title: 'Once the resins are cleared',
      text: 'Print times of our sample parts, lying flat, before washing and curing. Until then, print them for training.',
      items: {
        bridge: 'for a three-unit bridge in 50 µm layers',
        guide: 'for a surgical guide in 100 µm layers',
      },
      links: { cost: 'What to print and what to send out' },
    },
    limits: {
      items: {
        size: 'Two full-arch models fill its platform, and parts can be up to 70 mm tall. The A2D HD takes three models, the A2D 4K six.',
        fine: 'Its tray is not heated. Crown Ceramic UV prints at 25 to 30 °C, so you need a warm room. If you print filled resins every day, choose the ChairSide Pro.',
        network: 'It does not take jobs from StreamFlow, only from Prepare and Blueprint.',
        water: 'Used wash water contains resin. Collect it as hazardous waste; it must not go down the drain.',
      },
    },
  },
  cn: {
    part: {
      title: '口扫数据直接打，清水就能洗',
      text: 'Model WW UV 打研究模型、诊断蜡型和对颌模型，用自来水洗，诊所不用备溶剂。洗过的水含树脂，按危险废物处理。',
      alt: '口内扫描仪下方的打印研究模型',
      links: { workflow: '口腔诊所方案' },
    },
    platform: { text: '单版排版俯视图。咬合板和桥的树脂取得注册证前只打样件。' },
    today: {
      title: '两个研究模型，约 80 分钟',
      text: 'Model WW UV，全牙弓模型，层厚 100 µm。人工操作约 10 分钟。',
      items: {
        print: { title: '打印', text: '一版两个，用时和打一个一样。' },
        wash: { title: '清洗', text: '自来水刷洗，或用超声清洗。' },
        dry: { title: '干燥', text: '40 °C 烘到表面没有水汽。' },
        cure: { title: '固化', text: '用 UltraCraft Cure，固化后就能用。' },
      },
    },
    day: {
      title: '树脂取得注册证后再打',
      text: '用时取自我们的样件，平放打印，不含清洗和固化。取证之前可打来培训练手。',
      items: {
        bridge: '三单位桥，层厚 50 µm',
        guide: '种植导板，层厚 100 µm',
      },
      links: { cost: '哪些件适合诊所自己打' },
    },
    limits: {
      items: {
        size: '两个全牙弓模型就放满，件高不超过 70 mm。想多放，选 A2D HD（3 个）或 A2D 4K（6 个）。',
        fine: '料槽不加热，Crown Ceramic UV 要在 25–30 °C 的室温下打；天天打高填料树脂，选料槽可加热的 ChairSide Pro。',
        network: '不接 StreamFlow，任务只由赫光 Prepare 或 Blueprint 下发。',
        water: '洗过的水含树脂，按危险废物处理，不得排入下水道。',
      },
    },
  },
  de: {
    part: {
      title: 'Modelle drucken und mit Wasser waschen',
      text: 'Studienmodelle, Wax-up-Modelle und Gegenkiefermodelle aus dem eigenen Intraoralscan. Für Model WW UV brauchen Sie im Praxislabor kein Lösemittel, Leitungswasser genügt.',
      alt: 'Intraoralscanner über einem gedruckten Studienmodell',
      links: { workflow: 'Drucken in der Praxis' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Schienen und Brücken sind bis zur CE-Kennzeichnung der Resins Musterteile.',
    },
    today: {
      title: 'Zwei Studienmodelle in 80 Minuten',
      text: 'Ganzkiefermodelle aus Model WW UV in Schichten von 100 µm. Rund 10 min davon ist das Praxisteam an den Geräten.',
      items: {
        print: { title: 'Drucken', text: 'Zwei Modelle dauern so lange wie eines.' },
        wash: { title: 'Waschen', text: 'Mit Leitungswasser, mit der Bürste oder im Ultraschallbad.' },
        dry: { title: 'Trocknen', text: 'Bei 40 °C, bis die Oberfläche trocken ist.' },
        cure: { title: 'Nachhärten', text: 'Im UltraCraft Cure. Danach ist das Modell einsatzbereit.' },
      },
    },
    day: {
      title: 'Nach der CE-Kennzeichnung der Resins',
      text: 'Druckzeiten unserer Musterteile, liegend gedruckt, ohne Waschen und Nachhärten. Bis dahin drucken Sie solche Teile zur Übung.',
      items: {
        bridge: 'für eine dreigliedrige Brücke in 50-µm-Schichten',
        guide: 'für eine Bohrschablone in 100-µm-Schichten',
      },
      links: { cost: 'Welche Arbeiten sich in der Praxis lohnen' },
    },
    limits: {
      items: {
        size: 'Zwei Ganzkiefermodelle füllen die Plattform, und die Bauhöhe endet bei 70 mm. Auf den A2D HD passen drei Modelle, auf den A2D 4K sechs.',
        fine: 'Die Wanne ist nicht beheizt. Crown Ceramic UV braucht 25 bis 30 °C, also einen warmen Raum. Wer täglich gefüllte Resins druckt, nimmt besser den ChairSide Pro.',
        network:
          'Aufträge kommen aus Heliograph Prepare oder aus Blueprint, der gemeinsamen Auftragsakte von Praxis und Labor. An StreamFlow lässt er sich nicht anbinden.',
        water: 'Gebrauchtes Waschwasser enthält Resin. Es ist gefährlicher Abfall und gehört nicht in den Abfluss.',
      },
    },
  },
};
