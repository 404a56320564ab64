import {
  autoPartUnit,
  buildPlatform,
  builtInAutoPart,
  edgeAccuracy,
  hexKey,
  mains,
  modelAccuracy,
  modelBin,
  onSiteInstallation,
  onSiteSetup,
  partRack,
  prepareSoftware,
  remoteSetup,
  resinTray,
  sampleFile,
  shiftTraining,
  sitePlan,
  testCertificate,
  testPartSheet,
} from './machine-terms.ts';
import type { ProductRecord } from './record.ts';

export const printers: ProductRecord[] = [
  {
    id: 1,
    urlName: 'A2D',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft A2D', zh: 'UltraCraft A2D', de: 'UltraCraft A2D' },
    tagline: {
      en: 'Models and casting patterns, every day',
      zh: '义齿加工厂日常打印模型、铸造蜡型',
      de: 'Modelle und Gussmodellationen für jeden Tag',
    },
    summary: {
      en: 'A DLP printer for small and medium labs. Print models and casting patterns today, and temporaries, splints and guides once their resins are cleared. Each 75 µm pixel is one mirror of the chip, so edges print without interpolation.',
      zh: '适合中小型义齿加工厂的 DLP 打印机，用于模型和铸造蜡型；临时冠桥、咬合板、种植导板须待树脂取得注册证。一个 75 µm 像素对应一面微镜，轮廓不插值。',
      de: 'DLP-Drucker für Modelle und Gussmodellationen in kleinen und mittleren Laboren, nach der CE-Kennzeichnung auch für Provisorien, Schienen und Bohrschablonen. Jedes Pixel von 75 µm entspricht einem Spiegel des Chips; Kanten entstehen ohne Interpolation.',
    },
    publishTime: '2022-01-18',
    isNew: false,
    buildVolume: { width: 144, depth: 81, height: 110 },
    printing: {
      layerHeights: { min: 30, max: 150 },
      layerTimes: [
        { layerHeight: 30, seconds: 5.2 },
        { layerHeight: 50, seconds: 6.25 },
        { layerHeight: 100, seconds: 8.5 },
        { layerHeight: 150, seconds: 10 },
      ],
    },
    highlights: [
      {
        title: { en: 'From models to castings', zh: '从模型到铸造', de: 'Vom Modell bis zum Guss' },
        text: {
          en: 'Tested profiles for Model HP UV 2.0, Temp C&B UV 2.0, Surgical Guide UV, Cast UV 3.0 and others, with layers from 30 to 150 µm. The profile sets exposure, lift and wait time.',
          zh: 'Model HP UV 2.0、Temp C&B UV 2.0、Surgical Guide UV、Cast UV 3.0 等树脂均有已验证的参数，层厚 30–150 µm，曝光、抬升、静置时间已预设。',
          de: 'Geprüfte Profile für Model HP UV 2.0, Temp C&B UV 2.0, Surgical Guide UV, Cast UV 3.0 und weitere Resins, mit Schichten von 30 bis 150 µm. Das Profil legt Belichtung, Hub und Wartezeit fest.',
        },
      },
      {
        title: { en: 'Native pixels', zh: '原生像素', de: 'Native Pixel' },
        text: {
          en: 'Each pixel of 75 µm is one mirror and one exposure. Two full-arch models take 34 min at 100 µm or 50 min at 50 µm.',
          zh: '一个 75 µm 像素对应一面微镜，每层一次曝光，无像素偏移。2 个全牙弓模型，100 µm 层厚 34 分钟，50 µm 层厚 50 分钟。',
          de: 'Jedes Pixel von 75 µm ist ein Spiegel und wird einmal belichtet. Zwei Ganzkiefermodelle sind bei 100 µm in 34 min gedruckt, bei 50 µm in 50 min.',
        },
      },
      {
        title: { en: 'One tray for each resin', zh: '换料槽，免倒料', de: 'Wanne wechseln statt umfüllen' },
        text: {
          en: 'Tray and platform click in without tools. Keep one tray for each resin, and the change from model to splint takes about a minute, with no pigment carried over.',
          zh: '料槽、平台徒手装卸。一种树脂配一个料槽，由模型换打咬合板约 1 分钟，树脂不串料。',
          de: 'Wanne und Plattform rasten ohne Werkzeug ein. Mit einer Wanne je Resin dauert der Wechsel vom Modell zur Schiene etwa eine Minute, und es werden keine Pigmente verschleppt.',
        },
      },
      {
        title: { en: 'Platform check before each job', zh: '异常即停机', de: 'Prüfung vor jedem Druck' },
        text: {
          en: 'Before each job the printer checks that the platform is seated. It detects cured residue in the tray before it can puncture the film.',
          zh: '每次打印前检查平台是否到位。料槽内有固化残渣时，在压破离型膜前停机。',
          de: 'Vor jedem Druck prüft der Drucker den Sitz der Plattform. Ausgehärtete Reste in der Wanne fallen auf, bevor sie ein Loch in die Folie drücken.',
        },
      },
      {
        title: { en: 'Room to grow', zh: '可逐步扩展', de: 'Erweiterbar' },
        text: {
          en: 'StreamFlow assigns the jobs, and Ultra-Net shows the status of all printers. You can add the pulsed-release module later for solid models.',
          zh: 'StreamFlow 派发任务，Ultra-Net 监测设备状态。打印实心模型可加装脉冲离型模块。',
          de: 'StreamFlow verteilt die Aufträge, Ultra-Net zeigt den Zustand aller Drucker. Für massive Modelle lässt sich das Pulsmodul nachrüsten.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '144 × 81 × 110 mm', zh: '144 × 81 × 110 mm', de: '144 × 81 × 110 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: { en: '1920 × 1080 px', zh: '1920 × 1080 px', de: '1920 × 1080 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 75, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±37.5 µm', zh: '±37.5 µm', de: '±37,5 µm' },
      },
      {
        ...modelAccuracy,
        value: {
          en: 'Molar to molar, 20 models in Model HP UV 2.0 at 50 µm: 24 µm off on average, 61 µm at most',
          zh: '磨牙间宽度，20 个模型，Model HP UV 2.0，50 µm 层厚：平均偏差 24 µm，最大 61 µm',
          de: 'Abstand der Molaren, 20 Modelle aus Model HP UV 2.0 bei 50 µm: im Mittel 24 µm Abweichung, höchstens 61 µm',
        },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–150 µm', zh: '30–150 µm', de: '30 bis 150 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'DLP, native pixels', zh: 'DLP，无像素偏移', de: 'DLP, native Pixel' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 20,000 h', zh: '超过 20,000 小时', de: 'über 20.000 h' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, StreamFlow, Ultra-Net',
          zh: '赫光 Prepare、StreamFlow、Ultra-Net',
          de: 'Heliograph Prepare, StreamFlow, Ultra-Net',
        },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 0.7, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '144 × 81 × 110 mm', zh: '144 × 81 × 110 mm', de: '144 × 81 × 110 mm' },
      resolution: { en: '1920 × 1080 px', zh: '1920 × 1080 px', de: '1920 × 1080 Pixel' },
      Pixel: { en: '75 µm, native', zh: '75 µm，原生', de: '75 µm, nativ' },
      moldingAccuracy: { en: '±37.5 µm', zh: '±37.5 µm', de: '±37,5 µm' },
      engine: { en: 'DLP, native pixels', zh: 'DLP，无像素偏移', de: 'DLP, native Pixel' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 20,000 h', zh: '超过 20,000 小时', de: 'über 20.000 h' },
      tray: {
        en: '0.7 L, aluminum, replaceable film, not heated',
        zh: '0.7 L，铝制，可换膜，不加热',
        de: '0,7 L, Aluminium, Folie wechselbar, unbeheizt',
      },
      calibration: {
        yes: true,
        text: {
          en: 'Platform check before each job',
          zh: '每次任务前检查成型平台',
          de: 'Plattformprüfung vor jedem Druck',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: true,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 425, depth: 385, height: 780 },
      weight: 38,
      power: { supply: mains, watts: 350 },
      warrantyMonths: 24,
      rearClearance: 100,
      included: [resinTray, buildPlatform, testPartSheet, testCertificate, prepareSoftware, remoteSetup],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/A2D',
        alt: { en: 'The UltraCraft A2D 3D printer', zh: 'UltraCraft A2D 3D 打印机', de: '3D-Drucker UltraCraft A2D' },
      },
    ],
  },
  {
    id: 2,
    urlName: 'A2D_4K',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft A2D 4K', zh: 'UltraCraft A2D 4K', de: 'UltraCraft A2D 4K' },
    tagline: {
      en: 'Six full-arch models in 36 min',
      zh: '一版 6 个全牙弓模型，36 分钟',
      de: 'Sechs Ganzkiefermodelle in 36 min',
    },
    summary: {
      en: 'For labs that print models and casting patterns all day. Twice the platform area of the A2D holds six full arches instead of two, and XPR pixel shift brings the pixel size down from 75 to 53 µm.',
      zh: '适合满负荷生产的加工厂，用于模型、铸造蜡型和人工牙龈。幅面约为 A2D 的两倍，全牙弓一版放 6 个，A2D 放 2 个；XPR 像素偏移，幅面更大，像素更细：53 µm，A2D 为 75 µm。',
      de: 'Für Labore, die den ganzen Tag Modelle und Gussmodellationen drucken. Auf die doppelte Fläche des A2D passen sechs Ganzkiefermodelle statt zwei, und mit XPR-Pixelversatz werden die Pixel dabei feiner: 53 statt 75 µm.',
    },
    publishTime: '2022-09-20',
    isNew: false,
    buildVolume: { width: 206, depth: 116, height: 110 },
    printing: {
      layerHeights: { min: 30, max: 150 },
      layerTimes: [
        { layerHeight: 30, seconds: 6 },
        { layerHeight: 50, seconds: 7.25 },
        { layerHeight: 100, seconds: 9 },
        { layerHeight: 150, seconds: 10 },
      ],
    },
    highlights: [
      {
        title: { en: 'Twice the platform', zh: '幅面约为 A2D 的两倍', de: 'Doppelte Fläche' },
        text: {
          en: 'Six full-arch models lie flat on 206 × 116 mm; the A2D holds two. With 10 min between jobs, an eight-hour shift makes 60 models at 100 µm or 42 at 50 µm.',
          zh: '幅面 206 × 116 mm，全牙弓模型一版平放 6 个，A2D 为 2 个。换版按 10 分钟计，8 小时一班 60 个（100 µm 层厚）或 42 个（50 µm）。',
          de: 'Auf 206 × 116 mm liegen sechs Ganzkiefermodelle, beim A2D zwei. Mit 10 min zwischen zwei Drucken sind das in acht Stunden 60 Modelle bei 100 µm oder 42 bei 50 µm.',
        },
      },
      {
        title: { en: '53 µm with pixel shift', zh: '像素偏移，53 µm', de: '53 µm durch Pixelversatz' },
        text: {
          en: 'The chip has 1920 × 1080 mirrors of 107 µm on the platform. The optics shift their image between four exposures per layer, which gives 3840 × 2160 positions over 206 mm, one every 53.6 µm (53 µm in the data sheet). This smooths the pixel steps on round margins and slopes.',
          zh: 'DMD 芯片 1920 × 1080 个微镜，投到平台上每个 107 µm。光机每层偏移成像四次，206 mm 宽得到 3840 个点，间距 53.6 µm（参数表记为 53 µm），弧面边缘和斜面的像素纹明显减轻。',
          de: 'Der Chip hat 1920 × 1080 Spiegel, auf der Plattform je 107 µm groß. Die Optik verschiebt das Bild zwischen vier Teilbelichtungen je Schicht; das ergibt 3840 × 2160 Punkte auf 206 mm Breite, alle 53,6 µm einer (im Datenblatt: 53 µm). Runde Ränder und Schrägen zeigen dadurch kaum noch Stufen.',
        },
      },
      {
        title: {
          en: 'Light source rated for over 30,000 h',
          zh: '光源寿命超过 30,000 小时',
          de: 'Lichtquelle: über 30.000 Betriebsstunden',
        },
        text: {
          en: 'At 12 h a day, 300 days a year, the 385 nm light source lasts more than eight years.',
          zh: '按每天 12 小时、每年 300 天计算，385 nm 光源可用八年以上。',
          de: 'Bei 12 h täglich an 300 Tagen im Jahr hält die Lichtquelle mit 385 nm mehr als acht Jahre.',
        },
      },
      {
        title: {
          en: 'Heated tray for viscous resins',
          zh: '料槽加热，适合高黏度树脂',
          de: 'Warme Wanne für zähflüssige Resins',
        },
        text: {
          en: 'Ortho Tough UV and Rigid Ceramic UV flow too slowly at room temperature. The tray heats to 35 °C and keeps them at the 28 to 32 °C their profiles require.',
          zh: 'Ortho Tough UV、Rigid Ceramic UV 室温下流动慢。料槽最高加热到 35 °C，树脂保持在参数要求的 28–32 °C。',
          de: 'Ortho Tough UV und Rigid Ceramic UV fließen bei Raumtemperatur zu langsam nach. Die Wanne heizt bis 35 °C und hält die 28 bis 32 °C, die das Profil vorgibt.',
        },
      },
      {
        title: { en: 'Ready for night runs', zh: '可夜间无人生产', de: 'Auch nachts ohne Aufsicht' },
        text: {
          en: 'With HiVE, the printer releases parts and starts the next job unattended. The Resin Station supplies up to four printers from 20 L.',
          zh: '配 HiVE 自动取件并打印下一任务；供料站 20 L，最多供四台打印机。',
          de: 'Mit HiVE werden die Teile automatisch entnommen, und der nächste Druck startet ohne Bedienung. Die Resin-Station versorgt aus 20 L bis zu vier Drucker.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '206 × 116 × 110 mm', zh: '206 × 116 × 110 mm', de: '206 × 116 × 110 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: {
          en: '3840 × 2160 px with XPR, 1920 × 1080 px native',
          zh: 'XPR 等效 3840 × 2160 px，原生 1920 × 1080 px',
          de: '3840 × 2160 Punkte mit XPR, nativ 1920 × 1080 Pixel',
        },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 53, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±26.8 µm', zh: '±26.8 µm', de: '±26,8 µm' },
      },
      {
        ...modelAccuracy,
        value: {
          en: 'Molar to molar, 30 models in Model HP UV 2.0 at 50 µm: 21 µm off on average, 57 µm at most',
          zh: '磨牙间宽度，30 个模型，Model HP UV 2.0，50 µm 层厚：平均偏差 21 µm，最大 57 µm',
          de: 'Abstand der Molaren, 30 Modelle aus Model HP UV 2.0 bei 50 µm: im Mittel 21 µm Abweichung, höchstens 57 µm',
        },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–150 µm', zh: '30–150 µm', de: '30 bis 150 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      },
      {
        name: { en: 'Tray heating', zh: '料槽加热', de: 'Wannenheizung' },
        value: { en: 'up to 35 °C', zh: '最高 35 °C', de: 'bis 35 °C' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, StreamFlow, Ultra-Net',
          zh: '赫光 Prepare、StreamFlow、Ultra-Net',
          de: 'Heliograph Prepare, StreamFlow, Ultra-Net',
        },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1.2, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '206 × 116 × 110 mm', zh: '206 × 116 × 110 mm', de: '206 × 116 × 110 mm' },
      resolution: { en: '3840 × 2160 px', zh: '3840 × 2160 px', de: '3840 × 2160 Pixel' },
      Pixel: { en: '53 µm, pixel shift', zh: '53 µm，像素偏移', de: '53 µm, Pixelversatz' },
      moldingAccuracy: { en: '±26.8 µm', zh: '±26.8 µm', de: '±26,8 µm' },
      engine: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      tray: {
        en: '1.2 L, aluminum, replaceable film, heated',
        zh: '1.2 L，铝制，可换膜，带加热',
        de: '1,2 L, Aluminium, Folie wechselbar, beheizt',
      },
      calibration: {
        yes: true,
        text: {
          en: 'Platform check before each job',
          zh: '每次任务前检查成型平台',
          de: 'Plattformprüfung vor jedem Druck',
        },
      },
      autoPartRemoval: {
        yes: true,
        text: { en: 'With HiVE (optional)', zh: '选配 HiVE', de: 'Mit HiVE (Zusatzgerät)' },
      },
      AutoPart: false,
      HiVE: { yes: true, text: { en: 'Can be retrofitted', zh: '可加装', de: 'Nachrüstbar' } },
      ResinStation: true,
      Streamflow: true,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 440, depth: 400, height: 800 },
      weight: 42,
      power: { supply: mains, watts: 400 },
      warrantyMonths: 24,
      rearClearance: 100,
      included: [resinTray, buildPlatform, testPartSheet, testCertificate, prepareSoftware, remoteSetup],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/A2D_4K',
        alt: {
          en: 'The UltraCraft A2D 4K 3D printer',
          zh: 'UltraCraft A2D 4K 3D 打印机',
          de: '3D-Drucker UltraCraft A2D 4K',
        },
      },
    ],
  },
  {
    id: 3,
    urlName: 'A2D_HD',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft A2D HD', zh: 'UltraCraft A2D HD', de: 'UltraCraft A2D HD' },
    tagline: {
      en: 'Dies and casting patterns with sharp margins',
      zh: '代型和铸造蜡型，边缘更清晰',
      de: 'Stümpfe und Gussmodellationen mit feinen Rändern',
    },
    summary: {
      en: 'For labs that print dies and casting patterns for crowns and frameworks and have outgrown the A2D. Crown margins come out sharper than on the A2D 4K: every pixel of 62.5 µm is one mirror, and each layer is exposed once, without pixel shift.',
      zh: '适合以代型、冠桥和支架蜡型为主、觉得 A2D 幅面不够用的加工厂。冠边缘比 A2D 4K 更清晰：一个 62.5 µm 像素对应一面微镜，一层一次曝光，不用像素偏移。',
      de: 'Für Labore, die vor allem Stümpfe, Gerüste und Kronenmodellationen drucken und denen der A2D zu klein geworden ist. Kronenränder kommen feiner als beim A2D 4K: Jedes Pixel von 62,5 µm ist ein Spiegel, und die ganze Fläche wird in einem Zug belichtet, ohne Pixelversatz.',
    },
    publishTime: '2026-02-24',
    isNew: true,
    buildVolume: { width: 160, depth: 100, height: 120 },
    printing: {
      layerHeights: { min: 30, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 4.8 },
        { layerHeight: 50, seconds: 5.75 },
        { layerHeight: 100, seconds: 8 },
      ],
    },
    highlights: [
      {
        title: { en: 'Margins, measured', zh: '边缘实测', de: 'Ränder, nachgemessen' },
        text: {
          en: 'A 90° edge stays sharp down to a radius of 36 µm (A2D 4K: 49 µm), and gaps stay open from 0.13 mm (A2D 4K: 0.2 mm). Measured on 20 dies each in Model HP UV 2.0 at 50 µm.',
          zh: '直角边缘的圆角半径 36 µm（A2D 4K 为 49 µm），缝隙 0.13 mm 起不粘连（A2D 4K 为 0.2 mm）。各测 20 个代型，Model HP UV 2.0，50 µm 层厚。',
          de: 'Eine rechtwinklige Kante bleibt bis auf 36 µm Radius scharf (A2D 4K: 49 µm), Spalte bleiben ab 0,13 mm offen (A2D 4K: ab 0,2 mm). Gemessen an je 20 Stümpfen aus Model HP UV 2.0 bei 50 µm.',
        },
      },
      {
        title: { en: 'One exposure per layer', zh: '一层一次曝光', de: 'Eine Belichtung je Schicht' },
        text: {
          en: 'A layer of 50 µm takes 5.75 s, against 7.25 s on the A2D 4K, which exposes four images in turn. Three full-arch models take 46 min at 50 µm or 32 min at 100 µm. With 10 min between jobs, an eight-hour shift makes 33 at 100 µm.',
          zh: '每层只曝光一次，50 µm 一层 5.75 s；A2D 4K 曝光四次，7.25 s。3 个全牙弓模型用时 46 分钟，100 µm 层厚 32 分钟。换版按 10 分钟计，8 小时一班 33 个（100 µm）。',
          de: 'Eine Schicht von 50 µm dauert 5,75 s, beim A2D 4K mit vier Teilbildern 7,25 s. Drei Ganzkiefermodelle sind bei 50 µm in 46 min gedruckt, bei 100 µm in 32 min. Mit 10 min zwischen zwei Drucken sind das in acht Stunden 33 Modelle bei 100 µm.',
        },
      },
      {
        title: { en: 'Automatic light field check', zh: '光强自检', de: 'Tägliche Messung des Lichtfelds' },
        text: {
          en: 'A sensor reads the light field at 15 points before the first job of the day. It corrects points that are off by more than 3% and logs the value with the job.',
          zh: '每天第一个任务前，传感器测 15 个点的光强，偏差超过 3% 的区域自动补偿，数值随任务存档。',
          de: 'Ein Sensor misst das Lichtfeld vor dem ersten Auftrag des Tages an 15 Punkten. Abweichungen über 3 % werden ausgeglichen, der Wert wird beim Auftrag gespeichert.',
        },
      },
      {
        title: { en: 'For filled resins', zh: '适合高填料树脂', de: 'Für gefüllte Resins' },
        text: {
          en: 'The heated tray keeps Rigid Ceramic UV thin enough to flow back under the part. At 50 µm, a layer takes 8 s, on the A2D 4K 10 s. Crown Ceramic UV has a profile too, for evaluation until it is cleared.',
          zh: '料槽预热后黏度下降，Rigid Ceramic UV 回流快。50 µm 一层 8 s，A2D 4K 为 10 s。Crown Ceramic UV 已有参数，取得注册证前仅打印样件。',
          de: 'Die beheizte Wanne hält Rigid Ceramic UV so dünnflüssig, dass es unter das Teil nachfließt. Eine Schicht von 50 µm dauert 8 s, beim A2D 4K 10 s. Auch für Crown Ceramic UV gibt es ein Profil; bis zur CE-Kennzeichnung dürfen Sie damit nur erproben.',
        },
      },
      {
        title: {
          en: 'Nearly the same footprint as an A2D',
          zh: '占地与 A2D 相当',
          de: 'Kaum mehr Stellfläche als beim A2D',
        },
        text: {
          en: 'The housing is 5 mm wider and 10 mm deeper than the A2D’s. The build area is over a third larger, and it builds 10 mm taller.',
          zh: '机身只比 A2D 宽 5 mm、深 10 mm，幅面增加三分之一以上，成型高度增加 10 mm。',
          de: 'Das Gehäuse ist 5 mm breiter und 10 mm tiefer als beim A2D, die Baufläche um gut ein Drittel und die Bauhöhe um 10 mm größer.',
        },
      },
      {
        title: { en: 'Ready for automation', zh: '可接入自动化', de: 'Vorbereitet für Automation' },
        text: {
          en: 'Connections for HiVE, the Resin Station and the pulsed-release module are factory-fitted. A service engineer can add HiVE and the Resin Station later; you can fit the module yourself.',
          zh: 'HiVE、供料站、脉冲离型模块的接口出厂已预留。后续加装，HiVE 和供料站由服务工程师上门安装，脉冲离型模块可自行安装。',
          de: 'Die Anschlüsse für HiVE, Resin-Station und Pulsmodul sind ab Werk vorhanden. HiVE und Resin-Station rüstet ein Servicetechniker später nach, das Modul kann auch Ihr Team einbauen.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '160 × 100 × 120 mm', zh: '160 × 100 × 120 mm', de: '160 × 100 × 120 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: { en: '2560 × 1600 px', zh: '2560 × 1600 px', de: '2560 × 1600 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 62.5, unit: 'µm' },
      {
        name: { en: 'Edge radius, measured', zh: '边缘圆角（实测）', de: 'Kantenradius, gemessen' },
        value: {
          en: '36 µm, 20 test dies in Model HP UV 2.0 at 50 µm',
          zh: '36 µm，20 个测试代型，Model HP UV 2.0，50 µm 层厚',
          de: '36 µm, 20 Teststümpfe aus Model HP UV 2.0 bei 50 µm',
        },
      },
      {
        ...modelAccuracy,
        value: {
          en: 'Molar to molar, 20 models in Model HP UV 2.0 at 50 µm: 19 µm off on average, 48 µm at most',
          zh: '磨牙间宽度，20 个模型，Model HP UV 2.0，50 µm 层厚：平均偏差 19 µm，最大 48 µm',
          de: 'Abstand der Molaren, 20 Modelle aus Model HP UV 2.0 bei 50 µm: im Mittel 19 µm Abweichung, höchstens 48 µm',
        },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–100 µm', zh: '30–100 µm', de: '30 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'DLP, native pixels', zh: 'DLP，无像素偏移', de: 'DLP, native Pixel' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      },
      {
        name: { en: 'Tray heating', zh: '料槽加热', de: 'Wannenheizung' },
        value: { en: 'up to 35 °C', zh: '最高 35 °C', de: 'bis 35 °C' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, StreamFlow, Ultra-Net',
          zh: '赫光 Prepare、StreamFlow、Ultra-Net',
          de: 'Heliograph Prepare, StreamFlow, Ultra-Net',
        },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1.2, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '160 × 100 × 120 mm', zh: '160 × 100 × 120 mm', de: '160 × 100 × 120 mm' },
      resolution: { en: '2560 × 1600 px', zh: '2560 × 1600 px', de: '2560 × 1600 Pixel' },
      Pixel: { en: '62.5 µm, native', zh: '62.5 µm，原生', de: '62,5 µm, nativ' },
      moldingAccuracy: { en: '±31.3 µm', zh: '±31.3 µm', de: '±31,3 µm' },
      engine: { en: 'DLP, native pixels', zh: 'DLP，无像素偏移', de: 'DLP, native Pixel' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      tray: {
        en: '1.2 L, aluminum, replaceable film, heated',
        zh: '1.2 L，铝制，可换膜，带加热',
        de: '1,2 L, Aluminium, Folie wechselbar, beheizt',
      },
      calibration: {
        yes: true,
        text: { en: 'Platform and light field', zh: '成型平台与光场', de: 'Plattform und Lichtfeld' },
      },
      autoPartRemoval: {
        yes: true,
        text: { en: 'With HiVE (optional)', zh: '选配 HiVE', de: 'Mit HiVE (Zusatzgerät)' },
      },
      AutoPart: false,
      HiVE: { yes: true, text: { en: 'Can be retrofitted', zh: '可加装', de: 'Nachrüstbar' } },
      ResinStation: true,
      Streamflow: true,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 430, depth: 395, height: 790 },
      weight: 40,
      power: { supply: mains, watts: 380 },
      warrantyMonths: 24,
      rearClearance: 100,
      included: [resinTray, buildPlatform, testPartSheet, testCertificate, prepareSoftware, remoteSetup],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/A2D_HD',
        alt: {
          en: 'The UltraCraft A2D HD 3D printer',
          zh: 'UltraCraft A2D HD 3D 打印机',
          de: '3D-Drucker UltraCraft A2D HD',
        },
      },
    ],
  },
  {
    id: 4,
    urlName: 'A2D_Ortho',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft A2D Ortho', zh: 'UltraCraft A2D Ortho', de: 'UltraCraft A2D Ortho' },
    tagline: {
      en: 'Plan on 168 aligner models a day, removed automatically',
      zh: '每天按 168 个压膜模型排产，自动取件',
      de: 'Planwert 168 Alignermodelle am Tag, automatisch entnommen',
    },
    summary: {
      en: 'It prints twelve thermoforming models per job, removes them into a bin and starts the next job. With StreamFlow and a Resin Station (both optional) it runs around the clock. On the resin in its tray alone, it prints about 60 models.',
      zh: '一版打印 12 个压膜模型，自动铲下，落入收料箱，再打印下一版。选配 StreamFlow 派单、供料站供料，可昼夜连续运行。不接供料站时，一槽树脂约打印 60 个。',
      de: 'Drucker mit Automationseinheit: Er druckt zwölf Tiefziehmodelle auf einmal, trennt sie ab, lässt sie in einen Behälter fallen und beginnt den nächsten Druck. Mit StreamFlow und Resin-Station (beide optional) läuft er rund um die Uhr. Ohne Station druckt er rund 60 Modelle, dann muss Resin nachgefüllt werden.',
    },
    publishTime: '2023-06-13',
    isNew: false,
    buildVolume: { width: 206, depth: 116, height: 130 },
    printing: {
      layerHeights: { min: 50, max: 150 },
      layerTimes: [
        { layerHeight: 50, seconds: 7.25 },
        { layerHeight: 100, seconds: 9 },
        { layerHeight: 150, seconds: 10 },
      ],
    },
    highlights: [
      {
        title: { en: 'Automatic part removal', zh: '自动取件', de: 'Automatische Entnahme' },
        text: {
          en: 'AutoPart, the automation unit beside the printer, takes the models off the platform, checks that the platform is clean and returns it for the next job.',
          zh: 'AutoPart 自动化单元装在打印机旁，从平台取下模型，确认无残留后归位，打印下一任务。',
          de: 'AutoPart, die Automationseinheit neben dem Drucker, entnimmt die Modelle, prüft die Plattform auf Reste und gibt sie für den nächsten Druck zurück.',
        },
      },
      {
        title: {
          en: 'Why models print upright',
          zh: '为什么竖放',
          de: 'Warum die Modelle stehen',
        },
        text: {
          en: 'AutoPart removes all twelve in one stroke, which works because each is held by the heel of its base only, a narrow edge. Lying flat, only six fit, and they come off by hand. Twelve upright take 96 min at 100 µm or 72 min at 150 µm, removal included. For flat models overnight, choose the A2D 4K with HiVE.',
          zh: 'AutoPart 一次铲下整版，竖放的模型仅底座后缘附着平台，铲得干净；平放一版只有 6 个，且须手工取件。竖放一版 12 个，含取件 96 分钟（100 µm 层厚）或 72 分钟（150 µm）。夜间要平放打印，选 A2D 4K 配 HiVE。',
          de: 'AutoPart trennt alle zwölf in einem Zug ab. Das gelingt, weil ein stehendes Modell nur mit der schmalen Rückseite seines Sockels haftet. Liegend passen nur sechs, und die nehmen Sie von Hand ab. Zwölf stehende dauern mit Entnahme 96 min bei 100 µm oder 72 min bei 150 µm. Für liegende Modelle über Nacht gibt es den A2D 4K mit HiVE.',
        },
      },
      {
        title: { en: '130 mm for two levels', zh: '130 mm，可排两层', de: '130 mm für zwei Lagen' },
        text: {
          en: 'For the night, Heliograph Prepare ties a second level to the first with thin supports: 24 models in about 3 h 10 min at 100 µm. AutoPart still cuts at the heels of the first level and drops both.',
          zh: '夜间用赫光 Prepare 再排一层，两层之间以细支撑相连，一版 24 个，100 µm 层厚约 3 小时 10 分钟。AutoPart 仍沿第一层底座后缘铲下，两层一起落箱。',
          de: 'Für die Nacht setzt Heliograph Prepare eine zweite Lage auf dünnen Supports über die erste: 24 Modelle in rund 3 h 10 min bei 100 µm. AutoPart trennt an der ersten Lage und entnimmt beide zusammen.',
        },
      },
      {
        title: { en: '100 or 150 µm', zh: '100 或 150 µm', de: '100 oder 150 µm' },
        text: {
          en: 'Model TF UV 2.0 has profiles for both. Print stages with attachments at 100 µm and the others at 150 µm, which takes a third fewer layers.',
          zh: 'Model TF UV 2.0 有两种层厚参数，带附件的矫治步用 100 µm，其余用 150 µm，层数减少三分之一。',
          de: 'Model TF UV 2.0 hat für beides ein Profil. Behandlungsschritte mit Attachments werden mit 100 µm gedruckt, die übrigen mit 150 µm und damit einem Drittel weniger Schichten.',
        },
      },
      {
        title: { en: 'A code on every model', zh: '模型逐一编码', de: 'Code auf jedem Modell' },
        text: {
          en: 'StreamFlow puts case ID, stage and arch into a code on the base. Thermoforming, laser marking and trimming stations read it, so models can drop into the bin unsorted.',
          zh: 'StreamFlow 将病例号、矫治步和颌别写入底座编码，压膜、激光打标、切割均扫码识别，无需按病例排序。',
          de: 'StreamFlow schreibt Kennung, Schritt und Kiefer als Code in den Sockel. An den Stationen für Tiefziehen, Lasermarkierung und Beschnitt wird er gelesen; die Modelle dürfen deshalb unsortiert in den Behälter fallen.',
        },
      },
      {
        title: {
          en: 'Indirect bonding trays, once cleared',
          zh: '取得注册证后可打印间接粘接托盘',
          de: 'Nach der CE-Kennzeichnung auch Übertragungstrays',
        },
        text: {
          en: 'Bonding Tray UV prints at 100 µm, for evaluation until then. Use a dedicated resin tray: pigments of the model resin cloud it.',
          zh: 'Bonding Tray UV 层厚 100 µm，取得注册证前仅打印样件。须用专用料槽，混入模型树脂颜料会使托盘浑浊。',
          de: 'Bonding Tray UV wird mit 100 µm gedruckt, bis dahin zur Erprobung. Halten Sie dafür eine eigene Wanne vor, denn Pigmente des Modellresins trüben das Material.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '206 × 116 × 130 mm', zh: '206 × 116 × 130 mm', de: '206 × 116 × 130 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: {
          en: '3840 × 2160 px with XPR, 1920 × 1080 px native',
          zh: 'XPR 等效 3840 × 2160 px，原生 1920 × 1080 px',
          de: '3840 × 2160 Punkte mit XPR, nativ 1920 × 1080 Pixel',
        },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 53, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±26.8 µm', zh: '±26.8 µm', de: '±26,8 µm' },
      },
      {
        ...modelAccuracy,
        value: {
          en: 'Molar to molar, 20 models, hollow and upright, in Model TF UV 2.0 at 100 µm: 34 µm off on average, 82 µm at most',
          zh: '磨牙间宽度，20 个模型（空心、竖放），Model TF UV 2.0，100 µm 层厚：平均偏差 34 µm，最大 82 µm',
          de: 'Abstand der Molaren, 20 Modelle, hohl und stehend, aus Model TF UV 2.0 bei 100 µm: im Mittel 34 µm Abweichung, höchstens 82 µm',
        },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '50–150 µm', zh: '50–150 µm', de: '50 bis 150 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, StreamFlow, Ultra-Net',
          zh: '赫光 Prepare、StreamFlow、Ultra-Net',
          de: 'Heliograph Prepare, StreamFlow, Ultra-Net',
        },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1.5, unit: 'L' },
      {
        name: { en: 'Bin', zh: '收料箱容量', de: 'Behälter' },
        value: { en: '200 models', zh: '200 个模型', de: '200 Modelle' },
      },
      {
        name: { en: 'Output', zh: '产量', de: 'Leistung' },
        value: {
          en: '168 upright models in 24 h at 100 µm, with time for resin, film and cleaning',
          zh: '24 小时 168 个（竖放，100 µm 层厚），含加料、换膜、清洁时间',
          de: '168 stehende Modelle in 24 h bei 100 µm, mit Zeit für Resin, Folie und Reinigung',
        },
      },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, USB', zh: '以太网、USB', de: 'Ethernet, USB' },
      },
    ],
    comparison: {
      print_format: { en: '206 × 116 × 130 mm', zh: '206 × 116 × 130 mm', de: '206 × 116 × 130 mm' },
      resolution: { en: '3840 × 2160 px', zh: '3840 × 2160 px', de: '3840 × 2160 Pixel' },
      Pixel: { en: '53 µm, pixel shift', zh: '53 µm，像素偏移', de: '53 µm, Pixelversatz' },
      moldingAccuracy: { en: '±26.8 µm', zh: '±26.8 µm', de: '±26,8 µm' },
      engine: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      tray: {
        en: '1.5 L, aluminum, replaceable film, not heated, filled by the Resin Station',
        zh: '1.5 L，铝制，可换膜，不加热，由供料站补料',
        de: '1,5 L, Aluminium, Folie wechselbar, unbeheizt, Füllung über die Resin-Station',
      },
      calibration: {
        yes: true,
        text: {
          en: 'Platform check after each release',
          zh: '每次取件后检查成型平台',
          de: 'Plattformprüfung nach jeder Entnahme',
        },
      },
      autoPartRemoval: {
        yes: true,
        text: {
          en: 'AutoPart, whole platform',
          zh: '自带 AutoPart，整版取件',
          de: 'AutoPart-Einheit, ganze Plattform',
        },
      },
      AutoPart: true,
      HiVE: {
        yes: false,
        text: { en: 'Has AutoPart instead', zh: '用自带的 AutoPart', de: 'Hat stattdessen AutoPart' },
      },
      ResinStation: true,
      Streamflow: true,
      UltraCraft: {
        yes: true,
        text: {
          en: 'Wash and Cure; Wash Station for large quantities',
          zh: 'Wash 和 Cure；大批量清洗用 Wash Station',
          de: 'Wash und Cure; größere Mengen: Wash Station',
        },
      },
      device_parameters: [
        {
          en: 'Two power outlets, for printer and unit',
          zh: '需两个电源插座：打印机与自动化单元',
          de: 'Zwei Steckdosen: Drucker und Automationseinheit',
        },
        { en: 'Ethernet, USB', zh: '以太网、USB', de: 'Ethernet, USB' },
      ],
    },
    machine: {
      size: { width: 980, depth: 620, height: 1180 },
      weight: 118,
      power: { supply: mains, watts: 900 },
      warrantyMonths: 24,
      rearClearance: 100,
      included: [
        autoPartUnit,
        modelBin,
        resinTray,
        buildPlatform,
        testPartSheet,
        testCertificate,
        prepareSoftware,
        onSiteSetup,
      ],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/A2D_Ortho',
        alt: {
          en: 'The UltraCraft A2D Ortho 3D printer',
          zh: 'UltraCraft A2D Ortho 3D 打印机',
          de: '3D-Drucker UltraCraft A2D Ortho',
        },
      },
    ],
  },
  {
    id: 5,
    urlName: 'A3D',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft A3D', zh: 'UltraCraft A3D', de: 'UltraCraft A3D' },
    tagline: {
      en: '16 cases a night, each on its own shelf',
      zh: '一夜 16 单，一单一层，不混单',
      de: '16 Aufträge je Nacht, jeder auf einer eigenen Ablage',
    },
    summary: {
      en: 'For labs with many small cases that have to stay separate. The A3D prints one case after the other in one resin, unattended, and places each on its own shelf. Sixteen cases of two models take about 11 h.',
      zh: '适合单量小、品种杂、须防混单的义齿加工厂。同一种树脂无人值守连打 16 版，自动补料；逐件取下，一版一层。一单一版，每单两个模型，16 单约 11 小时。',
      de: 'Für Labore mit vielen kleinen Aufträgen, die getrennt bleiben sollen. Der A3D druckt ohne Aufsicht einen Auftrag nach dem anderen mit demselben Resin und legt die Teile jedes Drucks auf eine eigene Ablage. 16 Aufträge mit je zwei Modellen dauern rund 11 h.',
    },
    publishTime: '2023-11-14',
    isNew: false,
    buildVolume: { width: 159, depth: 144, height: 110 },
    printing: {
      layerHeights: { min: 30, max: 150 },
      layerTimes: [
        { layerHeight: 30, seconds: 5.4 },
        { layerHeight: 50, seconds: 6.5 },
        { layerHeight: 100, seconds: 8.75 },
        { layerHeight: 150, seconds: 10 },
      ],
    },
    highlights: [
      {
        title: { en: 'Sixteen jobs in a row', zh: '连续 16 版', de: '16 Drucke hintereinander' },
        text: {
          en: 'With full platforms of six, 16 jobs or 96 models fill the rack within a 13-hour night at 100 µm. Over 24 h, with the rack emptied once and a Resin Station, it makes 180.',
          zh: '一版 6 个全牙弓模型，100 µm 层厚，一夜 13 小时 16 版，96 个放满料架；接供料站、中途清空一次料架，24 小时 180 个。',
          de: 'In einer Nacht von 13 h füllen 16 Drucke mit je sechs Modellen das Magazin, bei 100 µm sind das 96. Mit Resin-Station und einmal geleertem Magazin werden es in 24 h 180.',
        },
      },
      {
        title: { en: 'Each part released in 90 s', zh: '单件取件 90 秒', de: 'Entnahme in 90 s je Teil' },
        text: {
          en: 'AutoPart takes the parts off the platform one at a time, so hollow models may lie flat. Supports stay on until the part has been washed.',
          zh: 'AutoPart 逐个取件放上料架，因此空心模型可以平放打印。支撑在清洗后去除。',
          de: 'AutoPart nimmt die Teile einzeln ab, deshalb dürfen Hohlmodelle liegend gedruckt werden. Die Supports bleiben bis nach dem Waschen am Teil.',
        },
      },
      {
        title: { en: 'One shelf for each job', zh: '一版一层，不混单', de: 'Jeder Druck auf seiner Ablage' },
        text: {
          en: 'StreamFlow, licensed separately, records which job lies on which shelf. Without it, the display lists them. If a job holds several cases, you sort within its shelf.',
          zh: '料架 16 层，各版所在层可在屏幕查看；另购 StreamFlow，系统自动记录。一版混排几单的，仅需在本层内分拣。',
          de: 'StreamFlow (eigene Lizenz) hält fest, welcher Druck auf welcher der 16 Ablagen liegt; ohne StreamFlow zeigt es das Display. Enthält ein Druck mehrere Aufträge, sortieren Sie nur innerhalb der Ablage.',
        },
      },
      {
        title: { en: 'One resin a night', zh: '一夜一种树脂', de: 'Ein Resin je Nacht' },
        text: {
          en: 'One tray and one 2 L bottle serve the whole run, so print models at night and change to patterns by day, with a tray and a hose for each resin. The bottle is enough for a night of hollow models at 20 g each; for longer runs, connect the Resin Station.',
          zh: '料槽、料瓶各一个，连续打印的各版用同一种树脂：夜间打印模型，白天换料槽和软管打印蜡型。料瓶 2 L，可满足一夜空心模型（每个 20 g）；需更长时间，接供料站。',
          de: 'Eine Wanne und eine Flasche mit 2 L versorgen die ganze Nacht. Drucken Sie also nachts Modelle und wechseln Sie am Tag auf Modellationen, mit je einer Wanne und einem Schlauch für jedes Resin. Die Flasche reicht für eine Nacht mit hohlen Modellen zu je 20 g; für längere Druckserien schließen Sie die Resin-Station an.',
        },
      },
      {
        title: {
          en: 'Two light engines, one platform',
          zh: '双光机，一个幅面',
          de: 'Zwei Projektoren, eine Plattform',
        },
        text: {
          en: 'Two light engines expose 144 × 81 mm each. They overlap by 3 mm, which gives 159 × 144 mm; calibration measures the seam and evens out its brightness.',
          zh: '两台光机各投 144 × 81 mm，重叠 3 mm，合成 159 × 144 mm 幅面；校准时检测拼接缝，补偿亮度均匀性。',
          de: 'Zwei Projektoren belichten je 144 × 81 mm und überlappen um 3 mm; das ergibt 159 × 144 mm. Die Kalibrierung misst die Naht und gleicht ihre Helligkeit an.',
        },
      },
      {
        title: { en: 'Uses your A2D profiles', zh: '沿用 A2D 参数', de: 'Profile des A2D' },
        text: {
          en: 'Pixel size and wavelength are those of the A2D, so die spacer and fit offsets from your A2D carry over.',
          zh: '像素和波长与 A2D 相同，A2D 上已调好的代型间隙、咬合板贴合参数可沿用。',
          de: 'Pixelgröße und Wellenlänge entsprechen dem A2D. Passungswerte für Stümpfe und Schienen, die Ihr Labor am A2D ermittelt hat, gelten weiter.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '159 × 144 × 110 mm', zh: '159 × 144 × 110 mm', de: '159 × 144 × 110 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: { en: '2 × 1920 × 1080 px', zh: '2 × 1920 × 1080 px', de: '2 × 1920 × 1080 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 75, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±37.5 µm', zh: '±37.5 µm', de: '±37,5 µm' },
      },
      {
        ...modelAccuracy,
        value: {
          en: 'Molar to molar, 20 models across the seam in Model HP UV 2.0 at 50 µm: 28 µm off on average, 66 µm at most',
          zh: '磨牙间宽度，20 个模型（跨拼接缝），Model HP UV 2.0，50 µm 层厚：平均偏差 28 µm，最大 66 µm',
          de: 'Abstand der Molaren, 20 Modelle über der Naht aus Model HP UV 2.0 bei 50 µm: im Mittel 28 µm Abweichung, höchstens 66 µm',
        },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–150 µm', zh: '30–150 µm', de: '30 bis 150 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'Two DLP engines, joined', zh: '双 DLP 光机拼接', de: 'Zwei DLP-Projektoren, ein Bild' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 20,000 h', zh: '超过 20,000 小时', de: 'über 20.000 h' },
      },
      { name: { en: 'Refill', zh: '补料时间', de: 'Nachfüllen' }, num: 150, unit: 's' },
      { name: { en: 'Release of each part', zh: '单件取件时间', de: 'Entnahme je Teil' }, num: 90, unit: 's' },
      {
        name: { en: 'Output (full-arch models)', zh: '全牙弓模型产量', de: 'Ganzkiefermodelle je Nacht' },
        value: {
          en: '96 in 13 h at 100 µm, unattended',
          zh: '每晚 13 小时 96 个，无人值守（100 µm 层厚）',
          de: '96 in 13 h bei 100 µm, ohne Aufsicht',
        },
      },
      {
        name: { en: 'Rack', zh: '料架', de: 'Magazin' },
        value: {
          en: '16 shelves 40 mm apart, one job each up to 36 mm tall',
          zh: '16 层，层距 40 mm，件高 36 mm 以内一层一版',
          de: '16 Ablagen im Abstand von 40 mm, je ein Druck bis 36 mm Höhe',
        },
      },
      {
        name: { en: 'Resin supply', zh: '供料方式', de: 'Resinversorgung' },
        value: {
          en: '2 L bottle in the printer or Resin Station',
          zh: '机内料瓶 2 L，或供料站',
          de: 'Flasche mit 2 L im Drucker oder Resin-Station',
        },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1.4, unit: 'L' },
      {
        name: { en: 'Tray heating', zh: '料槽加热', de: 'Wannenheizung' },
        value: { en: 'up to 35 °C', zh: '最高 35 °C', de: 'bis 35 °C' },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, StreamFlow, Ultra-Net',
          zh: '赫光 Prepare、StreamFlow、Ultra-Net',
          de: 'Heliograph Prepare, StreamFlow, Ultra-Net',
        },
      },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, USB', zh: '以太网、USB', de: 'Ethernet, USB' },
      },
    ],
    comparison: {
      print_format: { en: '159 × 144 × 110 mm', zh: '159 × 144 × 110 mm', de: '159 × 144 × 110 mm' },
      resolution: { en: '2 × 1920 × 1080 px', zh: '2 × 1920 × 1080 px', de: '2 × 1920 × 1080 Pixel' },
      Pixel: { en: '75 µm, native', zh: '75 µm，原生', de: '75 µm, nativ' },
      moldingAccuracy: { en: '±37.5 µm', zh: '±37.5 µm', de: '±37,5 µm' },
      engine: { en: 'Two DLP engines, joined', zh: '双 DLP 光机拼接', de: 'Zwei DLP-Projektoren, ein Bild' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 20,000 h', zh: '超过 20,000 小时', de: 'über 20.000 h' },
      tray: {
        en: '1.4 L, aluminum, replaceable film, heated, automatic refill',
        zh: '1.4 L，铝制，可换膜，带加热，自动补料',
        de: '1,4 L, Aluminium, Folie wechselbar, beheizt, automatische Nachfüllung',
      },
      calibration: {
        yes: true,
        text: {
          en: 'Platform and seam of the light fields',
          zh: '成型平台与光场拼接缝',
          de: 'Plattform und Naht der Lichtfelder',
        },
      },
      autoPartRemoval: {
        yes: true,
        text: {
          en: 'AutoPart, built in, part by part',
          zh: '自带 AutoPart，逐件取件',
          de: 'AutoPart eingebaut, Teil für Teil',
        },
      },
      AutoPart: true,
      HiVE: {
        yes: false,
        text: { en: 'Has AutoPart instead', zh: '用自带的 AutoPart', de: 'Hat stattdessen AutoPart' },
      },
      ResinStation: true,
      Streamflow: true,
      UltraCraft: {
        yes: true,
        text: {
          en: 'Wash and Cure; Wash Station for large quantities',
          zh: 'Wash 和 Cure；大批量清洗用 Wash Station',
          de: 'Wash und Cure; größere Mengen: Wash Station',
        },
      },
      device_parameters: [{ en: 'Ethernet, USB', zh: '以太网、USB', de: 'Ethernet, USB' }],
    },
    machine: {
      size: { width: 720, depth: 680, height: 1450 },
      weight: 168,
      power: { supply: mains, watts: 1200 },
      warrantyMonths: 24,
      rearClearance: 300,
      included: [
        builtInAutoPart,
        partRack,
        resinTray,
        buildPlatform,
        testPartSheet,
        testCertificate,
        prepareSoftware,
        onSiteSetup,
      ],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/A3D',
        alt: { en: 'The UltraCraft A3D 3D printer', zh: 'UltraCraft A3D 3D 打印机', de: '3D-Drucker UltraCraft A3D' },
      },
    ],
  },
  {
    id: 6,
    urlName: 'chairside-3d-printer',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft ChairSide', zh: 'UltraCraft ChairSide', de: 'UltraCraft ChairSide' },
    tagline: {
      en: 'Two study models in 80 min, washed and cured',
      zh: '两个研究模型 80 分钟，含清洗、干燥和固化',
      de: 'Zwei Studienmodelle in 80 min, mit Waschen und Nachhärten',
    },
    summary: {
      en: 'Today it prints study models and diagnostic wax-ups in Model WW UV. Temporaries, splints and guides follow once their resins are cleared. The display guides your staff from filling to curing.',
      zh: '国内现已可用 Model WW UV 打印研究模型和诊断蜡型模型；临时冠、咬合板、种植导板须待树脂取得注册证。从加料到固化，屏幕分步提示，护士即可操作。',
      de: 'Heute drucken Sie damit Studien- und Planungsmodelle aus Model WW UV. Provisorien, Schienen und Bohrschablonen folgen nach der CE-Kennzeichnung der Resins. Das Display führt das Team Schritt für Schritt vom Einfüllen bis zum Nachhärten.',
    },
    publishTime: '2023-02-21',
    isNew: false,
    buildVolume: { width: 124.8, depth: 70.2, height: 70 },
    printing: {
      layerHeights: { min: 50, max: 100 },
      layerTimes: [
        { layerHeight: 50, seconds: 6 },
        { layerHeight: 100, seconds: 8.25 },
      ],
    },
    highlights: [
      {
        title: { en: 'Fits a back room or in-house lab', zh: '1.5 m 台面放得下', de: 'Passt ins Praxislabor' },
        text: {
          en: 'It takes up 295 × 330 mm (12 × 13 in), weighs 19 kg (42 lb) and runs at 46 dB(A). With Wash, Cure and a drying cabinet, it needs 1.5 m (5 ft) of counter.',
          zh: '占地 295 × 330 mm，重 19 kg，打印噪声 46 dB(A)；连同 Wash、Cure 和干燥箱，共占 1.5 m 台面。',
          de: 'Er braucht 295 × 330 mm Stellfläche, wiegt 19 kg und ist beim Drucken 46 dB(A) laut. Mit Wash, Cure und Trockenschrank genügen 1,5 m Arbeitsplatte.',
        },
      },
      {
        title: {
          en: 'Two models at a time',
          zh: '一版两个模型',
          de: 'Zwei Modelle je Druck',
        },
        text: {
          en: 'The 124.8 × 70.2 mm platform holds 2 full-arch models, and two take no longer than one.',
          zh: '124.8 × 70.2 mm 幅面放两个全牙弓模型，用时与一个相同。',
          de: 'Auf 124,8 × 70,2 mm passen zwei Ganzkiefermodelle; zwei brauchen nicht länger als eines.',
        },
      },
      {
        title: { en: 'Step by step', zh: '屏幕分步提示', de: 'Schritt für Schritt' },
        text: {
          en: 'At each step, from filling to curing, the display shows the time for your resin and waits for you to confirm.',
          zh: '加料、打印、清洗、干燥、固化，屏幕按所选树脂显示步骤和时间，确认后进入下一步。',
          de: 'Einfüllen, drucken, waschen, trocknen, nachhärten: Das Display zeigt den Schritt mit der Zeit für das gewählte Resin und wartet auf Bestätigung.',
        },
      },
      {
        title: { en: 'Models without solvent', zh: '自来水清洗，不用异丙醇', de: 'Modelle ohne Lösemittel' },
        text: {
          en: 'Model WW UV washes in tap water in 3 min: no isopropanol to store and no solvent fumes. Ventilate the room as for any resin. The used water is hazardous waste; collect it in a canister for a licensed hauler.',
          zh: 'Model WW UV 用自来水清洗，3 分钟；诊所不必存放易燃溶剂，房间照常通风。清洗废水属危险废物，收集在废液桶内，交有资质的单位处置。',
          de: 'Model WW UV waschen Sie in 3 min mit Leitungswasser. Isopropanol brauchen Sie dafür nicht; lüften Sie wie bei jedem Resin. Das gebrauchte Wasser ist gefährlicher Abfall; sammeln Sie es im Kanister für den Entsorger.',
        },
      },
      {
        title: { en: 'Every lot and job on record', zh: '批号与任务可追溯', de: 'Charge und Auftrag dokumentiert' },
        text: {
          en: 'Each job is logged with its resin lot, profile and times. You can export the record as a PDF for the patient’s chart.',
          zh: '每个任务自动记录树脂批号、打印参数和各步时间，可导出 PDF 归入病历。',
          de: 'Resincharge, Profil und Zeiten werden je Auftrag gespeichert. Das Protokoll gibt es als PDF, für die Patientenakte.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '124.8 × 70.2 × 70 mm', zh: '124.8 × 70.2 × 70 mm', de: '124,8 × 70,2 × 70 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: { en: '1920 × 1080 px', zh: '1920 × 1080 px', de: '1920 × 1080 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 65, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±32.5 µm', zh: '±32.5 µm', de: '±32,5 µm' },
      },
      {
        name: {
          en: 'Finest open groove on the test plate',
          zh: '测试板最小凹槽宽度',
          de: 'Feinste offene Rille auf der Testplatte',
        },
        num: 0.25,
        unit: 'mm',
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '50–100 µm', zh: '50–100 µm', de: '50 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'DLP, native pixels', zh: 'DLP，无像素偏移', de: 'DLP, native Pixel' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 20,000 h', zh: '超过 20,000 小时', de: 'über 20.000 h' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, Blueprint',
          zh: '赫光 Prepare、Blueprint',
          de: 'Heliograph Prepare, Blueprint',
        },
      },
      { name: { en: 'Noise while printing', zh: '打印噪声', de: 'Schallpegel beim Drucken' }, num: 46, unit: 'dB(A)' },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 0.5, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '124.8 × 70.2 × 70 mm', zh: '124.8 × 70.2 × 70 mm', de: '124,8 × 70,2 × 70 mm' },
      resolution: { en: '1920 × 1080 px', zh: '1920 × 1080 px', de: '1920 × 1080 Pixel' },
      Pixel: { en: '65 µm, native', zh: '65 µm，原生', de: '65 µm, nativ' },
      moldingAccuracy: { en: '±32.5 µm', zh: '±32.5 µm', de: '±32,5 µm' },
      engine: { en: 'DLP, native pixels', zh: 'DLP，无像素偏移', de: 'DLP, native Pixel' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 20,000 h', zh: '超过 20,000 小时', de: 'über 20.000 h' },
      tray: {
        en: '0.5 L, with lid, replaceable film, not heated',
        zh: '0.5 L，带盖，可换膜，不加热',
        de: '0,5 L, mit Deckel, Folie wechselbar, unbeheizt',
      },
      calibration: {
        yes: true,
        text: {
          en: 'Platform check before each job',
          zh: '每次任务前检查成型平台',
          de: 'Plattformprüfung vor jedem Druck',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: false,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 295, depth: 330, height: 520 },
      weight: 19,
      power: { supply: mains, watts: 180 },
      warrantyMonths: 24,
      rearClearance: 100,
      included: [resinTray, buildPlatform, testCertificate, prepareSoftware, remoteSetup],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/chairside-3d-printer',
        alt: {
          en: 'The UltraCraft ChairSide 3D printer',
          zh: 'UltraCraft ChairSide 3D 打印机',
          de: '3D-Drucker UltraCraft ChairSide',
        },
      },
    ],
  },
  {
    id: 7,
    urlName: 'ChairSide_Pro',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft ChairSide Pro', zh: 'UltraCraft ChairSide Pro', de: 'UltraCraft ChairSide Pro' },
    tagline: {
      en: 'Study and working models from your in-house lab',
      zh: '院内技工室的研究模型和工作模型',
      de: 'Studien- und Arbeitsmodelle im Praxislabor',
    },
    summary: {
      en: 'For practices with an in-house lab. Today it prints study and wax-up models, and working models for single teeth and short bridges. Crowns, denture teeth, splints and guides follow once their resins are cleared. With pixels of 35 µm, finer fissures stay open than on the ChairSide.',
      zh: '适合设有院内技工室的诊所。国内现已可打印：研究模型、诊断蜡型，单颗牙和短桥的工作模型；冠、人工牙、咬合板、种植导板须待树脂取得注册证。像素 35 µm，窝沟比 ChairSide 更清楚。',
      de: 'Für Praxen mit eigenem Labor. Heute drucken Sie damit Studien- und Planungsmodelle sowie Arbeitsmodelle für Einzelzähne und kurze Brücken. Kronen, Prothesenzähne, Schienen und Bohrschablonen folgen nach der CE-Kennzeichnung der Resins. Mit Pixeln von 35 µm bleiben feinere Fissuren offen als beim ChairSide.',
    },
    publishTime: '2025-03-11',
    isNew: false,
    buildVolume: { width: 134.4, depth: 75.6, height: 100 },
    printing: {
      layerHeights: { min: 30, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 5.4 },
        { layerHeight: 50, seconds: 6.5 },
        { layerHeight: 100, seconds: 8.5 },
      ],
    },
    highlights: [
      {
        title: {
          en: 'Fissures stay open from 0.15 mm',
          zh: '35 µm 像素，窝沟清晰',
          de: 'Fissuren ab 0,15 mm bleiben offen',
        },
        text: {
          en: 'On our test plate in Model WW UV, at 50 µm layers, grooves print open from 0.15 mm wide; on the ChairSide, with 65 µm pixels, from 0.25 mm.',
          zh: 'Model WW UV 测试板，层厚 50 µm：可成型的最小凹槽宽 0.15 mm；65 µm 像素的 ChairSide 为 0.25 mm。',
          de: 'Auf der Testplatte aus Model WW UV bleiben Rillen bei 50-µm-Schichten ab 0,15 mm Breite offen, auf dem ChairSide mit 65-µm-Pixeln ab 0,25 mm.',
        },
      },
      {
        title: { en: 'Force-controlled lift', zh: '按离型力调节抬升速度', de: 'Kraftgesteuerter Hub' },
        text: {
          en: 'The sensor measures the peel force of each layer. The platform lifts fast where the force is low and slowly where it is high, so thin walls stay intact. Two full-arch models take 34 min at 100 µm.',
          zh: '传感器逐层测离型力：截面小时抬升快，节省时间；截面大时放慢，薄壁不受损。两个全牙弓模型，100 µm 层厚 34 分钟。',
          de: 'Der Sensor misst die Abzugskraft jeder Schicht. Bei kleinem Querschnitt fährt die Plattform schneller, bei großem so langsam, dass dünne Wände unbeschädigt bleiben. Zwei Ganzkiefermodelle sind bei 100 µm in 34 min gedruckt.',
        },
      },
      {
        title: { en: '100 mm build height', zh: '100 mm 成型高度', de: '100 mm Bauhöhe' },
        text: {
          en: 'Models with a base stand upright, and so do sample transfer trays in Bonding Tray UV, without supports in the bracket pockets.',
          zh: '带底座的模型能竖放；Bonding Tray UV 间接粘接托盘（样件）也竖放，托槽位的凹槽里不加支撑。',
          de: 'Modelle mit Sockel stehen aufrecht, ebenso Übertragungstrays aus Bonding Tray UV (Anschauungsteile), ohne Supports in den Brackettaschen.',
        },
      },
      {
        title: {
          en: 'Several practices, one queue',
          zh: '连锁诊所共用打印任务',
          de: 'Eine Warteschlange für mehrere Praxen',
        },
        text: {
          en: 'Orders reach the printer through Blueprint and StreamFlow. A DSO can plan centrally and print on site.',
          zh: '任务经 Blueprint 和 StreamFlow 下发。连锁机构集中设计，各门店就地打印。',
          de: 'Die Druckaufträge kommen über Blueprint und StreamFlow auf den Drucker. Eine Praxisgruppe plant zentral und druckt am Standort.',
        },
      },
      {
        title: { en: 'Heated tray', zh: '料槽加热', de: 'Beheizte Wanne' },
        text: {
          en: 'Crown Ceramic UV, which you can use once it is cleared, prints at 25 to 30 °C (77 to 86 °F). The tray reaches this about ten minutes after you switch it on.',
          zh: 'Crown Ceramic UV 待取得注册证后使用，须在 25–30 °C 下打印；开机预热约 10 分钟即可打印。',
          de: 'Crown Ceramic UV, nach der CE-Kennzeichnung verwendbar, wird bei 25 bis 30 °C gedruckt. Die Wanne erreicht das etwa 10 min nach dem Einschalten.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '134.4 × 75.6 × 100 mm', zh: '134.4 × 75.6 × 100 mm', de: '134,4 × 75,6 × 100 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: {
          en: '3840 × 2160 px with XPR, 1920 × 1080 px native',
          zh: 'XPR 等效 3840 × 2160 px，原生 1920 × 1080 px',
          de: '3840 × 2160 Punkte mit XPR, nativ 1920 × 1080 Pixel',
        },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 35, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±17.5 µm', zh: '±17.5 µm', de: '±17,5 µm' },
      },
      {
        name: {
          en: 'Finest open groove on the test plate',
          zh: '测试板最小凹槽宽度',
          de: 'Feinste offene Rille auf der Testplatte',
        },
        num: 0.15,
        unit: 'mm',
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–100 µm', zh: '30–100 µm', de: '30 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      },
      {
        name: { en: 'Tray heating', zh: '料槽加热', de: 'Wannenheizung' },
        value: { en: 'up to 35 °C', zh: '最高 35 °C', de: 'bis 35 °C' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, Blueprint, StreamFlow, Ultra-Net',
          zh: '赫光 Prepare、Blueprint、StreamFlow、Ultra-Net',
          de: 'Heliograph Prepare, Blueprint, StreamFlow, Ultra-Net',
        },
      },
      { name: { en: 'Noise while printing', zh: '打印噪声', de: 'Schallpegel beim Drucken' }, num: 48, unit: 'dB(A)' },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 0.6, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '134.4 × 75.6 × 100 mm', zh: '134.4 × 75.6 × 100 mm', de: '134,4 × 75,6 × 100 mm' },
      resolution: { en: '3840 × 2160 px', zh: '3840 × 2160 px', de: '3840 × 2160 Pixel' },
      Pixel: { en: '35 µm, pixel shift', zh: '35 µm，像素偏移', de: '35 µm, Pixelversatz' },
      moldingAccuracy: { en: '±17.5 µm', zh: '±17.5 µm', de: '±17,5 µm' },
      engine: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      tray: {
        en: '0.6 L, with lid, replaceable film, heated',
        zh: '0.6 L，带盖，可换膜，带加热',
        de: '0,6 L, mit Deckel, Folie wechselbar, beheizt',
      },
      calibration: {
        yes: true,
        text: {
          en: 'Platform check with force sensor',
          zh: '力传感器检查成型平台',
          de: 'Plattformprüfung mit Kraftsensor',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: true,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 310, depth: 345, height: 580 },
      weight: 23,
      power: { supply: mains, watts: 240 },
      warrantyMonths: 24,
      rearClearance: 100,
      included: [resinTray, buildPlatform, testCertificate, prepareSoftware, remoteSetup],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/ChairSide_Pro',
        alt: {
          en: 'The UltraCraft ChairSide Pro 3D printer',
          zh: 'UltraCraft ChairSide Pro 3D 打印机',
          de: '3D-Drucker UltraCraft ChairSide Pro',
        },
      },
    ],
  },
  {
    id: 8,
    urlName: 'C_Series',
    kind: 'printer',
    line: 'dental',
    name: { en: 'UltraCraft C series', zh: 'UltraCraft C 系列', de: 'UltraCraft C-Serie' },
    tagline: {
      en: '90 models a shift, ten to a platform',
      zh: '一版 10 个，一班 90 个模型',
      de: '90 Modelle in acht Stunden, zehn je Plattform',
    },
    summary: {
      en: 'For labs that print models in volume. The C series is our largest dental printer: ten full arches lie flat, 40 hollow models stand on two levels overnight, and technical parts can be up to 180 mm tall. Site plan, installation and training are included in the price.',
      zh: '适合批量打印模型的大型加工厂。C 系列是赫光幅面最大的齿科打印机：全牙弓模型平放一版 10 个，夜间竖放两层 40 个空心模型；工业零件最高 180 mm。价格含现场规划、安装和培训。',
      de: 'Für Modelle in großer Stückzahl. Die C-Serie ist unser größter Dentaldrucker: Zehn Ganzkiefermodelle liegen auf der Plattform, nachts stehen 40 hohle Modelle in zwei Lagen, technische Teile dürfen 180 mm hoch sein. Aufstellplan, Aufbau und Schulung sind im Preis enthalten.',
    },
    publishTime: '2022-06-14',
    isNew: false,
    buildVolume: { width: 268.8, depth: 151.2, height: 180 },
    printing: {
      layerHeights: { min: 50, max: 150 },
      layerTimes: [
        { layerHeight: 50, seconds: 8.5 },
        { layerHeight: 100, seconds: 10.5 },
        { layerHeight: 150, seconds: 12 },
      ],
    },
    highlights: [
      {
        title: { en: 'Ten models in 42 min', zh: '一版 10 个，42 分钟', de: 'Zehn Modelle in 42 min' },
        text: {
          en: 'Ten full-arch models take 42 min at 100 µm. With 10 min between jobs, that makes 90 models in eight hours, from nine platforms. Two A2D 4K can make 120, but need 15 platforms for the same 90: 150 min of changes instead of 90 min.',
          zh: '一版 10 个全牙弓模型，100 µm 层厚 42 分钟。换版按 10 分钟计，8 小时 9 版 90 个，换版共 90 分钟。两台 A2D 4K 最多 120 个，但同样 90 个须 15 版，换版共 150 分钟。',
          de: 'Zehn Ganzkiefermodelle sind bei 100 µm in 42 min gedruckt. Mit 10 min zwischen zwei Drucken sind das in acht Stunden 90 Modelle von neun Plattformen. Zwei A2D 4K drucken bis zu 120, brauchen für dieselben 90 aber 15 Plattformen: 150 statt 90 min für die Wechsel.',
        },
      },
      {
        title: { en: '40 models stand on two levels', zh: '竖放两层，一版 40 个', de: '40 Modelle in zwei Lagen' },
        text: {
          en: 'Standing, 20 hollow models of 63 mm fit on each of two levels. Started in the evening, the 40 models are done in about 3 h 45 min at 100 µm and hang there in the morning. On the A2D 4K, there is room for one level of 12.',
          zh: '高 63 mm 的空心模型竖放，一层 20 个，可排两层。下班前开始打印，40 个约 3 小时 45 分钟（100 µm 层厚），次日取件。A2D 4K 只能排一层 12 个。',
          de: 'Hohle Modelle von 63 mm Höhe stehen zu je 20 in zwei Lagen. Am Abend gestartet, sind die 40 Modelle bei 100 µm nach rund 3 h 45 min fertig und hängen am Morgen bereit. Auf dem A2D 4K ist Platz für eine Lage mit 12.',
        },
      },
      {
        title: { en: '180 mm in one piece', zh: '180 mm 一体成型', de: '180 mm in einem Stück' },
        text: {
          en: 'Housings and sample hand orthoses that are too tall for the other dental printers print in one piece. For taller orthoses, the Reflex RS builds up to 228 mm.',
          zh: '外壳、腕手矫形器样件等高件，其他齿科机型须分段打印再拼接，C 系列一次成型，无拼接缝。更高的矫形器用 Reflex RS，最高 228 mm。',
          de: 'Gehäuse und Probeorthesen für die Hand, für die andere Dentaldrucker zu niedrig sind, entstehen ohne Fügestelle. Höhere Orthesen druckt der Reflex RS, bis 228 mm.',
        },
      },
      {
        title: {
          en: 'Even light across the platform',
          zh: '268.8 mm 幅面，全幅像素 70 µm',
          de: 'Gleichmäßige Ausleuchtung über 268,8 mm',
        },
        text: {
          en: '70 µm pixels from edge to edge. Once a week the printer reads its light field at 24 points and corrects those that are off by more than 3%; our engineers verify it at each service visit.',
          zh: '全幅像素一致，70 µm。每周自检 24 个点的光强，偏差超过 3% 自动补偿；每次维护由工程师复核。',
          de: 'Die Pixelgröße beträgt bis in die Ecken 70 µm. Der Drucker misst sein Lichtfeld jede Woche an 24 Punkten und gleicht Abweichungen über 3 % aus; der Service prüft es bei jeder Wartung.',
        },
      },
      {
        title: { en: 'Heated chamber', zh: '成型仓加热', de: 'Beheizte Druckkammer' },
        text: {
          en: 'At up to 35 °C, Ortho Tough UV, Elastomer 50A UV and Rigid Ceramic UV stay fluid enough for an all-day job.',
          zh: '成型仓最高 35 °C，连续打印 Ortho Tough UV、Elastomer 50A UV、Rigid Ceramic UV，黏度保持稳定。',
          de: 'Bei bis zu 35 °C bleiben Ortho Tough UV, Elastomer 50A UV und Rigid Ceramic UV auch bei ganztägigen Aufträgen fließfähig.',
        },
      },
      {
        title: { en: '20 L resin supply', zh: '20 L 集中供料', de: 'Versorgung aus 20 L' },
        text: {
          en: 'One Resin Station feeds up to four machines and reports its level to Ultra-Net before a job is released.',
          zh: '一台供料站最多供四台打印机，下发任务前由 Ultra-Net 核对余量。',
          de: 'Eine Resin-Station speist bis zu vier Drucker. Vor der Freigabe eines Auftrags meldet sie den Füllstand an Ultra-Net.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '268.8 × 151.2 × 180 mm', zh: '268.8 × 151.2 × 180 mm', de: '268,8 × 151,2 × 180 mm' },
      },
      {
        name: { en: 'Projector resolution', zh: '光机分辨率', de: 'Projektorauflösung' },
        value: {
          en: '3840 × 2160 px with XPR, 1920 × 1080 px native',
          zh: 'XPR 等效 3840 × 2160 px，原生 1920 × 1080 px',
          de: '3840 × 2160 Punkte mit XPR, nativ 1920 × 1080 Pixel',
        },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 70, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±35 µm', zh: '±35 µm', de: '±35 µm' },
      },
      {
        ...modelAccuracy,
        value: {
          en: 'Molar to molar, 20 models from the middle and the corners in Model TF UV 2.0 at 100 µm: 36 µm off on average, 88 µm at most',
          zh: '磨牙间宽度，20 个模型（幅面中央和四角），Model TF UV 2.0，100 µm 层厚：平均偏差 36 µm，最大 88 µm',
          de: 'Abstand der Molaren, 20 Modelle aus Mitte und Ecken aus Model TF UV 2.0 bei 100 µm: im Mittel 36 µm Abweichung, höchstens 88 µm',
        },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '50–150 µm', zh: '50–150 µm', de: '50 bis 150 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光机', de: 'Belichtungstechnik' },
        value: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 385, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      },
      {
        name: { en: 'Chamber heating', zh: '成型仓加热', de: 'Heizung der Druckkammer' },
        value: { en: 'up to 35 °C', zh: '最高 35 °C', de: 'bis 35 °C' },
      },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare, StreamFlow, Ultra-Net',
          zh: '赫光 Prepare、StreamFlow、Ultra-Net',
          de: 'Heliograph Prepare, StreamFlow, Ultra-Net',
        },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–28 °C', zh: '20–28 °C', de: '20 bis 28 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 3, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, USB', zh: '以太网、USB', de: 'Ethernet, USB' },
      },
    ],
    comparison: {
      print_format: { en: '268.8 × 151.2 × 180 mm', zh: '268.8 × 151.2 × 180 mm', de: '268,8 × 151,2 × 180 mm' },
      resolution: { en: '3840 × 2160 px', zh: '3840 × 2160 px', de: '3840 × 2160 Pixel' },
      Pixel: { en: '70 µm, pixel shift', zh: '70 µm，像素偏移', de: '70 µm, Pixelversatz' },
      moldingAccuracy: { en: '±35 µm', zh: '±35 µm', de: '±35 µm' },
      engine: { en: 'DLP with XPR pixel shift', zh: 'DLP，XPR 像素偏移', de: 'DLP mit XPR-Pixelversatz' },
      wavelength: { en: '385 nm', zh: '385 nm', de: '385 nm' },
      lightSourceLife: { en: 'over 30,000 h', zh: '超过 30,000 小时', de: 'über 30.000 h' },
      tray: {
        en: '3 L, stainless steel, replaceable film, heated chamber, filled by the Resin Station',
        zh: '3 L，不锈钢，可换膜，成型仓加热，由供料站补料',
        de: '3 L, Edelstahl, Folie wechselbar, Druckkammer beheizt, Füllung über die Resin-Station',
      },
      calibration: {
        yes: true,
        text: { en: 'Platform and light field', zh: '成型平台与光场', de: 'Plattform und Lichtfeld' },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: true,
      Streamflow: true,
      UltraCraft: {
        yes: true,
        text: {
          en: 'Cure, chamber 265 mm in diameter',
          zh: 'Cure（固化舱直径 265 mm）',
          de: 'Cure, Kammer mit 265 mm Durchmesser',
        },
      },
      device_parameters: [
        { en: 'Exhaust port, 75 mm', zh: '排风接口，75 mm', de: 'Absauganschluss, 75 mm' },
        { en: 'Ethernet, USB', zh: '以太网、USB', de: 'Ethernet, USB' },
      ],
    },
    machine: {
      size: { width: 820, depth: 760, height: 1850 },
      weight: 280,
      power: { supply: mains, watts: 1500 },
      warrantyMonths: 24,
      rearClearance: 600,
      included: [
        resinTray,
        buildPlatform,
        testCertificate,
        prepareSoftware,
        sitePlan,
        onSiteInstallation,
        shiftTraining,
      ],
    },
    fits: [],
    hasSupport: false,
    pictures: [
      {
        name: 'products/C_Series',
        alt: {
          en: 'The UltraCraft C series 3D printer',
          zh: 'UltraCraft C 系列 3D 打印机',
          de: '3D-Drucker UltraCraft C-Serie',
        },
      },
    ],
  },
  {
    id: 9,
    urlName: 'Reflex',
    kind: 'printer',
    line: 'reflex',
    name: { en: 'Reflex', zh: 'Reflex', de: 'Reflex' },
    tagline: {
      en: 'Figures and prototypes up to 220 mm tall',
      zh: '桌面机入门款，件高可达 220 mm',
      de: 'Figuren und Prototypen bis 220 mm Höhe',
    },
    summary: {
      en: 'A resin printer for hobbyists and designers who make figures, prototypes, casting patterns and masters. With 33 µm pixels on a 192 × 121 mm platform and 220 mm of height, there is room for one large part or a plate full of small ones.',
      zh: '适合创客和设计师的桌面光固化打印机，用于手办、外观原型、铸造蜡型和翻模原型。幅面 192 × 121 mm，像素 33 µm，成型高度 220 mm，可打印单个大件或一版小件。',
      de: 'Resindrucker für Figuren, Prototypen, Gussmodelle und Urmodelle, für Modellbau und Produktdesign am Schreibtisch. Mit Pixeln von 33 µm, 192 × 121 mm Plattform und 220 mm Bauhöhe druckt er ein großes Teil oder viele kleine auf einmal.',
    },
    publishTime: '2022-03-22',
    isNew: false,
    price: { amount: 1399, currency: 'USD', taxRule: 'excluded', validFrom: '2025-09-01' },
    buildVolume: { width: 192, depth: 121, height: 220 },
    printing: {
      layerHeights: { min: 30, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 10.6 },
        { layerHeight: 50, seconds: 11.5 },
        { layerHeight: 100, seconds: 13.3 },
      ],
    },
    highlights: [
      {
        title: { en: '220 mm upright', zh: '220 mm 竖直打印', de: '220 mm Bauhöhe' },
        text: {
          en: 'A 200 mm figure prints upright in one piece, with supports on its back instead of across the face.',
          zh: '200 mm 高的手办整件竖放，支撑加在背面，面部无支撑痕。',
          de: 'Eine Figur von 200 mm passt stehend in einem Stück, mit den Supports am Rücken statt im Gesicht.',
        },
      },
      {
        title: { en: '33 µm across the platform', zh: '全幅面 33 µm', de: '33 µm auf der ganzen Plattform' },
        text: {
          en: '5760 × 3600 pixels cover the platform. With the right exposure, engraved lines and pin holes come out as drawn, at the edge of the platform as in the middle.',
          zh: '全幅 5760 × 3600 像素，边缘与中心同样精细。曝光已校准，刻线和销孔符合设计尺寸。',
          de: '5760 × 3600 Pixel decken die Plattform ab. Bei richtiger Belichtung kommen Gravuren und Stiftbohrungen so heraus, wie sie gezeichnet sind, am Rand wie in der Mitte.',
        },
      },
      {
        title: { en: '27 mm per hour', zh: '每小时 27 mm', de: '27 mm pro Stunde' },
        text: {
          en: 'A part 100 mm tall takes about 3 h 45 min, whether you print one copy or ten, because the screen exposes a whole layer at once.',
          zh: '100 mm 高的件约 3 小时 45 分钟。LCD 整层曝光，一件与十件用时相同。',
          de: 'Ein 100 mm hohes Teil braucht rund 3 h 45 min, gleich ob eines oder zehn auf der Plattform stehen, denn das LCD belichtet die ganze Schicht auf einmal.',
        },
      },
      {
        title: { en: 'From figures to castings', zh: '从手办到铸造', de: 'Von der Figur zum Guss' },
        text: {
          en: 'Reflex Model Gray, Figure Skin, Wax Cast, Silicone Master, Clear and Flex 80A have tested profiles in Heliograph Prepare.',
          zh: 'Reflex Model Gray、Figure Skin、Wax Cast、Silicone Master、Clear、Flex 80A，赫光 Prepare 均有已验证的参数。',
          de: 'Für Reflex Model Gray, Figure Skin, Wax Cast, Silicone Master, Clear und Flex 80A liegen in Heliograph Prepare geprüfte Profile vor.',
        },
      },
      {
        title: {
          en: 'Wear parts you can change yourself',
          zh: '易损件可自行更换',
          de: 'Verschleißteile selbst wechseln',
        },
        text: {
          en: 'Film, tray and LCD are held by screws. The support pages show how to change each one; the LCD takes about 30 min.',
          zh: '离型膜、料槽、LCD 均为螺钉固定，更换步骤见技术支持页，更换 LCD 约 30 分钟。',
          de: 'Folie, Wanne und LCD sind verschraubt. Die Supportseiten zeigen jeden Wechsel; das LCD braucht etwa 30 min.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '192 × 121 × 220 mm', zh: '192 × 121 × 220 mm', de: '192 × 121 × 220 mm' },
      },
      {
        name: { en: 'LCD resolution', zh: 'LCD 分辨率', de: 'LCD-Auflösung' },
        value: { en: '5760 × 3600 px', zh: '5760 × 3600 px', de: '5760 × 3600 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 33, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±16 µm', zh: '±16 µm', de: '±16 µm' },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–100 µm', zh: '30–100 µm', de: '30 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光源系统', de: 'Belichtungstechnik' },
        value: { en: 'Monochrome LCD, LED matrix', zh: '黑白 LCD，LED 阵列', de: 'Monochromes LCD, LED-Matrix' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 405, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: {
          en: 'LED over 10,000 h, LCD over 2,000 h',
          zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
          de: 'LED über 10.000 h, LCD über 2.000 h',
        },
      },
      { name: { en: 'Print speed', zh: '打印速度', de: 'Druckgeschwindigkeit' }, num: 27, unit: 'mm/h' },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: { en: 'Heliograph Prepare', zh: '赫光 Prepare', de: 'Heliograph Prepare' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 0.8, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Wi-Fi, USB', zh: 'Wi-Fi、USB', de: 'WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '192 × 121 × 220 mm', zh: '192 × 121 × 220 mm', de: '192 × 121 × 220 mm' },
      resolution: { en: '5760 × 3600 px', zh: '5760 × 3600 px', de: '5760 × 3600 Pixel' },
      Pixel: { en: '33 µm', zh: '33 µm', de: '33 µm' },
      moldingAccuracy: { en: '±16 µm', zh: '±16 µm', de: '±16 µm' },
      engine: { en: 'Monochrome LCD, LED matrix', zh: '黑白 LCD，LED 阵列', de: 'Monochromes LCD, LED-Matrix' },
      wavelength: { en: '405 nm', zh: '405 nm', de: '405 nm' },
      lightSourceLife: {
        en: 'LED over 10,000 h, LCD over 2,000 h',
        zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
        de: 'LED über 10.000 h, LCD über 2.000 h',
      },
      tray: {
        en: '0.8 L, aluminum, replaceable film, not heated',
        zh: '0.8 L，铝制，可换膜，不加热',
        de: '0,8 L, Aluminium, Folie wechselbar, unbeheizt',
      },
      calibration: {
        yes: false,
        text: {
          en: 'Leveled by hand, guided on the display',
          zh: '按屏幕提示手动调平',
          de: 'Von Hand nach Anleitung am Display',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: false,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Wi-Fi, USB', zh: 'Wi-Fi、USB', de: 'WLAN, USB' }],
    },
    machine: {
      size: { width: 345, depth: 340, height: 565 },
      weight: 18,
      power: { supply: mains, watts: 180 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [resinTray, buildPlatform, hexKey, sampleFile, testCertificate, prepareSoftware],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/Reflex',
        alt: { en: 'The Reflex 3D printer', zh: 'Reflex 3D 打印机', de: '3D-Drucker Reflex' },
      },
    ],
  },
  {
    id: 10,
    urlName: 'Reflex-RS',
    kind: 'printer',
    line: 'reflex',
    name: { en: 'Reflex RS', zh: 'Reflex RS', de: 'Reflex RS' },
    tagline: {
      en: 'Molds, fixtures and housings from your own workshop',
      zh: '模具、工装、外壳，自行打印',
      de: 'Formen, Vorrichtungen und Gehäuse aus der eigenen Werkstatt',
    },
    summary: {
      en: 'For workshops and product designers who need molds, fixtures and housings as well as display parts. Compared with the Reflex, it has smaller pixels of 29.7 µm, a fifth more volume and profiles for tough, rigid and high-temp resins.',
      zh: '适合除手办外还需打印模具、工装、外壳的工作室和产品设计师。像素 29.7 µm，比 Reflex 更细；成型空间大 20%；强韧、刚性、耐高温树脂均有参数。',
      de: 'Für Werkstatt und Produktdesign, wenn neben Anschauungsteilen auch Formen, Vorrichtungen und Gehäuse gebraucht werden. Gegenüber dem Reflex sind die Pixel mit 29,7 µm kleiner, der Bauraum ist um ein Fünftel größer, und es gibt Profile für zähe, steife und hitzebeständige Resins.',
    },
    publishTime: '2023-09-05',
    isNew: false,
    buildVolume: { width: 222, depth: 122, height: 228 },
    printing: {
      layerHeights: { min: 30, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 9.6 },
        { layerHeight: 50, seconds: 10.5 },
        { layerHeight: 100, seconds: 12 },
      ],
    },
    highlights: [
      {
        title: { en: 'Molds and fixtures', zh: '模具与工装', de: 'Formen und Vorrichtungen' },
        text: {
          en: 'Reflex Mold High-Temp for short injection runs, Rigid Fixture for gauges and Tough Tool for clamps, each with profiles at 50 and 100 µm.',
          zh: '小批量注塑模具用 Reflex Mold High-Temp，检具用 Rigid Fixture，夹具用 Tough Tool，均有 50 µm 和 100 µm 参数。',
          de: 'Reflex Mold High-Temp für kleine Spritzgussserien, Rigid Fixture für Lehren und Tough Tool für Spannmittel, jeweils mit Profilen für 50 und 100 µm.',
        },
      },
      {
        title: {
          en: '29.7 µm, 30 to 100 µm layers',
          zh: '29.7 µm 像素，30–100 µm 层厚',
          de: '29,7-µm-Pixel, Schichten von 30 bis 100 µm',
        },
        text: {
          en: 'The printer uses the part of its 7680 × 4320 pixels that covers 222 × 122 mm; the rim, where the light is weaker, stays dark.',
          zh: 'LCD 为 7680 × 4320 像素，仅用中间 222 × 122 mm，避开边缘弱光区。',
          de: 'Das LCD hat 7680 × 4320 Pixel; genutzt wird eine Fläche von 222 × 122 mm, der lichtschwächere Rand bleibt dunkel.',
        },
      },
      {
        title: {
          en: 'Heat-resistant and soft resins',
          zh: '耐高温与弹性树脂',
          de: 'Hitzebeständige und weiche Resins',
        },
        text: {
          en: 'HeatForce 250 and Elastomer 50A UV run on this printer too, and Ortho Tough UV for evaluation. Print them at 25 to 32 °C (77 to 90 °F).',
          zh: '支持 HeatForce 250、Elastomer 50A UV，Ortho Tough UV 目前仅打样；打印温度 25–32 °C。',
          de: 'Auch HeatForce 250 und Elastomer 50A UV laufen auf diesem Gerät, Ortho Tough UV zur Erprobung. Sie werden bei 25 bis 32 °C gedruckt.',
        },
      },
      {
        title: { en: 'Two linear guides', zh: '双线性导轨 Z 轴', de: 'Zwei Führungen an der Hubachse' },
        text: {
          en: 'Two linear guides keep the platform from tilting when large sections peel off the film. Walls stay straight up to 228 mm.',
          zh: 'Z 轴双导轨，大截面离型时平台不倾斜，228 mm 高的侧壁平直。',
          de: 'Zwei Linearführungen verhindern, dass die Plattform beim Abziehen großer Querschnitte kippt. Wände bleiben bis 228 mm gerade.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '222 × 122 × 228 mm', zh: '222 × 122 × 228 mm', de: '222 × 122 × 228 mm' },
      },
      {
        name: { en: 'LCD resolution', zh: 'LCD 分辨率', de: 'LCD-Auflösung' },
        value: { en: '7680 × 4320 px', zh: '7680 × 4320 px', de: '7680 × 4320 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 29.7, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±14.9 µm', zh: '±14.9 µm', de: '±14,9 µm' },
      },
      {
        name: { en: 'Deviation, measured', zh: '实测偏差', de: 'Gemessene Abweichung' },
        value: {
          en: 'locating pins in HeatForce 250: 0.08 mm at most; hole patterns in Tough Tool after 600 uses: 0.2 mm at most',
          zh: '定位销间距（HeatForce 250）不超过 0.08 mm；孔位（Tough Tool，使用 600 次后）不超过 0.2 mm',
          de: 'Passstifte aus HeatForce 250: höchstens 0,08 mm; Lochbilder aus Tough Tool nach 600 Einsätzen: höchstens 0,2 mm',
        },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–100 µm', zh: '30–100 µm', de: '30 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光源系统', de: 'Belichtungstechnik' },
        value: { en: 'Monochrome LCD, LED matrix', zh: '黑白 LCD，LED 阵列', de: 'Monochromes LCD, LED-Matrix' },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 405, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: {
          en: 'LED over 10,000 h, LCD over 2,000 h',
          zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
          de: 'LED über 10.000 h, LCD über 2.000 h',
        },
      },
      { name: { en: 'Print speed', zh: '打印速度', de: 'Druckgeschwindigkeit' }, num: 30, unit: 'mm/h' },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: { en: 'Heliograph Prepare', zh: '赫光 Prepare', de: 'Heliograph Prepare' },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: {
          en: '20–30 °C; from 25 °C for tough and soft resins',
          zh: '20–30 °C；强韧、弹性树脂 25 °C 以上',
          de: '20 bis 30 °C; ab 25 °C für zähe und weiche Resins',
        },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '222 × 122 × 228 mm', zh: '222 × 122 × 228 mm', de: '222 × 122 × 228 mm' },
      resolution: { en: '7680 × 4320 px', zh: '7680 × 4320 px', de: '7680 × 4320 Pixel' },
      Pixel: { en: '29.7 µm', zh: '29.7 µm', de: '29,7 µm' },
      moldingAccuracy: { en: '±14.9 µm', zh: '±14.9 µm', de: '±14,9 µm' },
      engine: { en: 'Monochrome LCD, LED matrix', zh: '黑白 LCD，LED 阵列', de: 'Monochromes LCD, LED-Matrix' },
      wavelength: { en: '405 nm', zh: '405 nm', de: '405 nm' },
      lightSourceLife: {
        en: 'LED over 10,000 h, LCD over 2,000 h',
        zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
        de: 'LED über 10.000 h, LCD über 2.000 h',
      },
      tray: {
        en: '1 L, aluminum, replaceable film, not heated',
        zh: '1 L，铝制，可换膜，不加热',
        de: '1 L, Aluminium, Folie wechselbar, unbeheizt',
      },
      calibration: {
        yes: false,
        text: {
          en: 'Leveled by hand, guided on the display',
          zh: '按屏幕提示手动调平',
          de: 'Von Hand nach Anleitung am Display',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: false,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 365, depth: 345, height: 590 },
      weight: 20,
      power: { supply: mains, watts: 200 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [resinTray, buildPlatform, hexKey, sampleFile, testCertificate, prepareSoftware],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/Reflex-RS',
        alt: { en: 'The Reflex RS 3D printer', zh: 'Reflex RS 3D 打印机', de: '3D-Drucker Reflex RS' },
      },
    ],
  },
  {
    id: 11,
    urlName: 'reflex-turbo',
    kind: 'printer',
    line: 'reflex',
    name: { en: 'Reflex Turbo', zh: 'Reflex Turbo', de: 'Reflex Turbo' },
    tagline: {
      en: '60 mm per hour for drafts and batches',
      zh: '每小时 60 mm，打样、小批量都快',
      de: '60 mm pro Stunde für Entwürfe und Serien',
    },
    summary: {
      en: 'For designers who go through several versions in a day, and for small batches of functional parts. The tray tilts away from the part instead of lifting the platform, so a layer of 100 µm takes 6 s.',
      zh: '适合一天多次改版的设计师和小批量功能件。料槽倾斜离型，平台无需大幅抬升，100 µm 一层 6 秒。',
      de: 'Für Produktdesign mit mehreren Varianten am Tag und für Kleinserien. Statt die Plattform zu heben, kippt die Wanne vom Teil weg; eine Schicht von 100 µm dauert dadurch nur 6 s.',
    },
    publishTime: '2024-04-16',
    isNew: false,
    buildVolume: { width: 192, depth: 121, height: 210 },
    printing: {
      layerHeights: { min: 30, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 4.6 },
        { layerHeight: 50, seconds: 5.2 },
        { layerHeight: 100, seconds: 6 },
      ],
    },
    highlights: [
      {
        title: { en: 'Tilting instead of lifting', zh: '倾斜离型', de: 'Kippen statt Heben' },
        text: {
          en: 'The film peels from one edge, like a lid opening. That takes less force than a straight pull and hardly any travel.',
          zh: '离型膜从一侧揭开，受力比垂直拉脱小，行程也短。',
          de: 'Die Folie löst sich von einer Kante her, wie beim Öffnen eines Deckels. Das braucht weniger Kraft als gerader Zug und kaum Weg.',
        },
      },
      {
        title: { en: '100 mm in 1 h 40 min', zh: '100 mm 仅 1 小时 40 分钟', de: '100 mm in 1 h 40 min' },
        text: {
          en: 'At 60 mm/h, a prototype started at nine is done before eleven; the Reflex takes about 3 h 45 min.',
          zh: '速度 60 mm/h，上午九点开始打印，十一点前取件；同样高度，Reflex 约 3 小时 45 分钟。',
          de: 'Mit 60 mm/h ist ein um neun Uhr gestarteter Prototyp vor elf fertig; der Reflex braucht dafür rund 3 h 45 min.',
        },
      },
      {
        title: { en: 'Resins with Turbo profiles', zh: '有 Turbo 参数的树脂', de: 'Geeignete Resins' },
        text: {
          en: 'Reflex Draft White, Model Gray, Tough Tool and Tough ABS-like Black flow back fast enough and have Turbo profiles.',
          zh: 'Reflex Draft White、Model Gray、Tough Tool、Tough ABS-like Black 有 Turbo 参数。软质和蜡型树脂请用 Reflex 或 Reflex RS。',
          de: 'Reflex Draft White, Model Gray, Tough Tool und Tough ABS-like Black fließen schnell genug nach und haben Turbo-Profile. Für flexible und wachshaltige Resins nehmen Sie Reflex oder Reflex RS.',
        },
      },
      {
        title: { en: 'Same platform as the Reflex', zh: '成型平台与 Reflex 通用', de: 'Plattform wie beim Reflex' },
        text: {
          en: 'Platforms and LCD of the Reflex fit. The height is 10 mm less because the tilting mechanism sits under the tray.',
          zh: '成型平台和 LCD 与 Reflex 通用；料槽下方装有倾斜机构，成型高度少 10 mm。',
          de: 'Plattform und LCD des Reflex passen. Die Höhe ist 10 mm geringer, da die Kippmechanik unter der Wanne sitzt.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '192 × 121 × 210 mm', zh: '192 × 121 × 210 mm', de: '192 × 121 × 210 mm' },
      },
      {
        name: { en: 'LCD resolution', zh: 'LCD 分辨率', de: 'LCD-Auflösung' },
        value: { en: '5760 × 3600 px', zh: '5760 × 3600 px', de: '5760 × 3600 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 33, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±16 µm', zh: '±16 µm', de: '±16 µm' },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–100 µm', zh: '30–100 µm', de: '30 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光源系统', de: 'Belichtungstechnik' },
        value: {
          en: 'Monochrome LCD, reinforced LED matrix',
          zh: '黑白 LCD，增强型 LED 阵列',
          de: 'Monochromes LCD, verstärkte LED-Matrix',
        },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 405, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: {
          en: 'LED over 10,000 h, LCD over 2,000 h',
          zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
          de: 'LED über 10.000 h, LCD über 2.000 h',
        },
      },
      { name: { en: 'Print speed', zh: '打印速度', de: 'Druckgeschwindigkeit' }, num: 60, unit: 'mm/h' },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: { en: 'Heliograph Prepare', zh: '赫光 Prepare', de: 'Heliograph Prepare' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 0.8, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Wi-Fi, USB', zh: 'Wi-Fi、USB', de: 'WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '192 × 121 × 210 mm', zh: '192 × 121 × 210 mm', de: '192 × 121 × 210 mm' },
      resolution: { en: '5760 × 3600 px', zh: '5760 × 3600 px', de: '5760 × 3600 Pixel' },
      Pixel: { en: '33 µm', zh: '33 µm', de: '33 µm' },
      moldingAccuracy: { en: '±16 µm', zh: '±16 µm', de: '±16 µm' },
      engine: {
        en: 'Monochrome LCD, reinforced LED matrix',
        zh: '黑白 LCD，增强型 LED 阵列',
        de: 'Monochromes LCD, verstärkte LED-Matrix',
      },
      wavelength: { en: '405 nm', zh: '405 nm', de: '405 nm' },
      lightSourceLife: {
        en: 'LED over 10,000 h, LCD over 2,000 h',
        zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
        de: 'LED über 10.000 h, LCD über 2.000 h',
      },
      tray: {
        en: '0.8 L, aluminum, replaceable film, not heated, tilting',
        zh: '0.8 L，铝制，可换膜，不加热，倾斜离型',
        de: '0,8 L, Aluminium, Folie wechselbar, unbeheizt, kippend',
      },
      calibration: {
        yes: false,
        text: {
          en: 'Leveled by hand, guided on the display',
          zh: '按屏幕提示手动调平',
          de: 'Von Hand nach Anleitung am Display',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: false,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Wi-Fi, USB', zh: 'Wi-Fi、USB', de: 'WLAN, USB' }],
    },
    machine: {
      size: { width: 345, depth: 360, height: 570 },
      weight: 20,
      power: { supply: mains, watts: 260 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [resinTray, buildPlatform, hexKey, sampleFile, testCertificate, prepareSoftware],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/reflex-turbo',
        alt: { en: 'The Reflex Turbo 3D printer', zh: 'Reflex Turbo 3D 打印机', de: '3D-Drucker Reflex Turbo' },
      },
    ],
  },
  {
    id: 12,
    urlName: 'reflex-rs-turbo',
    kind: 'printer',
    line: 'reflex',
    name: { en: 'Reflex RS Turbo', zh: 'Reflex RS Turbo', de: 'Reflex RS Turbo' },
    tagline: {
      en: 'Taller builds at 60 mm/h, with a tilting tray',
      zh: '料槽倾斜离型，速度为 Reflex RS 的两倍',
      de: 'Hohe Teile mit 60 mm/h, dank Kippwanne',
    },
    summary: {
      en: 'For workshops that make fixtures, housings and molds every day and do not want to wait overnight. It combines the 29.7 µm pixels of the Reflex RS with the tilting tray of the Turbo and prints 60 mm/h at 100 µm.',
      zh: '适合日常打印工装、外壳、模具，当天取件的工作室。像素 29.7 µm 同 Reflex RS，离型用 Turbo 的倾斜料槽，层厚 100 µm 时速度 60 mm/h。',
      de: 'Für Werkstätten, die täglich Vorrichtungen, Gehäuse und Formen fertigen und nicht bis zum nächsten Morgen warten wollen. Er verbindet die 29,7-µm-Pixel des Reflex RS mit der Kippwanne des Turbo und druckt bei 100 µm Schichthöhe 60 mm/h.',
    },
    publishTime: '2024-08-27',
    isNew: false,
    buildVolume: { width: 222, depth: 122, height: 228 },
    printing: {
      layerHeights: { min: 30, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 4.6 },
        { layerHeight: 50, seconds: 5.2 },
        { layerHeight: 100, seconds: 6 },
      ],
    },
    highlights: [
      {
        title: { en: 'A full plate by noon', zh: '满版，上午完成', de: 'Volle Plattform bis Mittag' },
        text: {
          en: 'A platform of clamps 150 mm tall takes 2 h 30 min at 100 µm. That makes three platforms in a workday, with washing in between.',
          zh: '满版 150 mm 高的夹具，层厚 100 µm 约 2 小时 30 分钟；含清洗，一个工作日三版。',
          de: 'Eine Plattform mit 150 mm hohen Spannmitteln dauert bei 100 µm 2 h 30 min; mit Waschen dazwischen werden daraus drei Plattformen am Arbeitstag.',
        },
      },
      {
        title: {
          en: 'Filled and heat-resistant resins',
          zh: '高填料与耐高温树脂',
          de: 'Gefüllte und hitzebeständige Resins',
        },
        text: {
          en: 'Rigid Fixture and Mold High-Temp have Turbo profiles here, at a lower speed than Draft White because they flow back more slowly.',
          zh: 'Rigid Fixture 和 Mold High-Temp 有 Turbo 参数；回流较慢，速度低于 Draft White。',
          de: 'Rigid Fixture und Mold High-Temp haben hier Turbo-Profile. Gedruckt wird langsamer als mit Draft White, weil diese Resins träger nachfließen.',
        },
      },
      {
        title: { en: 'Fine detail when you need it', zh: '细节件慢速', de: 'Auch für feine Details' },
        text: {
          en: 'Reflex Detail Beige prints at 30 or 50 µm on the same machine; the tray then tilts slowly so fine ribs do not bend.',
          zh: 'Reflex Detail Beige 用 30 µm 或 50 µm 层厚，料槽慢速倾斜，细筋不易弯曲。',
          de: 'Reflex Detail Beige läuft auf demselben Gerät mit 30 oder 50 µm; die Wanne kippt dann langsam, damit sich feine Stege nicht verbiegen.',
        },
      },
      {
        title: { en: 'Two guides, closed frame', zh: '双导轨，封闭机架', de: 'Zwei Führungen, geschlossener Rahmen' },
        text: {
          en: 'The frame absorbs the faster movements. Tall walls show no more ripple than on the Reflex RS.',
          zh: '封闭机架承受快速运动，高壁振纹与 Reflex RS 相当。',
          de: 'Der Rahmen nimmt die schnelleren Bewegungen auf. Hohe Wände sind nicht welliger als beim Reflex RS.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '222 × 122 × 228 mm', zh: '222 × 122 × 228 mm', de: '222 × 122 × 228 mm' },
      },
      {
        name: { en: 'LCD resolution', zh: 'LCD 分辨率', de: 'LCD-Auflösung' },
        value: { en: '7680 × 4320 px', zh: '7680 × 4320 px', de: '7680 × 4320 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 29.7, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±14.9 µm', zh: '±14.9 µm', de: '±14,9 µm' },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–100 µm', zh: '30–100 µm', de: '30 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光源系统', de: 'Belichtungstechnik' },
        value: {
          en: 'Monochrome LCD, reinforced LED matrix',
          zh: '黑白 LCD，增强型 LED 阵列',
          de: 'Monochromes LCD, verstärkte LED-Matrix',
        },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 405, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: {
          en: 'LED over 10,000 h, LCD over 2,000 h',
          zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
          de: 'LED über 10.000 h, LCD über 2.000 h',
        },
      },
      { name: { en: 'Print speed', zh: '打印速度', de: 'Druckgeschwindigkeit' }, num: 60, unit: 'mm/h' },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: { en: 'Heliograph Prepare', zh: '赫光 Prepare', de: 'Heliograph Prepare' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '222 × 122 × 228 mm', zh: '222 × 122 × 228 mm', de: '222 × 122 × 228 mm' },
      resolution: { en: '7680 × 4320 px', zh: '7680 × 4320 px', de: '7680 × 4320 Pixel' },
      Pixel: { en: '29.7 µm', zh: '29.7 µm', de: '29,7 µm' },
      moldingAccuracy: { en: '±14.9 µm', zh: '±14.9 µm', de: '±14,9 µm' },
      engine: {
        en: 'Monochrome LCD, reinforced LED matrix',
        zh: '黑白 LCD，增强型 LED 阵列',
        de: 'Monochromes LCD, verstärkte LED-Matrix',
      },
      wavelength: { en: '405 nm', zh: '405 nm', de: '405 nm' },
      lightSourceLife: {
        en: 'LED over 10,000 h, LCD over 2,000 h',
        zh: 'LED 超过 10,000 小时，LCD 超过 2,000 小时',
        de: 'LED über 10.000 h, LCD über 2.000 h',
      },
      tray: {
        en: '1 L, aluminum, replaceable film, not heated, tilting',
        zh: '1 L，铝制，可换膜，不加热，倾斜离型',
        de: '1 L, Aluminium, Folie wechselbar, unbeheizt, kippend',
      },
      calibration: {
        yes: false,
        text: {
          en: 'Leveled by hand, guided on the display',
          zh: '按屏幕提示手动调平',
          de: 'Von Hand nach Anleitung am Display',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: false,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 365, depth: 365, height: 605 },
      weight: 22.5,
      power: { supply: mains, watts: 280 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [resinTray, buildPlatform, hexKey, sampleFile, testCertificate, prepareSoftware],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/reflex-rs-turbo',
        alt: {
          en: 'The Reflex RS Turbo 3D printer',
          zh: 'Reflex RS Turbo 3D 打印机',
          de: '3D-Drucker Reflex RS Turbo',
        },
      },
    ],
  },
  {
    id: 13,
    urlName: 'reflex2',
    kind: 'printer',
    line: 'reflex',
    name: { en: 'Reflex 2', zh: 'Reflex 2', de: 'Reflex 2' },
    tagline: {
      en: 'Large figures in fewer pieces',
      zh: '大尺寸手办少拆件，引导式校准',
      de: 'Große Figuren aus weniger Teilen',
    },
    summary: {
      en: 'The successor to the Reflex, for large figures, cosplay parts and prototypes. It has a build volume of 228 × 128 × 250 mm, sets the platform with a force sensor and prints 45 mm/h.',
      zh: 'Reflex 的下一代，适合大尺寸手办、Cosplay 道具和外观原型。成型尺寸 228 × 128 × 250 mm，力传感器校准平台，速度 45 mm/h。',
      de: 'Der Nachfolger des Reflex für alle, die große Figuren, Cosplay-Teile und Prototypen drucken. Er bietet 228 × 128 × 250 mm, richtet die Plattform mit einem Kraftsensor aus und druckt 45 mm/h.',
    },
    publishTime: '2026-05-19',
    isNew: true,
    buildVolume: { width: 228, depth: 128, height: 250 },
    printing: {
      layerHeights: { min: 30, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 6.9 },
        { layerHeight: 50, seconds: 7.3 },
        { layerHeight: 100, seconds: 8 },
      ],
    },
    highlights: [
      {
        title: { en: '7.3 L of build volume', zh: '成型容积 7.3 L', de: '7,3 L Bauraum' },
        text: {
          en: 'The Reflex has 192 × 121 × 220 mm, or 5.1 L. On 228 × 128 × 250 mm, you print a helmet in four parts instead of six.',
          zh: '228 × 128 × 250 mm；Reflex 为 192 × 121 × 220 mm，5.1 L。头盔由拆六件减为四件。',
          de: '228 × 128 × 250 mm gegenüber 192 × 121 × 220 mm und 5,1 L beim Reflex. Ein Helm entsteht aus vier statt aus sechs Teilen.',
        },
      },
      {
        title: { en: 'Calibration without paper', zh: '校准无需垫纸', de: 'Kalibrieren ohne Papier' },
        text: {
          en: 'The force sensor detects when the platform touches the glass and stores the zero point. The display guides you through it in about 3 min.',
          zh: '平台接触玻璃时，力传感器记录零点。按屏幕提示操作，约 3 分钟。',
          de: 'Der Kraftsensor erkennt, wann die Plattform das Glas berührt, und der Drucker speichert den Nullpunkt. Das Display leitet in etwa 3 min durch den Ablauf.',
        },
      },
      {
        title: { en: 'Parallel light', zh: '平行光', de: 'Paralleles Licht' },
        text: {
          en: 'A lens array collimates the light in front of the LCD. Edges at the rim of the platform are as sharp as in the middle, and lettering needs less compensation.',
          zh: 'LCD 下方的透镜阵列将光校为平行光，边缘与中心同样清晰，小字补偿更少。',
          de: 'Ein Linsenfeld richtet das Licht vor dem LCD parallel. Kanten am Rand der Plattform sind so scharf wie in der Mitte, Schriften brauchen weniger Ausgleich.',
        },
      },
      {
        title: { en: 'Detects failed prints', zh: '掉件自动暂停', de: 'Stopp bei gelöstem Teil' },
        text: {
          en: 'If there is no peel force, the part has come off the platform. The printer pauses and alerts you before the tray fills with loose layers.',
          zh: '离型力骤降即判定掉件，打印机立即暂停并提示，避免固化层堆积在料槽内。',
          de: 'Bleibt die Abzugskraft aus, hat sich das Teil von der Plattform gelöst. Der Drucker hält an und meldet es, bevor lose Schichten die Wanne füllen.',
        },
      },
      {
        title: { en: 'Separate profiles', zh: '独立打印参数', de: 'Eigene Profile' },
        text: {
          en: 'Light and lift differ from those of the Reflex, so you cannot copy its profiles. Heliograph Prepare 6 contains new ones for the resins approved for this model.',
          zh: '光源和升降机构与 Reflex 不同，原参数不能沿用；适配树脂在赫光 Prepare 6 中均有新参数。',
          de: 'Licht und Hub unterscheiden sich vom Reflex; dessen Profile sind nicht übertragbar. Heliograph Prepare 6 enthält neue für die Resins, die für dieses Modell freigegeben sind.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '228 × 128 × 250 mm', zh: '228 × 128 × 250 mm', de: '228 × 128 × 250 mm' },
      },
      {
        name: { en: 'LCD resolution', zh: 'LCD 分辨率', de: 'LCD-Auflösung' },
        value: { en: '7680 × 4320 px', zh: '7680 × 4320 px', de: '7680 × 4320 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 29.7, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±14.9 µm', zh: '±14.9 µm', de: '±14,9 µm' },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '30–100 µm', zh: '30–100 µm', de: '30 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光源系统', de: 'Belichtungstechnik' },
        value: {
          en: 'Monochrome LCD, collimated LED light',
          zh: '黑白 LCD，平行光 LED',
          de: 'Monochromes LCD, parallel gerichtetes LED-Licht',
        },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 405, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: {
          en: 'LED over 10,000 h, LCD over 3,000 h',
          zh: 'LED 超过 10,000 小时，LCD 超过 3,000 小时',
          de: 'LED über 10.000 h, LCD über 3.000 h',
        },
      },
      { name: { en: 'Print speed', zh: '打印速度', de: 'Druckgeschwindigkeit' }, num: 45, unit: 'mm/h' },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare 6 or later, Ultra-Net',
          zh: '赫光 Prepare 6 及以上版本、Ultra-Net',
          de: 'Heliograph Prepare ab Version 6, Ultra-Net',
        },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1.4, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '228 × 128 × 250 mm', zh: '228 × 128 × 250 mm', de: '228 × 128 × 250 mm' },
      resolution: { en: '7680 × 4320 px', zh: '7680 × 4320 px', de: '7680 × 4320 Pixel' },
      Pixel: { en: '29.7 µm', zh: '29.7 µm', de: '29,7 µm' },
      moldingAccuracy: { en: '±14.9 µm', zh: '±14.9 µm', de: '±14,9 µm' },
      engine: {
        en: 'Monochrome LCD, collimated LED light',
        zh: '黑白 LCD，平行光 LED',
        de: 'Monochromes LCD, parallel gerichtetes LED-Licht',
      },
      wavelength: { en: '405 nm', zh: '405 nm', de: '405 nm' },
      lightSourceLife: {
        en: 'LED over 10,000 h, LCD over 3,000 h',
        zh: 'LED 超过 10,000 小时，LCD 超过 3,000 小时',
        de: 'LED über 10.000 h, LCD über 3.000 h',
      },
      tray: {
        en: '1.4 L, aluminum, replaceable film, not heated',
        zh: '1.4 L，铝制，可换膜，不加热',
        de: '1,4 L, Aluminium, Folie wechselbar, unbeheizt',
      },
      calibration: {
        yes: true,
        text: { en: 'Guided, with force sensor', zh: '引导式，力传感器', de: 'Geführt, mit Kraftsensor' },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: false,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 375, depth: 360, height: 630 },
      weight: 23,
      power: { supply: mains, watts: 240 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [resinTray, buildPlatform, testCertificate, prepareSoftware, remoteSetup],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/reflex2',
        alt: { en: 'The Reflex 2 3D printer', zh: 'Reflex 2 3D 打印机', de: '3D-Drucker Reflex 2' },
      },
    ],
  },
  {
    id: 14,
    urlName: 'reflex2-pro',
    kind: 'printer',
    line: 'reflex',
    name: { en: 'Reflex 2 Pro', zh: 'Reflex 2 Pro', de: 'Reflex 2 Pro' },
    tagline: {
      en: 'Casting patterns and mold masters at 19 µm',
      zh: '19 µm 像素，打印首饰蜡型和翻模原型',
      de: 'Guss- und Urmodelle, die der Lupe standhalten',
    },
    summary: {
      en: 'For jewelers, model makers and small manufacturers who check their parts under a loupe. It has 19 µm pixels, prints layers as thin as 20 µm, and its light field is measured at the factory.',
      zh: '适合首饰、翻模工作室和须用放大镜检验的小批量工件。12K 黑白屏，像素 19 µm，最小层厚 20 µm，光强出厂逐台标定。',
      de: 'Für Goldschmieden, Modellbau und kleine Fertigungsbetriebe, deren Teile unter der Lupe geprüft werden. Mit 19-µm-Pixeln, Schichten ab 20 µm und einem ab Werk vermessenen Lichtfeld.',
    },
    publishTime: '2026-09-15',
    isNew: true,
    buildVolume: { width: 218.9, depth: 123.1, height: 240 },
    printing: {
      layerHeights: { min: 20, max: 100 },
      layerTimes: [
        { layerHeight: 30, seconds: 9.35 },
        { layerHeight: 100, seconds: 9 },
      ],
    },
    highlights: [
      {
        title: { en: '19 µm pixels', zh: '19 µm 像素', de: 'Pixel von 19 µm' },
        text: {
          en: 'A 0.4 mm prong is 21 pixels wide. At 30 µm, layer lines and pixel steps all but disappear, so there is less polishing after casting.',
          zh: '0.4 mm 的爪头由 21 个像素成像。层厚 30 µm 时几乎看不到层纹和像素纹，金属件抛光少。',
          de: 'Eine Krappe von 0,4 mm ist 21 Pixel breit. Bei 30 µm verschwinden Schicht- und Pixelstufen fast, das spart Polierarbeit am Metall.',
        },
      },
      {
        title: { en: 'A light map for each printer', zh: '逐台标定光强均匀度', de: 'Ausleuchtung ab Werk vermessen' },
        text: {
          en: 'Each LCD is measured at 240 points before delivery. The printer dims brighter zones, so ten silver rings of about 4 g, cast from one platform, differ by less than 0.1 g.',
          zh: '每块 LCD 出厂前标定 240 个点，偏亮处自动补偿，整版光强一致。实测同一版十枚约 4 克的银戒，铸件相差不到 0.1 克。',
          de: 'Jedes LCD wird vor der Auslieferung an 240 Punkten vermessen. Helligkeitsunterschiede gleicht der Drucker aus. Zehn Silberringe von rund 4 g, gegossen aus den Modellen einer Plattform, weichen um weniger als 0,1 g voneinander ab.',
        },
      },
      {
        title: { en: 'Mold masters, too', zh: '适用翻模原型', de: 'Auch für Urmodelle' },
        text: {
          en: 'Masters in Reflex Silicone Master print at 30 µm and, once fully cured, do not inhibit addition-cure silicone. The printer runs every other Reflex resin as well, plus HeatForce 250 and Elastomer 50A UV, and Ortho Tough UV for evaluation.',
          zh: '翻模原型用 Reflex Silicone Master，层厚 30 µm，充分固化后铂金硅胶不中毒。支持全部 Reflex 树脂及 HeatForce 250、Elastomer 50A UV；Ortho Tough UV 目前仅打样。',
          de: 'Urmodelle aus Reflex Silicone Master druckt er in 30-µm-Schichten; vollständig ausgehärtet, inhibieren sie additionsvernetzendes Silikon nicht. Auch alle anderen Reflex-Resins laufen, dazu HeatForce 250 und Elastomer 50A UV, Ortho Tough UV zur Erprobung.',
        },
      },
      {
        title: {
          en: '120 rings in the time of one',
          zh: '一版 120 枚，用时与一枚相同',
          de: '120 Ringe in der Zeit für einen',
        },
        text: {
          en: 'Print time depends on the height. Ring patterns 25 mm tall in Wax Cast Filigree take 2 h 10 min at 30 µm, and 120 stand on one platform. One uses about 0.7 g of resin, supports included.',
          zh: '用时只看高度。25 mm 高的 Wax Cast Filigree 戒指蜡型，层厚 30 µm，一版竖放 120 枚，2 小时 10 分钟。每枚连支撑约用 0.7 克树脂。',
          de: 'Die Druckzeit hängt von der Höhe ab. 25 mm hohe Ringmodelle aus Wax Cast Filigree sind bei 30 µm nach 2 h 10 min gedruckt, 120 stehen auf einer Plattform. Ein Ringmodell braucht mit Supports rund 0,7 g Resin.',
        },
      },
    ],
    specification: [
      {
        name: { en: 'Build volume', zh: '成型尺寸', de: 'Bauraum' },
        value: { en: '218.9 × 123.1 × 240 mm', zh: '218.9 × 123.1 × 240 mm', de: '218,9 × 123,1 × 240 mm' },
      },
      {
        name: { en: 'LCD resolution', zh: 'LCD 分辨率', de: 'LCD-Auflösung' },
        value: { en: '11520 × 6480 px', zh: '11520 × 6480 px', de: '11520 × 6480 Pixel' },
      },
      { name: { en: 'Pixel size', zh: '像素尺寸', de: 'Pixelgröße' }, num: 19, unit: 'µm' },
      {
        ...edgeAccuracy,
        value: { en: '±9.5 µm', zh: '±9.5 µm', de: '±9,5 µm' },
      },
      {
        name: { en: 'Layer heights', zh: '层厚', de: 'Schichthöhen' },
        value: { en: '20–100 µm', zh: '20–100 µm', de: '20 bis 100 µm' },
      },
      {
        name: { en: 'Light engine', zh: '光源系统', de: 'Belichtungstechnik' },
        value: {
          en: 'Monochrome LCD, collimated LED light',
          zh: '黑白 LCD，平行光 LED',
          de: 'Monochromes LCD, parallel gerichtetes LED-Licht',
        },
      },
      { name: { en: 'Wavelength', zh: '波长', de: 'Wellenlänge' }, num: 405, unit: 'nm' },
      {
        name: { en: 'Light source life', zh: '光源寿命', de: 'Lebensdauer der Lichtquelle' },
        value: {
          en: 'LED over 10,000 h, LCD over 3,000 h',
          zh: 'LED 超过 10,000 小时，LCD 超过 3,000 小时',
          de: 'LED über 10.000 h, LCD über 3.000 h',
        },
      },
      { name: { en: 'Print speed', zh: '打印速度', de: 'Druckgeschwindigkeit' }, num: 40, unit: 'mm/h' },
      {
        name: { en: 'Software', zh: '软件', de: 'Software' },
        value: {
          en: 'Heliograph Prepare 6 or later, Ultra-Net',
          zh: '赫光 Prepare 6 及以上版本、Ultra-Net',
          de: 'Heliograph Prepare ab Version 6, Ultra-Net',
        },
      },
      {
        name: { en: 'Room temperature', zh: '环境温度', de: 'Raumtemperatur' },
        value: { en: '20–30 °C', zh: '20–30 °C', de: '20 bis 30 °C' },
      },
      { name: { en: 'Resin tray', zh: '料槽容量', de: 'Resinwanne' }, num: 1.3, unit: 'L' },
      {
        name: { en: 'Connections', zh: '接口', de: 'Anschlüsse' },
        value: { en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' },
      },
    ],
    comparison: {
      print_format: { en: '218.9 × 123.1 × 240 mm', zh: '218.9 × 123.1 × 240 mm', de: '218,9 × 123,1 × 240 mm' },
      resolution: { en: '11520 × 6480 px', zh: '11520 × 6480 px', de: '11520 × 6480 Pixel' },
      Pixel: { en: '19 µm', zh: '19 µm', de: '19 µm' },
      moldingAccuracy: { en: '±9.5 µm', zh: '±9.5 µm', de: '±9,5 µm' },
      engine: {
        en: 'Monochrome LCD, collimated LED light',
        zh: '黑白 LCD，平行光 LED',
        de: 'Monochromes LCD, parallel gerichtetes LED-Licht',
      },
      wavelength: { en: '405 nm', zh: '405 nm', de: '405 nm' },
      lightSourceLife: {
        en: 'LED over 10,000 h, LCD over 3,000 h',
        zh: 'LED 超过 10,000 小时，LCD 超过 3,000 小时',
        de: 'LED über 10.000 h, LCD über 3.000 h',
      },
      tray: {
        en: '1.3 L, aluminum, replaceable film, not heated',
        zh: '1.3 L，铝制，可换膜，不加热',
        de: '1,3 L, Aluminium, Folie wechselbar, unbeheizt',
      },
      calibration: {
        yes: true,
        text: {
          en: 'Guided, with force sensor and light map',
          zh: '引导式，力传感器与光场图',
          de: 'Geführt, mit Kraftsensor und Lichtkarte',
        },
      },
      autoPartRemoval: false,
      AutoPart: false,
      HiVE: false,
      ResinStation: false,
      Streamflow: false,
      UltraCraft: { yes: true, text: { en: 'Wash and Cure', zh: 'Wash 与 Cure', de: 'Wash und Cure' } },
      device_parameters: [{ en: 'Ethernet, Wi-Fi, USB', zh: '以太网、Wi-Fi、USB', de: 'Ethernet, WLAN, USB' }],
    },
    machine: {
      size: { width: 385, depth: 370, height: 625 },
      weight: 26,
      power: { supply: mains, watts: 280 },
      warrantyMonths: 12,
      rearClearance: 100,
      included: [resinTray, buildPlatform, testCertificate, prepareSoftware, remoteSetup],
    },
    fits: [],
    hasSupport: true,
    pictures: [
      {
        name: 'products/reflex2-pro',
        alt: { en: 'The Reflex 2 Pro 3D printer', zh: 'Reflex 2 Pro 3D 打印机', de: '3D-Drucker Reflex 2 Pro' },
      },
    ],
  },
];
