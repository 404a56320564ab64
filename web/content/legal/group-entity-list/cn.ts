import type { LegalCopy } from '../legal-text.ts';
import type { SectionId } from './en.ts';

export const cn = {
  title: '集团公司名单',
  intro: '隐私政策和使用条款中所称“集团公司”包括哪些公司，以及各公司的职能。',
  sections: [
    {
      id: 'companies',
      title: '公司及其所在地',
      blocks: [{ list: 'GROUP_ENTITIES' }],
    },
    {
      id: 'responsibility',
      title: '本网站的责任主体',
      blocks: [
        '本网站由上海总部运营，其信息见[网站主体信息](/imprint)。您通过本网站提交的个人信息，由上海总部作为个人信息处理者负责；其他公司仅在负责您所在国家或地区的业务时获得相关信息，详见[隐私政策](/privacyPolicy)。',
        '您所在地区适用的补充说明，见[中国](/visitorsChina)、[欧洲](/visitorsEuropean)和[加州](/visitorsCalifornia)访客隐私声明。',
      ],
    },
    {
      id: 'dealers',
      title: '不属于集团的主体',
      blocks: [
        '经销商和对接厂商均为独立企业，名单见[齿科经销商](/aboutUs/distributors-dental)和[Reflex 经销商](/aboutUs/distributors-reflex-series)。',
      ],
    },
    {
      id: 'changes',
      title: '名单的更新',
      blocks: [
        '集团公司增减或者职能变更时，我们会更新本名单及页面上方的日期。如有疑问，请通过[联系我们](/aboutUs/contactUs)页面与我们联系。',
      ],
    },
  ],
} as const satisfies LegalCopy<SectionId>;
