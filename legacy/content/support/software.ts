import type { SoftwareRecord } from './record.ts';

export const softwareReleases: SoftwareRecord[] = [
  {
    id: 851,
    kind: 'software',
    channel: 'latest',
    platform: 'windows',
    name: {
      en: 'Heliograph Prepare 6.2.1 for Windows',
      zh: '赫光 Prepare 6.2.1（Windows 版）',
      de: 'Heliograph Prepare 6.2.1 für Windows',
    },
    version: '6.2.1',
    publishTime: '2026-11-10',
    fileName: 'heliograph-prepare-6.2.1-win-x64.exe',
    system: {
      en: 'Windows 11, 64-bit; also Windows 10 (22H2), which Microsoft no longer supports',
      zh: 'Windows 11，64 位；Windows 10（22H2）也可用，但微软已停止支持',
      de: 'Windows 11, 64 Bit; auch Windows 10 (22H2), das Microsoft nicht mehr unterstützt',
    },
    memory: 16,
    recommendedMemory: 32,
    storage: 20,
    graphics: {
      en: 'Recommended: dedicated card with 4 GB of memory',
      zh: '建议独立显卡，显存 4 GB 及以上',
      de: 'Empfohlen: eigene Grafikkarte mit 4 GB Speicher',
    },
    needsNetwork: true,
    compatibility: {
      en: 'All UltraCraft and Reflex printers with firmware 5.0 or later. Printers with firmware 4.x have to be updated first.',
      zh: 'UltraCraft 和 Reflex 全系，固件 5.0 及以上；4.x 须先升级。',
      de: 'Alle UltraCraft- und Reflex-Drucker mit Firmware ab 5.0. Bei Firmware 4.x zuerst den Drucker aktualisieren.',
    },
    notes: [
      {
        title: { en: '6.2.1: fixes', zh: '6.2.1：问题修复', de: '6.2.1: Korrekturen' },
        text: {
          en: 'Jobs can be sent through a proxy that requires sign-in again. The preview no longer shows supports of deleted parts.',
          zh: '修复通过需认证的代理服务器发送任务失败的问题；删除零件后，预览中不再残留其支撑。',
          de: 'Das Senden über einen Proxy mit Anmeldung funktioniert wieder. Die Vorschau zeigt keine Supports gelöschter Teile mehr.',
        },
      },
      {
        title: { en: '6.2: supports by part type', zh: '6.2：按零件类型生成支撑', de: '6.2: Supports je nach Bauteil' },
        text: {
          en: 'Supports follow the type of part, and denture bases are oriented and nested automatically. Walls thinner than the resin’s minimum are flagged. Two layouts can be compared. Before a HiVE run, Prepare checks that the bottle holds enough resin for all jobs.',
          zh: '自动识别零件类型并生成支撑；切片前标出低于树脂最小壁厚的区域，并可对比两种排版；义齿基托自动摆放、排版。使用 HiVE 自动供料时，打印前先核对料瓶余量够不够打完全部任务。',
          de: 'Supports richten sich nach der Art des Bauteils, Prothesenbasen werden automatisch ausgerichtet und angeordnet. Bereiche unter der Mindestwandstärke des Resins werden markiert, und zwei Anordnungen lassen sich vergleichen. Vor einem Lauf mit HiVE prüft Prepare, ob das Resin in der Flasche für alle Aufträge reicht.',
        },
      },
      {
        title: { en: '6.1: shared profiles', zh: '6.1：参数共享', de: '6.1: gemeinsame Profile' },
        text: {
          en: 'A team keeps its own material profiles in one place, with versions, notes and approvals. Operators see only approved profiles.',
          zh: '团队自定义材料参数集中管理，含版本、备注和审批；操作员仅可见已批准的参数。',
          de: 'Ein Team verwaltet eigene Materialprofile an einer Stelle, mit Version, Notiz und Freigabe. Bediener sehen nur freigegebene Profile.',
        },
      },
      {
        title: { en: '6.0: new slicing core', zh: '6.0：新切片引擎', de: '6.0: neuer Slicer' },
        text: {
          en: 'Slicing runs on the GPU if it has at least 4 GB of memory, otherwise on the CPU. Projects from earlier versions are converted when you open them.',
          zh: '显存不低于 4 GB 时由显卡计算切片，否则由处理器计算；打开旧版项目时自动转换格式。',
          de: 'Die Schichten berechnet die Grafikkarte, wenn sie mindestens 4 GB Speicher hat, sonst der Prozessor. Projekte früherer Versionen werden beim Öffnen umgewandelt.',
        },
      },
    ],
  },
  {
    id: 852,
    kind: 'software',
    channel: 'latest',
    platform: 'macos-apple-silicon',
    name: {
      en: 'Heliograph Prepare 6.2.1 for Mac (Apple Silicon)',
      zh: '赫光 Prepare 6.2.1（macOS 版，Apple 芯片）',
      de: 'Heliograph Prepare 6.2.1 für Mac (Apple-Chip)',
    },
    version: '6.2.1',
    publishTime: '2026-11-10',
    fileName: 'heliograph-prepare-6.2.1-macos-arm64.dmg',
    system: {
      en: 'macOS 13 or later on a Mac with Apple Silicon',
      zh: 'macOS 13 及以上，配备 Apple 芯片的 Mac',
      de: 'macOS 13 oder neuer auf einem Mac mit Apple-Chip',
    },
    memory: 8,
    recommendedMemory: 16,
    storage: 20,
    needsNetwork: true,
    compatibility: {
      en: 'All UltraCraft and Reflex printers with firmware 5.0 or later, over the network or by USB drive. Printers with firmware 4.x have to be updated first.',
      zh: 'UltraCraft 和 Reflex 全系，固件 5.0 及以上；4.x 须先升级。任务可经网络或 U 盘传输。',
      de: 'Alle UltraCraft- und Reflex-Drucker mit Firmware ab 5.0, über Netzwerk oder USB-Stick. Bei Firmware 4.x zuerst den Drucker aktualisieren.',
    },
    notes: [
      {
        title: { en: '6.2.1: fixes', zh: '6.2.1：问题修复', de: '6.2.1: Korrekturen' },
        text: {
          en: 'The app finds printers again after the Mac wakes from sleep. Umlauts and Chinese characters in file names are kept when a job is sent.',
          zh: '修复 Mac 唤醒后搜索不到打印机的问题；发送任务时，文件名中的中文和变音字母不再丢失。',
          de: 'Nach dem Ruhezustand des Mac findet die App die Drucker wieder. Umlaute und chinesische Zeichen in Dateinamen bleiben beim Senden erhalten.',
        },
      },
      {
        title: { en: '6.2: supports by part type', zh: '6.2：按零件类型生成支撑', de: '6.2: Supports je nach Bauteil' },
        text: {
          en: 'Supports follow the type of part, and denture bases are oriented and nested automatically. Walls thinner than the resin’s minimum are flagged. Two layouts can be compared. Before a HiVE run, Prepare checks that the bottle holds enough resin for all jobs.',
          zh: '自动识别零件类型并生成支撑；切片前标出低于树脂最小壁厚的区域，并可对比两种排版；义齿基托自动摆放、排版。使用 HiVE 自动供料时，打印前先核对料瓶余量够不够打完全部任务。',
          de: 'Supports richten sich nach der Art des Bauteils, Prothesenbasen werden automatisch ausgerichtet und angeordnet. Bereiche unter der Mindestwandstärke des Resins werden markiert, und zwei Anordnungen lassen sich vergleichen. Vor einem Lauf mit HiVE prüft Prepare, ob das Resin in der Flasche für alle Aufträge reicht.',
        },
      },
      {
        title: { en: '6.0: native on Apple Silicon', zh: '6.0：原生支持 Apple 芯片', de: '6.0: nativ auf Apple-Chips' },
        text: {
          en: 'The app runs without translation and uses the shared graphics memory. With 8 GB, plates of up to about 20 full-arch models can be sliced in one go.',
          zh: '原生运行，无需转译，并利用统一内存进行图形计算；8 GB 内存一次可切片约 20 个全牙弓模型。',
          de: 'Die App läuft ohne Übersetzungsschicht und nutzt den gemeinsamen Grafikspeicher. Mit 8 GB lassen sich Aufträge mit bis zu rund 20 Ganzkiefermodellen in einem Zug slicen.',
        },
      },
    ],
  },
  {
    id: 853,
    kind: 'software',
    channel: 'latest',
    platform: 'macos-intel',
    name: {
      en: 'Heliograph Prepare 6.2.1 for Mac (Intel)',
      zh: '赫光 Prepare 6.2.1（macOS 版，Intel 处理器）',
      de: 'Heliograph Prepare 6.2.1 für Mac (Intel)',
    },
    version: '6.2.1',
    publishTime: '2026-11-10',
    fileName: 'heliograph-prepare-6.2.1-macos-x64.dmg',
    system: {
      en: 'macOS 12 or later on a Mac with Intel processor',
      zh: 'macOS 12 及以上，配备 Intel 处理器的 Mac',
      de: 'macOS 12 oder neuer auf einem Mac mit Intel-Prozessor',
    },
    memory: 16,
    storage: 20,
    needsNetwork: true,
    compatibility: {
      en: 'All UltraCraft and Reflex printers with firmware 5.0 or later, over the network or by USB drive. Printers with firmware 4.x have to be updated first.',
      zh: 'UltraCraft 和 Reflex 全系，固件 5.0 及以上；4.x 须先升级。任务可经网络或 U 盘传输。',
      de: 'Alle UltraCraft- und Reflex-Drucker mit Firmware ab 5.0, über Netzwerk oder USB-Stick. Bei Firmware 4.x zuerst den Drucker aktualisieren.',
    },
    notes: [
      {
        title: { en: '6.2.1: fixes', zh: '6.2.1：问题修复', de: '6.2.1: Korrekturen' },
        text: {
          en: 'The app no longer closes when an external display is unplugged during slicing. Printers are found again after the Mac wakes from sleep.',
          zh: '修复切片过程中拔下外接显示器导致软件退出的问题；修复 Mac 唤醒后搜索不到打印机的问题。',
          de: 'Die App schließt sich nicht mehr, wenn während des Slicens ein externer Bildschirm getrennt wird. Nach dem Ruhezustand werden Drucker wieder gefunden.',
        },
      },
      {
        title: { en: '6.2: supports by part type', zh: '6.2：按零件类型生成支撑', de: '6.2: Supports je nach Bauteil' },
        text: {
          en: 'Supports follow the type of part, and denture bases are oriented and nested automatically. Walls thinner than the resin’s minimum are flagged. Two layouts can be compared. Before a HiVE run, Prepare checks that the bottle holds enough resin for all jobs.',
          zh: '自动识别零件类型并生成支撑；切片前标出低于树脂最小壁厚的区域，并可对比两种排版；义齿基托自动摆放、排版。使用 HiVE 自动供料时，打印前先核对料瓶余量够不够打完全部任务。',
          de: 'Supports richten sich nach der Art des Bauteils, Prothesenbasen werden automatisch ausgerichtet und angeordnet. Bereiche unter der Mindestwandstärke des Resins werden markiert, und zwei Anordnungen lassen sich vergleichen. Vor einem Lauf mit HiVE prüft Prepare, ob das Resin in der Flasche für alle Aufträge reicht.',
        },
      },
      {
        title: {
          en: '6.0: slicing on the CPU',
          zh: '6.0：由处理器计算切片',
          de: '6.0: Slicen auf dem Prozessor',
        },
        text: {
          en: 'On Intel Macs, slicing runs on the CPU, so large plates take longer than on Apple Silicon. Projects from earlier versions are converted when you open them.',
          zh: 'Intel Mac 由处理器计算切片，大幅面任务耗时比 Apple 芯片机型更长；打开旧版项目时自动转换格式。',
          de: 'Auf Intel-Macs berechnet der Prozessor die Schichten; große Aufträge dauern daher länger als auf Apple-Chips. Projekte früherer Versionen werden beim Öffnen umgewandelt.',
        },
      },
    ],
  },
  {
    id: 854,
    kind: 'software',
    channel: 'legacy',
    platform: 'windows',
    name: {
      en: 'Heliograph Prepare 4.9.8 for Windows (Legacy)',
      zh: '赫光 Prepare 4.9.8（Windows 历史稳定版）',
      de: 'Heliograph Prepare 4.9.8 für Windows (ältere Geräte)',
    },
    version: '4.9.8',
    publishTime: '2024-03-12',
    fileName: 'heliograph-prepare-4.9.8-win-x64.exe',
    system: {
      en: 'Windows 10 or Windows 11, 64-bit',
      zh: 'Windows 10 或 Windows 11，64 位',
      de: 'Windows 10 oder Windows 11, 64 Bit',
    },
    memory: 16,
    recommendedMemory: 32,
    needsNetwork: true,
    compatibility: {
      en: 'Older UltraCraft and Reflex printers with firmware 4.x. Does not work with firmware 5.0 or later, nor with A2D HD, ChairSide Pro, the Turbo models, Reflex 2 and Reflex 2 Pro.',
      zh: '支持固件为 4.x 的旧款 UltraCraft 和 Reflex 打印机；不兼容 5.0 及以上固件，也不支持 A2D HD、ChairSide Pro、Turbo 机型、Reflex 2 和 Reflex 2 Pro。',
      de: 'Ältere UltraCraft- und Reflex-Drucker mit Firmware 4.x. Nicht verwendbar mit Firmware ab 5.0 sowie mit A2D HD, ChairSide Pro, den Turbo-Modellen, Reflex 2 und Reflex 2 Pro.',
    },
    notes: [
      {
        title: { en: '4.9.8: last version', zh: '4.9.8：最终版本', de: '4.9.8: letzte Version' },
        text: {
          en: 'Corrects the volume shown for hollow parts and renews the certificate for the sign-in. No further updates or material profiles will follow.',
          zh: '修正抽壳零件的体积显示，更新登录证书；此后不再提供更新和新的材料参数。',
          de: 'Berichtigt das angezeigte Volumen hohler Teile und erneuert das Zertifikat der Anmeldung. Weitere Updates und Materialprofile folgen nicht.',
        },
      },
      {
        title: { en: '4.9: base layers', zh: '4.9：底层设置', de: '4.9: Basisschichten' },
        text: {
          en: 'Number and exposure of the base layers can be set for each part. Projects from this version open in version 6, but not the other way around.',
          zh: '可为单个零件设置底层层数和曝光；本版本的项目可在 6.x 中打开，反之不可。',
          de: 'Zahl und Belichtung der Basisschichten lassen sich je Teil einstellen. Projekte dieser Version lassen sich in Version 6 öffnen, umgekehrt nicht.',
        },
      },
    ],
  },
  {
    id: 855,
    kind: 'software',
    channel: 'legacy',
    platform: 'macos-apple-silicon',
    name: {
      en: 'Heliograph Prepare 4.9.8 for Mac (Apple Silicon, Legacy)',
      zh: '赫光 Prepare 4.9.8（macOS 历史稳定版，Apple 芯片）',
      de: 'Heliograph Prepare 4.9.8 für Mac (Apple-Chip, ältere Geräte)',
    },
    version: '4.9.8',
    publishTime: '2024-03-14',
    fileName: 'heliograph-prepare-4.9.8-macos-arm64.dmg',
    system: {
      en: 'macOS 11 or later on a Mac with Apple Silicon',
      zh: 'macOS 11 及以上，配备 Apple 芯片的 Mac',
      de: 'macOS 11 oder neuer auf einem Mac mit Apple-Chip',
    },
    memory: 8,
    recommendedMemory: 16,
    needsNetwork: true,
    compatibility: {
      en: 'Older UltraCraft and Reflex printers with firmware 4.x. Does not work with firmware 5.0 or later, nor with A2D HD, ChairSide Pro, the Turbo models, Reflex 2 and Reflex 2 Pro.',
      zh: '支持固件为 4.x 的旧款 UltraCraft 和 Reflex 打印机；不兼容 5.0 及以上固件，也不支持 A2D HD、ChairSide Pro、Turbo 机型、Reflex 2 和 Reflex 2 Pro。',
      de: 'Ältere UltraCraft- und Reflex-Drucker mit Firmware 4.x. Nicht verwendbar mit Firmware ab 5.0 sowie mit A2D HD, ChairSide Pro, den Turbo-Modellen, Reflex 2 und Reflex 2 Pro.',
    },
    notes: [
      {
        title: { en: '4.9.8: last version', zh: '4.9.8：最终版本', de: '4.9.8: letzte Version' },
        text: {
          en: 'Saves to external drives again and renews the certificate for the sign-in. No further updates or material profiles will follow.',
          zh: '修复无法保存到外接磁盘的问题，更新登录证书；此后不再提供更新和新的材料参数。',
          de: 'Speichert wieder auf externe Laufwerke und erneuert das Zertifikat der Anmeldung. Weitere Updates und Materialprofile folgen nicht.',
        },
      },
      {
        title: { en: '4.9: base layers', zh: '4.9：底层设置', de: '4.9: Basisschichten' },
        text: {
          en: 'Number and exposure of the base layers can be set for each part. Projects from this version open in version 6, but not the other way around.',
          zh: '可为单个零件设置底层层数和曝光；本版本的项目可在 6.x 中打开，反之不可。',
          de: 'Zahl und Belichtung der Basisschichten lassen sich je Teil einstellen. Projekte dieser Version lassen sich in Version 6 öffnen, umgekehrt nicht.',
        },
      },
    ],
  },
  {
    id: 856,
    kind: 'software',
    channel: 'legacy',
    platform: 'macos-intel',
    name: {
      en: 'Heliograph Prepare 4.9.8 for Mac (Intel, Legacy)',
      zh: '赫光 Prepare 4.9.8（macOS 历史稳定版，Intel 处理器）',
      de: 'Heliograph Prepare 4.9.8 für Mac (Intel, ältere Geräte)',
    },
    version: '4.9.8',
    publishTime: '2024-03-18',
    fileName: 'heliograph-prepare-4.9.8-macos-x64.dmg',
    system: {
      en: 'macOS 10.15 or later on a Mac with Intel processor',
      zh: 'macOS 10.15 及以上，配备 Intel 处理器的 Mac',
      de: 'macOS 10.15 oder neuer auf einem Mac mit Intel-Prozessor',
    },
    memory: 16,
    needsNetwork: true,
    compatibility: {
      en: 'Older UltraCraft and Reflex printers with firmware 4.x. Does not work with firmware 5.0 or later, nor with A2D HD, ChairSide Pro, the Turbo models, Reflex 2 and Reflex 2 Pro.',
      zh: '支持固件为 4.x 的旧款 UltraCraft 和 Reflex 打印机；不兼容 5.0 及以上固件，也不支持 A2D HD、ChairSide Pro、Turbo 机型、Reflex 2 和 Reflex 2 Pro。',
      de: 'Ältere UltraCraft- und Reflex-Drucker mit Firmware 4.x. Nicht verwendbar mit Firmware ab 5.0 sowie mit A2D HD, ChairSide Pro, den Turbo-Modellen, Reflex 2 und Reflex 2 Pro.',
    },
    notes: [
      {
        title: { en: '4.9.8: last version', zh: '4.9.8：最终版本', de: '4.9.8: letzte Version' },
        text: {
          en: 'Corrects blurred text on external displays and renews the certificate for the sign-in. No further updates or material profiles will follow.',
          zh: '修复外接显示器上文字模糊的问题，更新登录证书；此后不再提供更新和新的材料参数。',
          de: 'Behebt unscharfe Schrift auf externen Bildschirmen und erneuert das Zertifikat der Anmeldung. Weitere Updates und Materialprofile folgen nicht.',
        },
      },
      {
        title: { en: '4.9: base layers', zh: '4.9：底层设置', de: '4.9: Basisschichten' },
        text: {
          en: 'Number and exposure of the base layers can be set for each part. Projects from this version open in version 6, but not the other way around.',
          zh: '可为单个零件设置底层层数和曝光；本版本的项目可在 6.x 中打开，反之不可。',
          de: 'Zahl und Belichtung der Basisschichten lassen sich je Teil einstellen. Projekte dieser Version lassen sich in Version 6 öffnen, umgekehrt nicht.',
        },
      },
    ],
  },
];
