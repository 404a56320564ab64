import type { FailureCopy } from './en.ts';

export const cn: FailureCopy = {
  title: '出现问题',
  intro: '页面暂时打不开，您填写的内容没有提交。',
  retry: '重试',
  home: '返回首页',
  code: '错误',
  reference: '编号',
  nestedTitle: '显示错误页面时出现错误',
  details: '详细信息',
};
