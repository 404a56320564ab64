import type { LastResortCopy } from './en.ts';

export const cn: LastResortCopy = {
  tag: 'zh-CN',
  homePath: '/cn',
  title: '显示错误页面时出现错误',
  home: '返回首页',
  code: '错误',
  reference: '编号',
  details: '详细信息',
};
