import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listSocialLinks, socialMarketOf } from '#content/site-links.ts';
import { socialCopy } from '#content/social/social.ts';
import { renderPage } from '#testing/render.tsx';
import { SocialPage } from './social-page.tsx';

const QR = 'https://files.example/wechat.png';

describe('the page of social channels', () => {
  it.each(localeCodes)(
    'R95 names the account of each channel, and folds those in another language, in %s',
    (locale) => {
      renderPage(<SocialPage locale={locale} wechatQrUrl={null} />, { locale });
      const own = socialMarketOf[locale];
      const other = own === 'china' ? 'international' : 'china';
      for (const { account } of listSocialLinks(own)) expect(screen.getAllByText(account)).not.toHaveLength(0);
      const folds = [...document.querySelectorAll('details:not([open]) h2')].map(({ textContent }) => textContent);
      expect(folds).toEqual([socialCopy[locale].markets[other].title]);
    },
  );

  it('has a code to scan for each channel in China, the WeChat code of the operator among them', () => {
    renderPage(<SocialPage locale="de" wechatQrUrl={QR} />, { locale: 'de' });
    expect(document.querySelector(`img[src="${QR}"]`)).toBeNull();
    renderPage(<SocialPage locale="cn" wechatQrUrl={QR} />, { locale: 'cn' });
    expect(document.querySelector(`img[src="${QR}"]`)).not.toBeNull();
    expect(screen.getAllByRole('img', { name: /二维码$/ })).toHaveLength(listSocialLinks('china').length);
  });
});
