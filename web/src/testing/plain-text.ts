/** Without the spaces and joiners that keep words on one line. */
export function toPlainText(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/[\u200b\u2060]/g, '').replaceAll('\u00a0', ' ');
}
