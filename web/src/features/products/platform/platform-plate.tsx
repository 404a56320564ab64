/** By which the plate is drawn larger than the build area, in millimetres, so that parts visibly lie inside. */
export const RIM = 4;

type Props = { width: number; depth: number };

/** A build plate from above. The origin is the left front corner of the build area, which is a fine line. */
export function PlatformPlate({ width, depth }: Props) {
  return (
    <>
      <rect
        x={-RIM}
        y={-RIM}
        width={width + 2 * RIM}
        height={depth + 2 * RIM}
        rx={RIM / 2}
        className="fill-surface stroke-edge"
        vectorEffect="non-scaling-stroke"
      />
      <rect
        width={width}
        height={depth}
        fill="none"
        className="stroke-line"
        strokeDasharray="3 2"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
