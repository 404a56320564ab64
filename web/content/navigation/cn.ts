import { facts } from '../facts.ts';
import type { NavigationCopy } from './en.ts';

export const cn: NavigationCopy = {
  groups: {
    materials: '材料',
    dentalPrinters: '义齿加工厂机型',
    clinicPrinters: '诊所机型',
    desktopPrinters: '桌面机型 Reflex',
    finishing: '清洗与固化',
    automation: '自动化与模块',
    more: '更多',
    dentalMaterials: '齿科',
    reflexMaterials: 'Reflex（按用途）',
    specialMaterials: '特殊应用',
    dentalFields: '齿科',
    hearing: '耳机与助听器',
    rehabilitation: '假肢矫形',
    surfaces: '色彩与表面',
    dentalSolutions: '齿科解决方案',
    desktopFields: '桌面应用',
    platform: '软件',
    downloads: '下载',
    help: '使用帮助',
    forms: '购前了解',
    about: '公司',
    knowledge: '资料与案例',
    partners: '购买渠道',
  },
  descriptions: {
    sample: '选好样件，我们打印好寄给您，边缘、表面、贴合自己验。',
    cases: '同行打什么、多久打完，看义齿加工厂、诊所和工作室的案例。',
    design: `${facts.designers.value} 多名设计师代做修复体、咬合板和隐形矫治方案，您只管打印。`,
    contact: '说明用途，工程师 1 个工作日内答复。',
  },
};
