import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { Steps } from './steps.tsx';

it('shows the picture of a screen in the language of the page', () => {
  renderPage(
    <Steps
      layout={{ kind: 'steps', picture: 'screens/arm-scan', items: { scan: {} } }}
      copy={{ title: 'Ablauf', items: { scan: { title: 'Scannen', text: 'Rundum.' } } }}
    />,
    { locale: 'de' },
  );
  expect(screen.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('arm-scan-de'));
});
