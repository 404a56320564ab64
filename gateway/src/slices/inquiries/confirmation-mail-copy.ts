import type { Locale } from '@heliograph/schema/locales.ts';

const en = {
  subject: 'Please confirm your subscription to Heliograph news',
  greeting: 'Hello,',
  request: 'This address was entered for the Heliograph newsletter, with these topics:',
  instruction: 'Please open this link and click “Confirm subscription” on the page:',
  button: 'Go to the confirmation',
  validity:
    'The link works for 7 days. After you confirm, we send you at most two emails a month, and each has a link to unsubscribe.',
  mistake:
    'Not you? Then ignore this email. Without a confirmation, you get no newsletter and your details are not stored.',
  signature: 'Your Heliograph team',
  imprint: 'Legal notice',
  privacy: 'Privacy policy',
  separator: ', ',
};

type ConfirmationMailCopy = typeof en;

const cn: ConfirmationMailCopy = {
  subject: '请确认订阅赫光资讯',
  greeting: '您好：',
  request: '有人用此邮箱订阅了赫光资讯，主题如下：',
  instruction: '如是您本人操作，请打开以下链接，在页面上点击“确认订阅”：',
  button: '前往确认',
  validity: '链接 7 天内有效。确认后，您每月最多收到两封邮件，每封都有退订链接。',
  mistake: '如非您本人操作，请忽略此邮件。未经确认，我们不会发送资讯，也不会保存您的信息。',
  signature: '赫光团队',
  imprint: '版权与公司信息',
  privacy: '隐私政策',
  separator: '、',
};

const de: ConfirmationMailCopy = {
  subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Heliograph-Newsletter',
  greeting: 'Guten Tag,',
  request: 'diese Adresse wurde für den Newsletter von Heliograph angemeldet, mit folgenden Themen:',
  instruction: 'Bitte öffnen Sie den Link und klicken Sie auf der Seite auf „Anmeldung bestätigen“:',
  button: 'Zur Bestätigung',
  validity:
    'Der Link gilt 7 Tage. Nach der Bestätigung erhalten Sie höchstens zwei E-Mails im Monat; jede enthält einen Link zum Abmelden.',
  mistake:
    'Das waren nicht Sie? Dann müssen Sie nichts tun: Ohne Bestätigung erhalten Sie keinen Newsletter, und Ihre Angaben werden nicht gespeichert.',
  signature: 'Ihr Team von Heliograph',
  imprint: 'Impressum',
  privacy: 'Datenschutzerklärung',
  separator: ', ',
};

export const confirmationMailCopy: Record<Locale, ConfirmationMailCopy> = { en, cn, de };
