import type { SocialCopy } from './social-copy.ts';

export const cn: SocialCopy = {
  markets: {
    china: {
      title: '中文账号',
      text: '电脑上扫码关注，手机上点击打开，或在各平台搜索账号名。',
      note: '以上和海外账号均为赫光官方账号，其他同名账号请告知媒体联络人。评论区请勿留患者信息和设备序列号。',
    },
    international: { title: '海外账号', text: '以英文发布，部分平台在中国大陆无法访问。' },
  },
  channels: {
    wechat: { name: '微信公众号', text: '设备、树脂与应用文章，活动报名通知。', post: '铸造树脂烧圈：两段保温怎么设' },
    weibo: { text: '新品发布与展会现场。', post: '华南口腔展：24 小时打印 165 件基托' },
    wechatVideo: { text: '设备运行实拍与分步操作视频。', post: 'A2D 4K 成型平台调平' },
    douyin: { text: '取件、清洗、固化短视频。', post: '一版六个全牙弓模型，铲件实拍' },
    linkedin: { name: '领英（LinkedIn）', text: '公司动态、展会日程与招聘信息。', post: 'HiVE 亮相芝加哥 LAB DAY' },
    youtube: { text: '设备视频与操作教程。', post: 'A2D 4K 更换离型膜' },
    twitter: { name: 'X（原 Twitter）', text: '软件更新与活动简讯。', post: 'Prepare 6.2.1 修复代理网络问题' },
    facebook: { text: 'Reflex 作品与打印技巧。', post: 'Reflex Wax Cast 戒指，从文件到铸件' },
    instagram: { text: '义齿加工厂、诊所与工作室的打印件特写。', post: 'Model HP UV 2.0 可卸代型特写' },
  },
  site: {
    title: '本站同步发布',
    text: '重要消息在本站与各账号同步发布。',
    links: { news: '新闻中心', events: '活动与直播', resources: '白皮书与线上讲座', subscribe: '订阅邮件' },
  },
  reach: {
    title: '咨询与报修',
    text: '报修前请备好设备序列号。',
    ways: {
      question: { title: '产品与报价', text: '填写在线留言，微信公众号留言，或致电上海总部：', link: '联系我们' },
      fault: { title: '设备故障', text: '请先查操作指南，仍未解决的联系技术支持，在线或致电：', link: '获取支持' },
      press: { title: '媒体采访', text: '采访预约、高清图片与转载授权。', link: '发邮件给媒体联络人' },
      work: { title: '求职应聘', text: '职位咨询与简历投递。', link: '发邮件给招聘负责人' },
    },
  },
};
