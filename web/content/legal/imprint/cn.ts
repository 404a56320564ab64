import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const cn = {
  title: '网站主体信息',
  intro: '本网站的运营者、办公地点和联系方式。',
  sections: [
    {
      id: 'provider',
      title: '网站运营者',
      blocks: ['本网站由上海总部运营。', { facts: ['registeredName'] }, { offices: ['shanghai'], mailbox: 'business' }],
    },
    {
      id: 'offices',
      title: '海外办公地点',
      blocks: [{ offices: ['berlin', 'boston'] }],
    },
    {
      id: 'representatives',
      title: '法定代表人',
      blocks: [{ facts: ['representatives'] }],
    },
    {
      id: 'register',
      title: '登记信息',
      blocks: [
        { facts: ['registerCourt', 'registerNumber', 'socialCreditCode'] },
        { facts: ['icpNumber', 'publicSecurityNumber'] },
        { facts: ['usEntity'] },
      ],
    },
    {
      id: 'tax',
      title: '税务识别号',
      blocks: [{ facts: ['vatId', 'businessId'] }],
    },
    {
      id: 'editor',
      title: '德国：内容责任人（《州际媒体条约》第 18 条第 2 款）',
      blocks: [{ facts: ['contentResponsible'] }],
    },
    {
      id: 'disputes',
      title: '德国：消费争议解决（VSBG 第 36 条）',
      blocks: [{ facts: ['consumerArbitration'] }],
    },
    {
      id: 'equipment',
      title: '德国：电子电气设备与包装（ElektroG、VerpackG）',
      blocks: [{ facts: ['weeeNumber', 'packagingNumber'] }],
    },
    {
      id: 'medicalDevices',
      title: '医疗器械',
      blocks: [
        '各款树脂的医疗器械注册状态见[树脂一览](/material/0-all)。',
        { facts: ['authorizedRepresentative', 'euImporter'] },
        { facts: ['usAgent'] },
        { facts: ['deviceLicense', 'deviceSalesFiling', 'medicalInformationCertificate'] },
      ],
    },
    {
      id: 'missing',
      title: '待公布的信息',
      blocks: [{ list: 'MISSING_FACTS' }],
    },
    {
      id: 'contact',
      title: '联系方式',
      blocks: [
        '您可以发送邮件、拨打电话，或者填写[联系我们](/aboutUs/contactUs)页面的表单。设备故障请联系[技术支持](/store/support)。',
        { mailboxes: ['media', 'careers'] },
      ],
    },
    {
      id: 'notices',
      title: '违法和侵权内容举报',
      blocks: [
        '如认为本网站内容违法或侵犯您的权益，请发邮件，或拨打上方的上海总部电话，并注明相关网址和理由。我们逐一核查，并将处理结果告知您。',
        { mailboxes: ['complaints'] },
        { facts: ['dmcaAgent'] },
      ],
    },
    {
      id: 'more',
      title: '条款与隐私',
      blocks: [
        [
          '[使用条款](/termofUse)：责任、知识产权和第三方链接',
          '[隐私政策](/privacyPolicy)：个人信息的处理',
          '[Cookie 声明](/cookieStatement)：本网站在您的浏览器中存储的内容',
          '[集团公司名单](/groupEntityList)：各公司的职能与地址',
          '访客隐私声明：[中国](/visitorsChina)、[欧洲](/visitorsEuropean)、[加州](/visitorsCalifornia)',
        ],
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
