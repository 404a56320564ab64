import type { PageCopy } from '#sections/page-content.ts';
import type { dentalClinics } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '口腔诊所',
    title: '上午口扫，下午戴咬合板',
    text: '一台椅旁打印机，咬合板、导板、研究模型和短跨度临时冠桥都能在诊所里做。放在准备间，护士就能操作；其他订单照常发给加工厂。',
    alt: '金属托盘上的种植导板、透明咬合板和临时桥，后方是牙椅',
    links: { printer: '了解 ChairSide', inquiry: '获取报价' },
  },
  inHouse: {
    title: '适合诊所自己打',
    text: '体积小、要得急，每种只备一款树脂就够。',
    alt: '下颌模型上的透明种植导板，带两个金属导环',
    points: {
      splints: '咬合板：关节疼痛的患者，当天就能戴走。',
      guides: '种植导板：手术前一天打印，诊所自己高压灭菌。',
      models: '研究模型：用 Model WW UV，自来水清洗。',
      temporaries: '三单位以内、要戴数周的临时冠桥。戴坏了，原文件再打一副。',
    },
  },
  laboratory: {
    title: '适合交给加工厂',
    text: '有些活离不开技师，不必勉强在诊所做。',
    alt: '带可卸代型的打印下颌工作模型',
    points: {
      dies: '带可卸代型的工作模型。',
      dentures: '义齿基托和所有铸造件。',
      relation: '需要改变颌位的咬合板。',
    },
    links: { design: '设计也可外包' },
  },
  splint: {
    title: '一副硬质咬合板的全过程',
    text: '用时由一家四台牙椅的诊所记录。74 副中 61 副扫描当天戴走。',
    items: {
      scan: { title: '口扫', text: '上下颌加咬合。约在早上八点或十一点。' },
      design: { title: '设计', text: '助理设计，医生在屏幕上确认咬合接触。' },
      print: { title: '打印', text: '无需看守，患者可以先回去上班。' },
      wash: { title: '清洗', text: '两槽，先 3 分钟，再 2 分钟。' },
      dry: { title: '干燥', text: '时间不能省。头几副发白，就是没晾够。' },
      cure: { title: '固化', text: '每面 10 分钟，充氮或浸甘油。' },
      polish: { title: '抛光', text: '在带抽风的打磨箱里做，离牙椅远一些。' },
      adjust: { title: '戴入', text: '椅旁调改用时；以前外加工的要 14 分钟。' },
    },
  },
  machines: {
    title: '打印、清洗、固化，一个台面放得下',
    text: '台面留 1.5 m，室温 20–25 °C。上面这些 ChairSide 都能做；ChairSide Pro 还能打陶瓷填充冠和人工牙，也放得下带底座的模型。',
  },
  materials: {
    title: '先备这三款树脂',
    text: '均按口内使用做过生物学评价。清洗、固化和存放条件见各款树脂页面。',
    all: '全部齿科树脂',
  },
  questions: {
    title: '诊所常问',
    questions: {
      start: {
        question: '从哪里入手？',
        answer: '第一个月只打研究模型，把清洗、固化练熟；然后做咬合板，最后做临时冠。',
      },
      staff: {
        question: '要占用多少人手？',
        answer: '打印和固化不用人，每单动手约 10 分钟。一位助理专门培训，再有一位熟悉流程可以顶班。',
      },
      waiting: {
        question: '打临时冠，患者等得了吗？',
        answer:
          '一家两台牙椅的诊所，从备牙后口扫到抛光完成平均 82 分钟，其中动手 18 分钟，医生其间接诊另一位患者。前牙单冠如果有现成的硅橡胶导板，手工做更快。',
      },
      repeats: {
        question: '返工多不多？',
        answer:
          '74 副咬合板重打了 4 副：2 副咬合记录有误，2 副发白。另一家诊所 31 颗临时冠重打 2 颗：1 颗邻接不紧，1 颗没晾干就固化。',
      },
      records: {
        question: '要留哪些记录？',
        answer:
          '树脂批号、材料参数和各步用时，打印机按任务自动存档，可以归入病历。诊所自制器械适用哪些规定，请向当地药监部门确认。',
      },
      solvent: {
        question: '一定要用异丙醇吗？',
        answer: '戴入口内的打印件要用，在密闭清洗机里清洗。Model WW UV 模型只用水。两种废液都按危险废物处理。',
      },
    },
  },
  contact: {
    title: '先看实机，再做决定',
    text: '当地齿科经销商可以演示。也可以直接告诉我们想自己做哪些，由工程师说明要配什么。',
    alt: '牙椅旁边柜上的 ChairSide Pro 打印机',
    links: { inquiry: '咨询工程师', distributors: '查找经销商' },
  },
} satisfies PageCopy<typeof dentalClinics>;
