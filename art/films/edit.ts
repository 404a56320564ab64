import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { frame, previewSeconds, seconds } from './frame.ts';

const run = promisify(execFile);

/** Lossless intermediate format. */
const RAW = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0'];

/** Output encoding of films. */
export const packing = [
  ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '32', '-deadline', 'good', '-cpu-used', '2', '-row-mt', '1'],
  ...['-g', String(10 * frame.rate), '-pix_fmt', 'yuv420p', '-cues_to_front', '1', '-fflags', '+bitexact', '-an'],
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

type Clip = { slide: string; picture?: { file: string; filter: string }; frames: number; file: string };

/** Overlays the moving picture on the still slide. */
export async function shoot({ slide, picture, frames, file }: Clip): Promise<void> {
  const still = (path: string) => ['-loop', '1', '-framerate', String(frame.rate), '-i', path];
  const stage = picture && [
    ...still(picture.file),
    '-filter_complex',
    `[1]${picture.filter}[stage];[0][stage]overlay=${frame.stage.left}:0:format=gbrp`,
  ];
  await ffmpeg([...still(slide), ...(stage ?? []), '-frames:v', String(frames), ...RAW, file]);
}

type Cut = {
  /** In order; `start` is the second at which the fade into the clip begins. */
  clips: { file: string; start: number }[];
  length: number;
  video: string;
  preview?: string | undefined;
};

/** Joins the clips with cross-fades, and encodes the film and its public preview. */
export async function joinClips({ clips, length, video, preview }: Cut): Promise<void> {
  const fades = clips.slice(1).map(({ start }, index) => {
    const before = index === 0 ? '[0]' : `[f${index}]`;
    return `${before}[${index + 1}]xfade=duration=${seconds.fade}:offset=${start}[f${index + 1}];`;
  });
  const graph = `${fades.join('')}[f${fades.length}]scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const pack = (pad: string, end: number, file: string) => ['-map', pad, '-t', String(end), ...packing, file];
  await ffmpeg([
    ...clips.flatMap(({ file }) => ['-i', file]),
    ...['-filter_complex', preview ? `${graph},split[film][preview]` : `${graph}[film]`],
    ...pack('[film]', length, video),
    ...(preview ? pack('[preview]', previewSeconds, preview) : []),
  ]);
}

async function ffmpeg(args: string[]): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-y', ...args]);
}
