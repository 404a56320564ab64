import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const reflexRs = {
  part: {
    kind: 'showcase',
    picture: 'parts/wrist-orthosis',
    links: { workflow: '/application/orthosis' },
  },
  platform: { kind: 'platform', printer: '10', parts: ['orthosis', 'figure', 'ring'] },
  open: { kind: 'media-text', picture: 'scenes/in-use-reflex-rs', side: 'start' },
  day: {
    kind: 'figures',
    items: { cycles: facts.carrierLife, pixel: facts.reflexRsPixel },
    links: { cost: '/application/use' },
  },
  proof: {
    kind: 'comparison',
    rows: {
      work: { before: facts.orthosisWorkPlaster, after: facts.orthosisWork },
      socket: { before: facts.socketFittingPlaster, after: facts.socketFitting },
      carrier: { before: facts.carrierMilled, after: facts.carrier },
    },
    links: {
      orthoses: '/application/moreApplication/cases/511',
      sockets: '/application/moreApplication/cases/512',
      carriers: '/application/moreApplication/cases/507',
    },
  },
  limits: { kind: 'limits', items: ['long', 'life', 'cold', 'speed'] },
} as const satisfies SectionLayouts;

export const reflexRsCopy: StoryCopy<typeof reflexRs> = {
  en: {
    part: {
      title: 'A sample wrist orthosis from a scan',
      text: 'The arm is scanned in about a minute. Ortho Tough UV prints the shell in one piece, up to 228 mm tall.',
      alt: 'Skin-colored printed wrist orthosis with three straps',
      links: { workflow: 'Orthoses, step by step' },
    },
    platform: { text: 'One print job, seen from above.' },
    open: {
      title: 'Printed upright, in one piece',
      text: 'Both guides are fixed to the tower behind the platform, so it does not tilt when a large section peels. The hood swings to the left.',
      alt: 'Open Reflex RS, a skin-colored orthosis hanging from the platform in front of its tower',
    },
    day: {
      title: 'Tools that last a batch',
      text: 'Solder pallets in HeatForce 250, counted by an electronics manufacturer in Malaysia.',
      items: { cycles: 'soldering cycles is the mean life of a pallet', pixel: 'pixel size across the platform' },
      links: { cost: 'End-use parts' },
    },
    proof: {
      title: 'Three trades, before and after',
      text: '46 sample wrist orthoses in Germany and forearm sockets for 31 limbs in Türkiye, checked on plaster and not worn; 38 solder pallets in Malaysia.',
      before: 'Plaster or milling',
      after: 'With the Reflex RS',
      rows: {
        work: 'Labor for one wrist orthosis',
        socket: 'Days from cast or scan to the first test socket',
        carrier: 'Business days to the first soldered board',
      },
      links: {
        orthoses: 'Case study: orthoses',
        sockets: 'Case study: sockets',
        carriers: 'Case study: solder pallets',
      },
    },
    limits: {
      items: {
        long: 'One arm in five is too long for it, and sockets for adult legs do not fit.',
        life: 'Printed carriers wear out sooner than milled ones. Two of 46 sample orthoses cracked on the test bench.',
        cold: 'Tough and soft resins need 25 to 32 °C. In a cool room you have to add the heating module.',
        speed: 'It prints 30 mm/h. The RS Turbo prints 60 mm/h on the same platform.',
      },
    },
  },
  cn: {
    part: {
      title: '腕手矫形器样件，扫描取型',
      text: '手臂扫描约一分钟，Ortho Tough UV 整件打印，最高 228 mm。',
      alt: '肤色打印腕手矫形器，带三条绑带',
      links: { workflow: '矫形器流程' },
    },
    platform: { text: '单版排版俯视图。' },
    open: {
      title: '竖着打，一次成型',
      text: '两根导轨都固定在平台后的立柱上，大截面离型时平台不偏。上罩向左打开。',
      alt: '打开的 Reflex RS，立柱前的平台上挂着肤色矫形器',
    },
    day: {
      title: '工装够用一批',
      text: 'HeatForce 250 焊接载具，马来西亚一家电子厂的统计。',
      items: { cycles: '一套载具平均能过的焊接', pixel: '像素尺寸' },
      measures: { cycles: '次' },
      links: { cost: '小批量零件' },
    },
    proof: {
      title: '三个行业，上机前后对比',
      text: '德国 46 件腕手矫形器样件，土耳其 31 例前臂接受腔样件，都在石膏阳型上检查，没有人戴过；马来西亚 38 套焊接载具。',
      before: '石膏或切削',
      after: 'Reflex RS',
      rows: {
        work: '腕手矫形器单件工时',
        socket: '从取型到接受腔首次试套（石膏阳型）',
        carrier: '到焊出首块电路板',
      },
      measures: { socket: '天', carrier: '个工作日' },
      links: { orthoses: '案例：矫形器', sockets: '案例：接受腔', carriers: '案例：载具' },
    },
    limits: {
      items: {
        long: '五人中有一人手臂超长，打不下；成人下肢接受腔也打不下。',
        life: '打印载具不如切削的耐用；46 件矫形器样件有 2 件在试验台上拉裂。',
        cold: '强韧、弹性树脂要 25–32 °C，室温低要加装加热模块。',
        speed: '速度 30 mm/h，同幅面的 RS Turbo 为 60 mm/h。',
      },
    },
  },
  de: {
    part: {
      title: 'Musterorthese aus dem Scan',
      text: 'Der Arm ist in etwa einer Minute gescannt. Ortho Tough UV druckt die Schale in einem Stück, bis 228 mm hoch.',
      alt: 'Hautfarbene gedruckte Handgelenkorthese mit drei Gurten',
      links: { workflow: 'Orthesen Schritt für Schritt' },
    },
    platform: { text: 'Eine Bauplattform, von oben gesehen.' },
    open: {
      title: 'Stehend gedruckt, in einem Stück',
      text: 'Beide Führungen sitzen am Turm hinter der Plattform. Sie verkippt nicht, wenn sich ein großer Querschnitt löst. Die Haube schwenkt nach links.',
      alt: 'Geöffneter Reflex RS, eine hautfarbene Orthese hängt an der Plattform vor dem Turm',
    },
    day: {
      title: 'Betriebsmittel für eine ganze Charge',
      text: 'Lötrahmen aus HeatForce 250, gezählt bei einem Elektronikfertiger in Malaysia.',
      items: { cycles: 'Lötzyklen hält ein Rahmen im Mittel', pixel: 'Pixelgröße auf der ganzen Plattform' },
      links: { cost: 'Serienteile' },
    },
    proof: {
      title: 'Drei Branchen, vorher und nachher',
      text: '46 Musterorthesen in Deutschland und Testschäfte für 31 Unterarmstümpfe in der Türkei, am Gipspositiv geprüft und nicht getragen; 38 Lötrahmen in Malaysia.',
      before: 'Gips oder Fräsen',
      after: 'Mit dem Reflex RS',
      rows: {
        work: 'Arbeitszeit je Orthese',
        socket: 'Tage von Formabnahme oder Scan bis zum Testschaft auf dem Gipspositiv',
        carrier: 'Arbeitstage bis zur ersten gelöteten Platine',
      },
      links: {
        orthoses: 'Anwenderbericht: Orthesen',
        sockets: 'Anwenderbericht: Schäfte',
        carriers: 'Anwenderbericht: Lötrahmen',
      },
    },
    limits: {
      items: {
        long: 'Jeder fünfte Arm ist zu lang für ihn, Schäfte für Erwachsenenbeine ebenso.',
        life: 'Gedruckte Rahmen verschleißen früher als gefräste. Zwei von 46 Musterorthesen sind im Prüfstand gerissen.',
        cold: 'Zähe und weiche Resins brauchen 25 bis 32 °C. Im kühlen Raum gehört das Heizmodul dazu.',
        speed: 'Er druckt 30 mm/h, der RS Turbo auf gleicher Plattform 60 mm/h.',
      },
    },
  },
};
