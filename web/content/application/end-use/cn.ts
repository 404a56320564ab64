import type { PageCopy } from '#sections/page-content.ts';
import type { endUse } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '终端零件',
    title: '小批量零件，不开模直接打印',
    text: '外壳、支架、风道、密封件，十件到几百件。用什么树脂，看零件怎么受力。',
    alt: '打印的黑色外壳和上盖、灰色支架、半透明波纹管与琥珀色风嘴',
    links: { inquiry: '获取报价', resins: '小批量生产树脂' },
  },
  loads: {
    title: '按工况选树脂',
    items: {
      clip: {
        title: '要装卡扣、要耐摔',
        text: 'Reflex Tough ABS-like Black 外观接近注塑件，免喷漆。螺柱、卡扣都能做，热变形温度 76 °C。',
      },
      stiff: {
        title: '不能弯',
        text: 'Reflex Rigid Fixture 弯曲模量 4,150 MPa，Rigid Ceramic UV 为 9,600 MPa。两款都怕冲击。',
      },
      hot: { title: '要耐热', text: 'HeatForce 250 热固化后热变形温度 252 °C，耐热水、冷却液和矿物油，但偏脆。' },
      flexible: {
        title: '要有弹性',
        text: 'Reflex Flex 80A 做波纹管、护线圈、脚垫。Elastomer 50A UV 更软，约 −10 °C 仍有弹性。',
      },
    },
  },
  quantity: {
    title: '做到多少件，开模更划算',
    text: '打印的单价基本不随数量变。注塑先付模具费、先等模具，之后单价才低。',
    alt: '剖开的打印耳机外壳，内部有导声孔和卡扣',
    points: {
      change: '一家音频品牌上市前改了五次外壳。若用模具，只来得及改一次。',
      limit: '据该品牌测算，单一尺寸约 40,000 副以上，注塑更划算。',
      piece: '一家代工厂单款 5,000 至 200,000 副用打印，再多就注塑。',
    },
    links: { wireless: '耳机外壳量产' },
  },
  design: {
    title: '设计起步尺寸',
    text: '取自树脂资料。关键部位请打样验证。',
    rows: {
      wall: '外壳壁厚（Tough ABS-like Black）',
      strain: '卡扣应变（Tough ABS-like Black）',
      fixture: '内角半径（Rigid Fixture）',
      hot: '内角半径（HeatForce 250）',
      strut: '点阵杆径（Elastomer 50A UV）',
    },
  },
  carrier: {
    title: '焊接载具，两天用上',
    text: '某电子厂的数据。打印载具平均用 600 次，铣制的能用几千次，所以返单仍然铣制。',
    before: '外协铣制（仅交期）',
    after: '打印（到焊出首板）',
    rows: { carrier: '一套载具' },
    measures: { carrier: '个工作日' },
  },
  resins: { title: '三款生产用树脂', all: '全部小批量生产树脂' },
  questions: {
    title: '使用限制',
    questions: {
      outdoors: { question: '能在户外用吗？', answer: '须做涂层。在室内，Tough ABS-like Black 打印后数月内不会变脆。' },
      fire: { question: '阻燃吗？', answer: '不阻燃，不要用于市电设备的外壳。' },
      creep: {
        question: '长期受力会蠕变吗？',
        answer:
          '韧性树脂会。Reflex Tough Tool 在 45 °C 以上持续受力会蠕变。基准面请用加填料的 Rigid Fixture，收缩和蠕变都小。',
      },
      repeat: {
        question: '怎样保证批次一致？',
        answer: '设备定期校准，同一任务不跨批次用料，每班开机先打检测件。一家有 116 台打印机的代工厂就是这么做的。',
      },
    },
  },
  contact: {
    title: '发图纸，我们看能不能打',
    text: '注明受力、温度和数量，我们给出树脂和机型。更适合注塑的，也会直说。',
    alt: '装着电路板的打印焊接载具',
    links: { inquiry: '获取报价', fit: '用文件试算', special: '高性能树脂' },
  },
} satisfies PageCopy<typeof endUse>;
