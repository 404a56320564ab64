import type { PageCopy } from '#sections/page-content.ts';
import type { shareAndWin } from './page.ts';

export const cn = {
  hero: {
    eyebrow: '作品投稿',
    title: '作品在官网展示，署名并附链接',
    text: '在窗边用手机拍摄，用邮件把原图发给我们。经您同意，我们在本站和公众号、视频号展示，注明作者姓名，并附贵厂、工作室或店铺的链接。Reflex、UltraCraft 的打印件均可投稿，新作、旧作不限，随时可投；不评奖。',
    alt: '窗边弧形纸上的打印牙模和硬币，前方手机正对着它取景',
    links: { send: '邮件投稿', channels: '展示渠道' },
  },
  way: {
    title: '投稿三步',
    items: {
      shoot: {
        title: '完成后处理，再拍摄',
        text: '洗净、晾干、固化、去支撑。未固化的树脂反光如湿漆，看不清细节。',
      },
      send: {
        title: '邮件发原图',
        text: '原图（JPEG 或 HEIC）发到 media@heliograph.example，或发网盘链接；微信会压缩图片。请注明机型、树脂、层厚、打印时长和用途，我们 1 个工作日内回复。',
      },
      agree: {
        title: '确认后发布',
        text: '我们先告知使用渠道和期限。您书面同意后发布，当天发送链接。',
      },
    },
  },
  tips: {
    title: '拍摄要点',
    text: '以下为渲染示例。',
    items: {
      ground: {
        title: '铺弧形背景纸',
        text: '靠墙自然弯下，不折，背景即无接缝。灰纸适合深浅各色树脂。',
        before: { caption: '办公桌上：杂物干扰主体', alt: '打印牙模放在键盘、鼠标、瓶子和工具中间' },
        after: { caption: '弧形背景纸：主体突出', alt: '同一副牙模，单独放在弧形灰纸上' },
      },
      light: {
        title: '借窗光，从侧面来',
        text: '关闭闪光灯和顶灯。闪光灯正面照射，棱线显平，墙上有硬影。',
        before: { caption: '闪光灯：棱线平，有硬影', alt: '闪光灯下的红色打印花瓶，棱线显平，墙上有硬影' },
        after: { caption: '窗光：棱线立体', alt: '同一只花瓶，侧面柔光，棱线立体' },
      },
      detail: {
        title: '补一张近景，带上尺寸',
        text: '退后一步，用 2 倍或 3 倍长焦拍摄，避免变形和人影遮光。拍细节可在手机上加夹式微距镜头。旁边放一枚硬币（如页首图），或注明一个尺寸，由我们加标尺。',
        before: { caption: '全貌：整件义齿基托', alt: '远拍的打印义齿基托' },
        after: {
          caption: '近景：同一基托的牙窝与层纹，标尺由我们添加',
          alt: '同一义齿基托牙窝的近景，看得见层纹，带 5 mm 标尺',
        },
      },
    },
  },
  surfaces: {
    title: '按表面质感布光',
    first: '表面',
    columns: { light: '光线', background: '背景' },
    rows: {
      skin: { title: '哑光肤色（Figure Skin）', light: '单侧光，另一侧立白纸，补亮暗部', background: '灰纸' },
      beige: { title: '哑光浅色（Detail Beige）', light: '低角度侧光', background: '灰纸；白底上细棱不可见' },
      clear: { title: '半透明（Clear）', light: '斜后方来光', background: '深色卡纸' },
      dental: {
        title: '亮面（牙冠、咬合板）',
        light: '窗前挂硫酸纸或烘焙纸柔光',
        background: '深色卡纸；其中一张旁边放比色片',
      },
    },
  },
  places: {
    title: '作品展示的位置',
    text: '放在对应行业的页面，例如以下页面，并发公众号、视频号。目前为我们的渲染图，收到作品后换成您的照片。',
    items: {
      models: { title: '工作模型', text: '带可卸代型，桌上、𬌗架上均可。', alt: '打印的可卸代型工作模型' },
      shells: { title: '耳机外壳', text: '喷漆前后各一张。', alt: '一对黑色打印耳机外壳' },
      figure: { title: '手办', text: '上底漆或涂装后，正面、背面各一张。', alt: '打印的骑士手办，正面和背面' },
      jewelry: {
        title: '首饰',
        text: '蜡型、抛光后的铸件各一张。',
        alt: '三枚打印的蓝色戒指蜡型，其中两枚带支撑',
      },
    },
  },
  rights: {
    title: '署名、版权与患者信息',
    items: {
      named: {
        title: '署名并附链接',
        text: '图片旁注明作者姓名、机型和树脂，并附链接；也可匿名。',
      },
      rights: {
        title: '版权归您',
        text: '只在您同意的渠道和期限内使用，可随时撤回。',
      },
      patients: {
        title: '不得泄露患者信息',
        text: '请去掉模型底座和文件名中的姓名、病例编号，并删除照片的位置信息。仍可能认出患者的，投稿前须取得患者的单独同意。树脂尚未取得注册证或备案凭证的，不得拍摄患者佩戴的照片。',
      },
    },
  },
  contact: {
    title: '现在投稿',
    text: '图片连同简介，邮件发来即可；有问题请用联系表单。',
    alt: '素色背景上的打印件：鞋垫、两件手办、牙模、咬合板和入耳式耳机外壳',
    links: { send: '邮件投稿', write: '联系表单' },
  },
} satisfies PageCopy<typeof shareAndWin>;
