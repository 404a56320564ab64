/** Without the spaces and joiners that keep words on one line. */
export function toPlainText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}
