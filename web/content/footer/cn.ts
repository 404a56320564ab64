import type { FooterCopy } from './en.ts';

export const cn: FooterCopy = {
  products: '产品',
  materials: '材料',
  applications: '应用',
  software: '软件',
  services: '服务',
  company: '关于我们',
  legal: '法律信息',
};
