import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { SoftwareRelease } from './software-data.ts';
import { SoftwareReleaseCard } from './software-release-card.tsx';

const release: SoftwareRelease = {
  id: '851',
  channel: 'LATEST',
  platform: 'WINDOWS',
  name: 'Heliograph Prepare 6.2.1',
  version: '6.2.1',
  publishedOn: '2026-11-10',
  system: 'Windows 11',
  memory: 16,
  recommendedMemory: 32,
  storage: 20,
  graphics: 'Graphics card with 4 GB of memory',
  needsNetwork: true,
  compatibility: 'All printers',
  notes: [],
  fileName: 'heliograph-prepare-6.2.1-win-x64.exe',
  downloadUrl: null,
  downloadSize: null,
  downloadSha256: null,
  servedLocale: 'EN',
};
const download = {
  downloadUrl: 'https://downloads.example/prepare.exe',
  downloadSize: 214_958_080,
  downloadSha256: '0123456789abcdef'.repeat(4),
};

describe.each(localeCodes)('the card of a release in %s', (locale) => {
  const { Software } = messages[locale];
  const downloadName = Software.downloadOf.replace('{name}', release.name);
  const requestName = Software.requestNamed.replace('{name}', release.name);

  it('R167 downloads the installer, with its size and checksum', () => {
    renderPage(<SoftwareReleaseCard release={{ ...release, ...download }} downloads={[]} />, { locale });
    const link = screen.getByRole('link', { name: downloadName });
    expect(link).toHaveAttribute('href', download.downloadUrl);
    expect(link).toHaveTextContent(
      new Intl.NumberFormat(locales[locale].tag, { style: 'unit', unit: 'megabyte' }).format(215),
    );
    const row = screen.getByText(Software.rows.checksum).closest('div');
    expect(within(row ?? document.body).getByText(download.downloadSha256)).toBeVisible();
    expect(screen.queryByRole('link', { name: requestName })).not.toBeInTheDocument();
  });

  it('R167 omits an unknown size and checksum', () => {
    renderPage(<SoftwareReleaseCard release={{ ...release, downloadUrl: download.downloadUrl }} downloads={[]} />, {
      locale,
    });
    expect(screen.getByRole('link', { name: downloadName })).toHaveTextContent(Software.download);
    expect(screen.queryByText(Software.rows.checksum)).not.toBeInTheDocument();
  });

  it('R389 requests an installer without a download', () => {
    renderPage(<SoftwareReleaseCard release={release} downloads={[]} />, { locale });
    expect(screen.getByRole('link', { name: requestName })).toHaveAttribute('href', '#inquiry');
    expect(screen.getByText(Software.handedOut)).toBeVisible();
  });
});
