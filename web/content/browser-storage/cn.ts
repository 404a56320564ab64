import type { en } from './en.ts';

export const cn: typeof en = {
  consent: '记录您的 Cookie 选择：所允许的类别、选择时间，以及作为凭证的随机编号。',
  preferredLocale: '记录您选定的语言。仅在您选择语言时设置。',
  closedOffer: '使优惠提示保持关闭。仅在您关闭提示时设置。',
  closedLanguageNote: '使德语站点提示保持关闭。仅在您关闭提示或按提示前往时设置。',
  formDrafts: '保存您在表单中填写的内容，以防页面重新加载时丢失；表单提交后立即删除。',
  reloadGuard: '记录页面在网站更新后自动重新加载的时间，避免反复加载。',
  visits: '报告您所访问页面的路径，以及咨询表单已提交（不含表单内容）。不设置、也不携带 Cookie。',
  lastLocale: '记录您上次浏览页面的语言，再次打开首页时直接以该语言显示。',
  settledLanguageNote: '记录页面语言与浏览器语言一致，无需显示语言提示。',
};
