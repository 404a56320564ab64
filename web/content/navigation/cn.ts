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
    hearing: '耳戴设备',
    rehabilitation: '假肢矫形',
    surfaces: '色彩与表面',
    dentalSolutions: '齿科解决方案',
    desktopFields: '桌面应用',
    platform: '软件平台',
    downloads: '下载',
    help: '使用帮助',
    forms: '选购之前',
    about: '公司',
    knowledge: '知识',
    partners: '购买渠道',
  },
  descriptions: {
    sample: '选一个样件，我们打印好寄给您：边缘、表面、贴合度，一试便知。',
    cases: '义齿加工厂、诊所与工作室打印什么、用时多少，均有数据可查。',
    design: `${facts.designers.value} 余名设计师为您完成修复体、咬合板与隐形矫治器设计，您专心打印。`,
    contact: '说明您的应用，由对应领域的专业人员答复。',
  },
};
