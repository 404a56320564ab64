import type { en } from './en.ts';

export const cn: typeof en = {
  consent: '记录您的 Cookie 选择，包括允许的类别、选择时间和作为凭证的随机编号。',
  preferredLocale: '记录您选定的语言，仅在您选择语言后写入。',
  closedOffer: '关闭报价提示后不再弹出，仅在您关闭提示后写入。',
  closedLanguageNote: '关闭德语站点提示后不再弹出，仅在您关闭提示或前往该站点后写入。',
  formDrafts: '暂存您填写的表单内容，防止重新加载页面时丢失；提交后立即删除。',
  reloadGuard: '记录页面在网站更新后自动重新加载的时间，避免反复加载。',
  visits: '上报您访问的页面路径和咨询表单的提交，不含表单内容，不写入也不发送 Cookie。',
  lastLocale: '记录您上次浏览所用的语言，再次打开首页时直接以该语言显示。',
  settledLanguageNote: '记录页面语言与浏览器语言一致，不再显示语言提示。',
};
