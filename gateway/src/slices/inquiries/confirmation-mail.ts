import { enumLabels } from '@heliograph/schema/enum-labels/enum-labels.ts';
import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { SubscriptionTopic } from '../../generated/resolvers.ts';
import type { Mail } from '../../mail/mailer.ts';
import { html } from '../../server/html.ts';
import { confirmationMailCopy } from './confirmation-mail-copy.ts';

type Confirmation = { locale: Locale; siteUrl: string; code: string; topics: readonly SubscriptionTopic[] };

/**
 * Contains nothing that the visitor has typed: anyone can enter the address of somebody else. The code is in the fragment of
 * the link, which browsers send to no server.
 */
export function createConfirmationMail({ locale, siteUrl, code, topics }: Confirmation): Omit<Mail, 'to'> {
  const copy = confirmationMailCopy[locale];
  const site = siteUrl.replace(/\/+$/, '') + locales[locale].prefix;
  const labels = topics.map((topic) => enumLabels[locale].SubscriptionTopic[topic]);
  const list = labels.join(copy.separator);
  const link = `${site}/subscribe/confirm#${code}`;
  const [imprint, privacy] = [`${site}/imprint`, `${site}/privacyPolicy`];
  const text = [
    copy.greeting,
    copy.request,
    list,
    copy.instruction,
    link,
    copy.validity,
    copy.mistake,
    copy.signature,
    `${copy.imprint}: ${imprint}\n${copy.privacy}: ${privacy}`,
  ].join('\n\n');
  const paragraphs = [
    html`${copy.greeting}`,
    html`${copy.request}<br><strong>${list}</strong>`,
    html`${copy.instruction}`,
    html`<a href="${link}" style="${BUTTON}">${copy.button}</a>`,
    html`${copy.validity}`,
    html`${copy.mistake}`,
    html`${copy.signature}`,
    html`<small><a href="${imprint}">${copy.imprint}</a> · <a href="${privacy}">${copy.privacy}</a></small>`,
  ].map(
    (content) => html`<p>${content}</p>
`,
  );
  const page = html`<!doctype html>
<html lang="${locales[locale].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${copy.subject}</title></head>
<body style="${BODY}">
${paragraphs}</body>
</html>`;
  return { subject: copy.subject, text, html: page.toString() };
}

const BODY = 'max-width:34em;margin:2em auto;padding:0 1em;font:16px/1.5 sans-serif;color:#1d1d26;background:#fff';
const BUTTON =
  'display:inline-block;padding:.75em 1.5em;border-radius:4px;background:#f2a033;color:#1d1d26;font-weight:600;text-decoration:none';
