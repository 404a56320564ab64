import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Film, films, type Shot, select } from './films/catalogue.ts';
import { joinClips, shoot } from './films/edit.ts';
import { frame, seconds } from './films/frame.ts';
import { openProjector } from './films/projector.ts';
import { addToManifest, fileOf, isFresh } from './films/render-manifest.ts';
import { prepareTake } from './films/take.ts';
import { chromiumPath } from './render/env.ts';

const names = process.argv.slice(2);
const wanted = names.length > 0 ? select(names) : films.filter((film) => !isFresh(film));
const folder = mkdtempSync(join(tmpdir(), 'heliograph-films-'));
const projector = await openProjector(chromiumPath);
try {
  for (const film of wanted) console.log(await render(film));
} finally {
  await projector.close();
  rmSync(folder, { recursive: true });
}

async function render(film: Film): Promise<string> {
  const clips: { file: string; start: number }[] = [];
  let start = 0;
  for (const shot of film.shots) {
    clips.push({ file: await shootOne(shot, clips.length), start });
    start += shot.seconds;
  }
  const [video, preview] = [fileOf(film.video), film.preview && fileOf(film.preview)];
  mkdirSync(dirname(video), { recursive: true });
  await joinClips({ clips, length: start, video, preview });
  addToManifest(film);
  return `${film.name}  ${start} s  ${Math.round(statSync(video).size / 1000)} kB`;
}

/** Each clip overlaps the next one by the length of the fade. */
async function shootOne({ slide, seconds: length, take }: Shot, index: number): Promise<string> {
  const at = (ending: string) => join(folder, `${index}${ending}`);
  const frames = Math.round((length + seconds.fade) * frame.rate);
  writeFileSync(at('-slide.png'), await projector.show(slide));
  const picture = take && { file: at('.png'), filter: await prepareTake(take, at('.png'), frames) };
  await shoot({ slide: at('-slide.png'), ...(picture && { picture }), frames, file: at('.mkv') });
  return at('.mkv');
}
