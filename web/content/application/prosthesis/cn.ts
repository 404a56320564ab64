import type { PageCopy } from '#sections/page-content.ts';
import type { prosthesis } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '上肢与下肢假肢',
    title: '假肢外壳，照着健侧腿做',
    text: '扫描健侧腿，镜像后打成前后两片，合在连接管外面。外壳不接触皮肤，现在就能打。接受腔在 Ortho Tough UV 取得注册证之前只打样件。',
    alt: '装在假肢连接管与脚板上的黑色打印外壳，带斜向镂空，旁边另有一片前壳',
    links: { inquiry: '获取报价', socket: '假肢接受腔' },
  },
  scope: {
    title: '哪些能打，哪些不打',
    items: {
      cover: { title: '外壳可以打', text: '不承重，只管外形。花纹、质感、颜色由使用者定。' },
      test: {
        title: '试用接受腔先打样件',
        text: '改完文件，一夜打好。开观察窗，在石膏阳型上看贴合。树脂取得注册证后才能给患者戴。',
      },
      forearm: {
        title: '前臂接受腔先打样件',
        text: 'Reflex RS 放得下，成型尺寸 222 × 122 × 228 mm。一家康复中心在评估试用中打过 31 例样件。',
      },
      load: {
        title: '成人下肢接受腔不打',
        text: '平台放不下，分两半拼接，接缝又会凸起。仍用层积工艺，连接管、连接件和脚板照旧采购。',
      },
    },
  },
  cover: {
    title: '做外壳先定四件事',
    text: '设计时定好，再打印。',
    alt: 'Reflex 2 Pro 桌面打印机',
    points: {
      shape: '外形取健侧腿镜像，给连接管和管夹留够空间。',
      halves: '分前后两片。Reflex 2 Pro 单片最高 240 mm，一次成型。',
      closure: '用卡扣合拢。Reflex Tough ABS-like Black 的卡扣应变控制在 4% 以内，可反复开合。',
      weight: '开镂空，减重省料，拧管夹螺钉也方便。',
    },
    links: { printer: '了解 Reflex 2 Pro' },
  },
  parts: {
    title: '相关应用',
    items: {
      socket: {
        title: '假肢接受腔',
        text: '31 例样件的数据，在石膏阳型上检查，出过的问题也写明。',
        alt: '带腕部连接件的打印前臂接受腔，后面是灰色试用接受腔',
      },
      orthosis: {
        title: '矫形器与鞋垫',
        text: '扫描、设计、夜间打印，步骤和限制都写明。',
        alt: '带绑带的打印腕手矫形器',
      },
      technical: {
        title: '支架与外壳',
        text: '制作室自用的安装座、外壳和治具。',
        alt: '打印的外壳、支架、波纹管与风嘴',
      },
    },
  },
  resins: { title: '适合做外壳的韧性树脂', text: '外壳要经得起磕碰，这两款韧性够。', all: '全部 Reflex 树脂' },
  questions: {
    title: '假肢矫形师常见问题',
    questions: {
      time: {
        question: '一副外壳要打多久？',
        answer: '240 mm 高的一片，Reflex 2 Pro 按 40 mm/h 约 6 小时，前后两片一天打完。清洗、晾干、固化一小时出头。',
      },
      outdoors: { question: '能在户外用吗？', answer: '要日晒雨淋的，请做涂层。不做涂层只适合室内使用。' },
      skin: {
        question: '贴肤的部分用什么？',
        answer:
          'Ortho Tough UV，取得注册证后使用。已按 ISO 10993-5、ISO 10993-10、ISO 10993-23 测试，只限接触完好皮肤。届时交付前由假肢矫形师检查壁厚、边缘和承载。',
      },
      change: { question: '患者腿围变了怎么办？', answer: '改文件里的围度，只重打一片；接缝位置不变，另一片继续用。' },
    },
  },
  contact: {
    title: '先做一副试试',
    text: '发一份不含患者信息的 STL 来，注明踝到膝的长度。我们看两片放不放得下，配哪款机型。',
    alt: '皮革、针织、编织三种打印纹理样板',
    links: { inquiry: '获取报价' },
  },
} satisfies PageCopy<typeof prosthesis>;
