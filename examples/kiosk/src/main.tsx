import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/archivo';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/screens.css';
import './styles/details.css';
import './styles/form.css';
import { App } from './app.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import { StartFailure } from './screens/start-failure.tsx';
import { ServicesContext } from './services-context.ts';
import { loadSettings } from './settings.ts';
import { startServices } from './start-services.ts';
import { findPictureFormat, PictureFormatContext } from './ui/picture-format.ts';

const element = document.getElementById('root');
if (!element) throw new Error('There is no root element.');
const root = createRoot(element);

try {
  if (import.meta.env.PROD) registerServiceWorker();
  const [settings, format] = await Promise.all([loadSettings(), findPictureFormat()]);
  const services = await startServices(settings, format);
  root.render(
    <StrictMode>
      <ServicesContext value={services}>
        <PictureFormatContext value={format}>
          <App />
        </PictureFormatContext>
      </ServicesContext>
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  root.render(<StartFailure />);
}
