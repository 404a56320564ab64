import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '拍摄指南',
    title: '作品拍摄与投稿',
    text: '一部手机、一扇窗、一张纸即可。拍摄后发邮件，经您同意，我们在本站和公众号、视频号展示，署您的名字，附贵厂或店铺链接。不评奖。',
    alt: '窗边弧形纸上的打印牙模和硬币，前方手机正对着它取景',
    links: { send: '邮件投稿' },
  },
  photo: {
    title: '作品拍摄六步',
    items: {
      clean: { title: '先完成后处理', text: '洗净、晾干、固化、去支撑。未固化的树脂反光如湿漆，看不清细节。' },
      light: { title: '借窗光', text: '侧面的柔光能照出层纹和棱线。关闭闪光灯和顶灯。' },
      ground: { title: '铺一张弧形纸', text: '靠墙自然弯下，不折，背景即无接缝。灰纸适合深浅各色树脂。' },
      scale: { title: '带上尺寸', text: '其中一张旁边放硬币或卡尺。' },
      detail: { title: '补一张近景', text: '退后一步，用 2 倍或 3 倍长焦拍，避免贴近拍摄：形状不变形，影子不挡光。' },
      facts: { title: '写明参数', text: '机型、树脂、层厚、打印时长，便于他人参考。' },
    },
  },
  examples: {
    title: '光线、背景、距离的差别',
    text: '以下为渲染示例。',
    items: {
      light: {
        title: '闪光灯和窗光',
        text: '闪光灯正面照射，棱线发平，墙上有硬影。窗光从侧面来，棱线清晰。',
        before: { caption: '闪光灯：棱线平，有硬影', alt: '闪光灯下的红色打印花瓶，棱线发平，墙上有硬影' },
        after: { caption: '窗光：棱线清晰', alt: '同一只花瓶，侧面柔光，棱线立体' },
      },
      ground: {
        title: '办公桌和弧形纸',
        text: '杂物干扰主体。铺弧形纸，无接缝，画面只留模型。',
        before: { caption: '办公桌上：杂物干扰主体', alt: '打印牙模放在键盘、鼠标、瓶子和工具中间' },
        after: { caption: '弧形纸上：只剩模型', alt: '同一副牙模，单独放在弧形灰纸上' },
      },
      detail: {
        title: '全貌和近景',
        text: '全貌看不清表面。补一张带标尺的近景，可看清层纹和边角。',
        before: { caption: '全貌：义齿基托', alt: '远拍的粉色打印义齿基托' },
        after: { caption: '近景：牙窝，看得见层纹，带标尺', alt: '义齿基托牙窝的近景，看得见层纹，带 5 mm 标尺' },
      },
    },
  },
  surfaces: {
    title: '按表面选光',
    items: {
      skin: { title: '哑光肤色：Figure Skin', text: '人像用单侧光，另一侧立白纸，补亮暗部。' },
      beige: { title: '哑光浅色：Detail Beige', text: '纹饰用低角度侧光，背景用灰纸；白底上细棱不可见。' },
      clear: { title: '半透明：Clear', text: '光从斜后方来，背后衬深色卡纸。' },
      dental: {
        title: '亮面：牙冠、咬合板（放在模型上拍）',
        text: '窗上挂烘焙纸使光线柔和，背景用深色；其中一张把比色片放在旁边。',
      },
    },
  },
  ideas: {
    title: '征集的作品',
    text: '目前为我们的渲染图，收到作品后换成您的照片。',
    items: {
      models: { title: '工作模型', text: '带可卸代型，桌上、𬌗架上均可。', alt: '打印的可卸代型工作模型' },
      figure: {
        title: '无缝拼接手办',
        text: '分件、抽壳、支撑、上底漆，教程逐步说明。',
        alt: '打印的骑士手办',
      },
      rings: { title: '戒指：蜡型和铸件', text: '最好同在一张照片中。', alt: '打印的戒指蜡型' },
      shells: { title: '耳机外壳', text: '喷漆前后各一张。', alt: '一对黑色打印耳机外壳' },
      fixtures: { title: '使用中的治具', text: '连同所夹工件拍摄。', alt: '打印的治具' },
      cases: { title: '工作室和车间的件', text: '参考应用案例。', alt: '打印的点阵立方体' },
    },
  },
  publishing: {
    title: '投稿须知',
    items: {
      message: {
        title: '发邮件投稿',
        text: '图片发到 media@heliograph.example，写明作品和用途，附第六步的参数。我们 1 个工作日内回复。',
      },
      place: {
        title: '展示渠道与时间',
        text: '您书面同意后，放在对应行业的页面（如义齿加工厂、首饰），并发公众号、视频号；上线当天发送链接。Reflex 或 UltraCraft 作品均可投，义齿加工厂、工作室、个人玩家不限。',
      },
      named: {
        title: '署名附链接',
        text: '图片旁写明您的名字、机型和树脂，附贵厂、工作室或店铺的链接；不想署名也可以。',
      },
      rights: {
        title: '版权归您',
        text: '发布前，我们先告知使用渠道、期限，确认是否署名，经您同意后发布；可随时撤回。',
      },
      patients: {
        title: '不露患者信息',
        text: '齿科和矫形作品也欢迎，但不得出现任何能认出患者的内容；需要患者同意的，先取得同意。树脂尚未取得注册证（备案）的，只拍打印件在模型上的照片。',
      },
      prizes: {
        title: '随时可投',
        text: '没有截止日期，新作、旧作均可。',
      },
    },
  },
  contact: {
    title: '邮件投稿',
    text: '图片连同简介发邮件即可；先咨询请用联系表单。',
    alt: '素色背景上的打印件：鞋垫、两件手办、牙模、咬合板和入耳式耳机外壳',
    links: { send: '邮件投稿', write: '联系表单' },
  },
} satisfies PageCopy<typeof shareAndWin>;
