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

it('numbers the steps beside and below the picture in one sequence', () => {
  const names = ['scan', 'model', 'print', 'finish', 'check'];
  renderPage(
    <Steps
      layout={{
        kind: 'steps',
        picture: 'screens/arm-scan',
        items: Object.fromEntries(names.map((name) => [name, {}])),
      }}
      copy={{
        title: 'Workflow',
        items: Object.fromEntries(names.map((name) => [name, { title: name, text: 'Text.' }])),
      }}
    />,
  );
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('start'))).toEqual(['1', '3']);
  expect(screen.getByRole('heading', { name: 'check' }).previousElementSibling).toHaveTextContent('05');
});
