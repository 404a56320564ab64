import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPicture } from '../testing/records.ts';
import { Picture } from './picture.tsx';
import { PictureFormatContext } from './picture-format.ts';

describe('a picture', () => {
  it('offers the files of one format by width', () => {
    render(<Picture picture={createPicture()} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A printer' });
    expect(image).toHaveAttribute(
      'srcset',
      'https://site.example/p-480.avif 480w, https://site.example/p-1440.avif 1440w',
    );
    expect(image).toHaveAttribute('sizes', '50vw');
  });

  it('uses WebP on a device without AVIF', () => {
    render(
      <PictureFormatContext value="WEBP">
        <Picture picture={createPicture()} sizes="50vw" />
      </PictureFormatContext>,
    );
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://site.example/p-960.webp');
  });

  it('shows its placeholder and alternative text if it cannot be loaded', () => {
    const { container } = render(<Picture picture={createPicture()} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('A printer')).toBeVisible();
    expect(container.querySelector('.picture')).toHaveStyle({ backgroundImage: 'url("data:image/webp;base64,AAAA")' });
  });
});
