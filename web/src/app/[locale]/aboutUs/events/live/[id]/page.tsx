import { liveStreamPath } from '#features/live-streams/live-stream-paths.ts';
import { StreamPage } from '#features/live-streams/stream-page.tsx';
import { createLiveStreamPage } from '../../create-live-stream-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createLiveStreamPage(liveStreamPath, StreamPage);

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;
