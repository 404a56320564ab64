import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import type { StoryCopy } from '../machine-story.ts';

export const cSeries = {
  part: {
    kind: 'showcase',
    picture: 'scenes/platform-c-series',
    links: { workflow: '/application/dental-labs-3d-printer' },
  },
  platform: { kind: 'platform', printer: '8', parts: ['model', 'uprightModel', 'splint'] },
  day: {
    kind: 'steps',
    items: { print: { time: facts.cSeriesModelJob }, wash: {}, cure: {}, night: {} },
    run: { jobs: 9, minutes: 52, hours: 8 },
  },
  compared: {
    kind: 'comparison',
    hasBars: false,
    rows: {
      changes: { before: facts.cSeriesChanges, after: facts.twoA2d4kChanges },
      shift: { before: facts.cSeriesModelsPerShift, after: facts.twoA2d4kModelsPerShift },
      night: { before: facts.cSeriesStandingModels, after: facts.twoA2d4kStandingModels },
      height: { before: facts.cSeriesHeight, after: facts.a2d4kHeight },
    },
    links: { other: '/hardware/A2D_4K' },
  },
  site: { kind: 'steps', items: { room: {}, power: {}, supply: {}, training: {} } },
  limits: { kind: 'limits', items: ['plan', 'removal', 'fine', 'resins', 'sockets'] },
} as const satisfies SectionLayouts;

export const cSeriesCopy: StoryCopy<typeof cSeries> = {
  en: {
    part: {
      title: 'Ten models per change instead of six',
      text: 'Changing a platform takes a technician ten minutes, however many models hang on it. For 90 models, that is an hour less than with two A2D 4K.',
      alt: 'Platform of the C series with ten full-arch models',
      links: { workflow: 'Printing in dental labs' },
    },
    platform: {
      text: 'One print job, seen from above. Of the upright models, one of two levels is drawn. Splints are for evaluation until their resin is cleared.',
    },
    day: {
      title: 'A day with 90 models',
      text: 'Hollow models in Model TF UV 2.0, in layers of 100 µm. One Wash Station and one UltraCraft Cure keep up.',
      items: {
        print: {
          title: 'Print by day',
          text: 'Nine jobs of ten models in an eight-hour shift. Each change takes a technician ten minutes.',
        },
        wash: {
          title: 'Wash',
          text: 'The Wash Station takes two of these platforms in about 20 min, so five runs a day.',
        },
        cure: { title: 'Cure', text: 'Four models per load in 8 min: 23 loads, about three hours of curing time.' },
        night: {
          title: 'Print overnight',
          text: 'The last job holds 40 upright models. They are done after 3 h 45 min and hang there until morning.',
        },
      },
      run: 'One shift: nine jobs of 42 min, with 10 min to change the platform',
    },
    compared: {
      title: 'C series or two A2D 4K?',
      text: 'Choose the C series if you are short on technicians: it saves an hour a day, holds 40 models overnight without automation and takes tall parts in one piece. Choose two A2D 4K for more models by day, finer pixels and a spare; with HiVE, each prints up to 120 models a night.',
      before: 'C series',
      after: 'Two A2D 4K',
      rows: {
        changes: 'Technician time for platform changes, 90 models',
        shift: 'Full-arch models in eight hours, at 100 µm',
        night: 'Upright models from an overnight job',
        height: 'Build height',
      },
      links: { other: 'See the A2D 4K' },
    },
    site: {
      title: 'Delivery and installation',
      text: 'The price includes the machine with tray and platform, Heliograph Prepare, site plan, installation and training. Resin Station, Wash Station and the service contract are quoted separately.',
      items: {
        room: {
          title: 'Site plan',
          text: 'The printer takes up 820 × 760 mm (32 × 30 in), needs 600 mm (24 in) free behind it for service and weighs 280 kg (617 lb). We check floor load, doors and elevator before you sign.',
        },
        power: {
          title: 'Power and exhaust',
          text: 'You provide a dedicated 20 A circuit (rated power 1,500 W, 12.5 A at 120 V) and an exhaust for the 75 mm (3 in) port on top; the site plan shows where.',
        },
        supply: {
          title: 'Installation, two days',
          text: 'Our engineers level the printer, calibrate the light field and print a platform of ten test models with you. If you have ordered a Resin Station or a Wash Station, they connect it.',
        },
        training: {
          title: 'Training and warranty',
          text: 'Two people per shift learn to print, clean and change the film. The warranty runs for 24 months; maintenance visits follow your service contract.',
        },
      },
    },
    limits: {
      items: {
        plan: 'It needs a prepared site. It is 1.85 m (6 ft 1 in) tall; we check the delivery path with you before you order.',
        removal: 'It has no automatic part removal. Someone has to change the platform after each job.',
        fine: 'Its pixels, 140 µm native and 70 µm with pixel shift, suit study, orthodontic and thermoforming models. For dies and crown patterns, choose the A2D HD or the A2D 4K.',
        resins:
          'Model HP UV 2.0 has no profile here, because its dies need finer pixels. Use Model TF UV 2.0 or Model Ortho UV.',
        sockets: 'Sockets for adult legs and long forearm orthoses are taller than 180 mm and do not fit.',
      },
    },
  },
  cn: {
    part: {
      title: '一次换版 10 个模型',
      text: '换平台、查料槽、补树脂、启动下一版，每次占用人工 10 分钟，与每版件数无关。打印 90 个模型，比两台 A2D 4K 少 1 小时人工。',
      alt: 'C 系列平台，一版十个全牙弓模型',
      links: { workflow: '义齿加工厂方案' },
    },
    platform: { text: '单版排版俯视图，竖放仅示一层。咬合板树脂取得注册证前仅打印样件。' },
    day: {
      title: '一天 90 个模型怎么排',
      text: '空心模型，Model TF UV 2.0，100 µm 层厚。配一台 Wash Station、一台 UltraCraft Cure 即可。',
      items: {
        print: { title: '白班打印', text: '8 小时 9 版，一版 10 个，每次换版人工 10 分钟。' },
        wash: { title: '清洗', text: 'Wash Station 一次两块平台，约 20 分钟，一天五次。' },
        cure: { title: '固化', text: '一次 4 个，8 分钟，共 23 次，约 3 小时。' },
        night: { title: '夜间打印', text: '下班前上一版，竖放 40 个，3 小时 45 分钟打完，挂在平台上，次日取件。' },
      },
      run: '一班 9 版，每版打印 42 分钟，换版 10 分钟',
    },
    compared: {
      title: '一台 C 系列，还是两台 A2D 4K？',
      text: '人手紧，选 C 系列：白班少 1 小时人工，不加自动化夜间也有一版 40 个，高件一次成型。白天产量优先、要更细像素和备机，选两台 A2D 4K；配 HiVE，每台一夜最多 120 个。',
      before: 'C 系列',
      after: '两台 A2D 4K',
      rows: {
        changes: '打印 90 个模型的换版用时',
        shift: '8 小时全牙弓模型产量，100 µm 层厚',
        night: '夜间一版（竖放，不配 HiVE）',
        height: '成型高度',
      },
      measures: { shift: '个', night: '个' },
      links: { other: '了解 A2D 4K' },
    },
    site: {
      title: '交付与安装',
      text: '价格含整机、料槽、成型平台、赫光 Prepare 软件，加现场规划、安装和培训。供料站、Wash Station 和维保合同另行报价。',
      items: {
        room: {
          title: '现场规划',
          text: '机身占地 820 × 760 mm，后方留 600 mm 维修空间，重 280 kg。签约前由我们核对楼面承重、门洞和电梯。',
        },
        power: {
          title: '供电和排风',
          text: '由您准备：额定功率 1,500 W 的专用插座；车间排风管接顶部 75 mm 排风口，位置见规划图。',
        },
        supply: {
          title: '上门安装，2 天',
          text: '工程师调平、校准光场，与您共同打印一版 10 个测试模型；订购供料站或 Wash Station 的，一并连接。',
        },
        training: {
          title: '培训和质保',
          text: '每班培训两名操作员：打印、清洁、换膜。质保 24 个月，定期维护按维保合同执行。',
        },
      },
    },
    limits: {
      items: {
        plan: '须提前准备场地。机身高 1.85 m；承重、进场通道、排风和清洗工位，签约前由我们与您核对。',
        removal: '不带自动取件，每版须人工取件后才能继续打印。',
        fine: '原生像素 140 µm，像素偏移后 70 µm，适合研究模型、正畸模型和压膜模型；代型和冠桥蜡型请选 A2D HD 或 A2D 4K。',
        resins: '无 Model HP UV 2.0 参数：代型需要更细的像素。模型用 Model TF UV 2.0 或 Model Ortho UV。',
        sockets: '成人下肢接受腔和较长的前臂矫形器高于 180 mm，无法容纳。',
      },
    },
  },
  de: {
    part: {
      title: 'Zehn Modelle je Wechsel statt sechs',
      text: 'Ein Plattformwechsel bindet eine Fachkraft zehn Minuten, egal ob sechs oder zehn Modelle daran hängen. Bei 90 Modellen sparen Sie gegenüber zwei A2D 4K eine Stunde.',
      alt: 'Plattform der C-Serie mit zehn Ganzkiefermodellen',
      links: { workflow: 'Drucken im Dentallabor' },
    },
    platform: {
      text: 'Eine Bauplattform, von oben gesehen. Von den stehenden Modellen ist eine von zwei Lagen gezeichnet. Schienen dienen bis zur CE-Kennzeichnung des Resins der Erprobung.',
    },
    day: {
      title: 'Ein Tag mit 90 Modellen',
      text: 'Hohle Modelle aus Model TF UV 2.0 in Schichten von 100 µm. Eine Wash Station und ein UltraCraft Cure halten mit.',
      items: {
        print: {
          title: 'Tagsüber drucken',
          text: 'Neun Drucke mit je zehn Modellen in acht Stunden. Jeder Wechsel bindet eine Fachkraft zehn Minuten.',
        },
        wash: {
          title: 'Waschen',
          text: 'Die Wash Station wäscht zwei dieser Plattformen in rund 20 min, das sind fünf Waschgänge am Tag.',
        },
        cure: {
          title: 'Nachhärten',
          text: 'Vier Modelle je Füllung in 8 min: 23 Füllungen, zusammen rund drei Stunden.',
        },
        night: {
          title: 'Über Nacht drucken',
          text: 'Der letzte Druck fasst 40 stehende Modelle. Nach 3 h 45 min ist er fertig und hängt bis zum Morgen an der Plattform.',
        },
      },
      run: 'Eine Arbeitsschicht: neun Drucke zu 42 min, dazwischen je 10 min Plattformwechsel',
    },
    compared: {
      title: 'C-Serie oder zwei A2D 4K?',
      text: 'Die C-Serie lohnt sich, wo Personal knapp ist: Sie spart am Tag eine Stunde, druckt über Nacht auch ohne Automation 40 Modelle und hohe Teile in einem Stück. Zwei A2D 4K drucken am Tag mehr und mit feineren Pixeln, und fällt einer aus, druckt der andere weiter; mit HiVE druckt jeder bis zu 120 Modelle je Nacht.',
      before: 'C-Serie',
      after: 'Zwei A2D 4K',
      rows: {
        changes: 'Zeit für die Plattformwechsel bei 90 Modellen',
        shift: 'Ganzkiefermodelle in acht Stunden, bei 100 µm',
        night: 'Stehende Modelle über Nacht, ohne HiVE',
        height: 'Bauhöhe',
      },
      links: { other: 'A2D 4K ansehen' },
    },
    site: {
      title: 'Lieferung und Aufstellung',
      text: 'Der Preis enthält das Gerät mit Wanne und Plattform, Heliograph Prepare, Aufstellplan, Aufbau und Schulung. Resin-Station, Wash Station und Servicevertrag bieten wir gesondert an.',
      items: {
        room: {
          title: 'Aufstellplan',
          text: 'Das Gerät steht auf 820 × 760 mm, braucht hinten 600 mm für den Service und wiegt 280 kg. Bodenlast, Türen und Aufzug prüfen wir vor der Bestellung.',
        },
        power: {
          title: 'Strom und Absaugung',
          text: 'Sie stellen einen eigenen Stromkreis bereit (Anschlussleistung 1.500 W) und eine Absaugung für den Anschluss auf der Oberseite (75 mm); die Lage steht im Aufstellplan.',
        },
        supply: {
          title: 'Aufbau, zwei Tage',
          text: 'Unser Service richtet den Drucker aus, kalibriert das Lichtfeld und druckt mit Ihnen eine Plattform mit zehn Testmodellen. Bestellte Stationen schließt er mit an.',
        },
        training: {
          title: 'Schulung und Garantie',
          text: 'Wir schulen zwei Personen je Arbeitsschicht in Druck, Reinigung und Folienwechsel. Die Garantie läuft 24 Monate; die Wartung richtet sich nach Ihrem Servicevertrag.',
        },
      },
    },
    limits: {
      items: {
        plan: 'Der Standort muss vorbereitet sein. Das Gerät ist 1,85 m hoch; den Weg vom Lkw zum Standort prüfen wir mit Ihnen vor der Bestellung.',
        removal: 'Eine automatische Entnahme gibt es nicht. Nach jedem Druck muss jemand die Plattform wechseln.',
        fine: 'Die Pixel messen nativ 140 µm, mit Pixelversatz 70 µm. Das reicht für Studien-, KFO- und Tiefziehmodelle. Für Stümpfe und Kronenmodellationen nehmen Sie den A2D HD oder den A2D 4K.',
        resins:
          'Für Model HP UV 2.0 gibt es hier kein Profil, denn Stümpfe brauchen feinere Pixel. Nehmen Sie Model TF UV 2.0 oder Model Ortho UV.',
        sockets:
          'Schäfte für Erwachsenenbeine und lange Unterarmorthesen sind höher als 180 mm und passen nicht hinein.',
      },
    },
  },
};
