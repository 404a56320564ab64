import type { PageCopy } from '#sections/page-content.ts';
import type { socket } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '假肢接受腔',
    title: '电脑修型，夜间打印试用腔',
    text: '在软件中分区加压、免荷，夜间用 Ortho Tough UV 打印试用接受腔，在石膏阳型上查贴合，在试验台上测承载。树脂取得注册证后，才能给患者佩戴。',
    alt: '带腕部连接件的打印前臂接受腔，后面是开有两个观察窗的灰色试用接受腔',
    links: { inquiry: '获取报价', printer: '了解 Reflex RS' },
  },
  results: {
    title: '一家康复中心，九个月的评估试用',
    text: '土耳其一家康复中心打印前臂试用接受腔，在石膏阳型和试验台上检查。患者佩戴的仍是积层成型接受腔，打印件未经佩戴。',
    items: {
      fitting: '从扫描到首个试用接受腔套上石膏阳型；该中心热塑的首个试用接受腔，取型后 9 天完成',
      limbs: '前臂残肢，每例都打试用接受腔',
      sockets: '平均每例打到石膏阳型上合格为止。热塑板材的每例 2.3 个，按患者试样计，口径不同，不可比',
      load: '六个接受腔沿轴向加载，保持一小时，均无损坏',
    },
    measures: { fitting: '天', limbs: '例', sockets: '个' },
    links: { case: '看案例全文' },
  },
  steps: {
    title: '从残肢到试用接受腔',
    items: {
      scan: { title: '扫描', text: '残肢不戴硅胶套，直接扫描。' },
      rectify: { title: '修型', text: '分区加压或免荷，数值随病例存档，供后续沿用。' },
      print: { title: '打印', text: '夜间打印，开口朝下，封闭端不积料。' },
      cure: { title: '固化', text: '次日上午 60 °C 固化，每面半小时，腔内另加光源。' },
      fit: {
        title: '检查',
        text: '套上石膏阳型，从 15 mm 的观察窗看贴合，再上试验台加载。边缘可打磨，也可用热风枪加热到约 80 °C 略微翻边；树脂不是热塑板材，改动大须重打。',
      },
      definitive: {
        title: '试样与交付',
        text: '取得注册证后才能给患者试样，按最终版重打一个，装腕部连接件；此后每三个月由假肢矫形师复查一次。',
      },
    },
  },
  faults: {
    title: '四个问题，三个已解决',
    text: '都是这家中心在石膏阳型和试验台上遇到的。',
    items: {
      strap: { title: '绑带孔处蠕变', text: '4 mm 的壁在试验台上受力，三周即蠕变。现加厚至 5 mm，加金属鸡眼。' },
      edge: {
        title: '口型圈边缘开裂',
        text: '有 2 例把口型圈边缘磨到不足 3 mm，从石膏阳型上取下时开裂。打磨要留余量。',
      },
      end: { title: '封闭端积料', text: '打印、清洗、沥干时一律开口朝下。' },
      seam: { title: '接缝凸起', text: '下肢接受腔分两半拼接，接缝在石膏阳型上压出印痕，已放弃，没有解决。' },
    },
  },
  legs: {
    title: '下肢接受腔：仅限儿童尺寸',
    text: 'Reflex RS 成型尺寸 222 × 122 × 228 mm，成人的放不下。',
    alt: '装在短连接管上的儿童尺寸打印小腿试用接受腔',
    points: {
      children: '该中心打过两个样件，都是儿童尺寸。',
      adults: '成人下肢接受腔仍用积层（抽真空）或热塑。',
      height: '有这款树脂参数的机型里，Reflex 2 Pro 最高，也只有 240 mm。',
    },
  },
  questions: {
    title: '假肢矫形师常见问题',
    questions: {
      clear: {
        question: '试用接受腔是透明的吗？',
        answer: '不是。Ortho Tough UV 有肤色、白色、黑色，观察贴合的部位须开窗。',
      },
      load: {
        question: '能承受多大的力？',
        answer: '没有通用数值。上面的载荷是一家中心六个前臂接受腔的结果，您的设计须自行加载测试。',
      },
      skin: {
        question: '能直接贴肤吗？',
        answer:
          '接受腔要待树脂取得注册证后才能佩戴。充分固化后已按 ISO 10993-5、ISO 10993-10、ISO 10993-23 测试，只限接触完好皮肤。内壁未照到光，不算充分固化。',
      },
      release: {
        question: '责任由谁承担？',
        answer: '由制作单位承担。树脂取得注册证后，每件交付前须由假肢矫形师检查壁厚、边缘和承载。',
      },
    },
  },
  contact: {
    title: '疑难病例咨询',
    text: '发一份不含患者信息的 STL。我们核对尺寸，建议壁厚和开窗位置，并推荐机型。',
    alt: '显示器上的前臂扫描图，旁边是手持扫描仪和两个打印的试用接受腔',
    links: { inquiry: '获取报价', prosthesis: '假肢外壳与其他部件' },
  },
} satisfies PageCopy<typeof socket>;
