import type { editor } from 'monaco-editor';

export const editorThemes = { light: 'heliograph-light', dark: 'heliograph-dark' };

type Palette = Record<'ink' | 'soft' | 'accent' | 'amber' | 'green' | 'surface' | 'tint', string>;

const light: Palette = {
  ink: '#23252b',
  soft: '#6a6c73',
  accent: '#5b3fd1',
  amber: '#8a5200',
  green: '#2c6b4f',
  surface: '#fffefb',
  tint: '#ece8fb',
};

const dark: Palette = {
  ink: '#edeae3',
  soft: '#9a9ca4',
  accent: '#b5a6ff',
  amber: '#f0b45c',
  green: '#8fd0ae',
  surface: '#1e2025',
  tint: '#2f2950',
};

/** Loads Monaco and defines the themes of the brand. */
export async function defineEditorThemes(): Promise<void> {
  const { editor } = await import('monaco-graphql/esm/monaco-editor.js');
  editor.defineTheme(editorThemes.light, toTheme('vs', light));
  editor.defineTheme(editorThemes.dark, toTheme('vs-dark', dark));
}

function toTheme(base: editor.BuiltinTheme, colors: Palette): editor.IStandaloneThemeData {
  return { base, inherit: true, rules: toRules(colors), colors: toColors(colors) };
}

function toRules({ ink, soft, accent, amber, green }: Palette): editor.ITokenThemeRule[] {
  const rule = (token: string, color: string) => ({ token, foreground: color.slice(1) });
  return [
    rule('', ink),
    rule('comment', soft),
    rule('keyword', accent),
    rule('annotation', accent),
    rule('key.identifier', ink),
    rule('type.identifier', amber),
    rule('argument.identifier', green),
    rule('string', green),
    rule('number', amber),
    rule('string.key.json', ink),
    rule('string.value.json', green),
    rule('keyword.json', accent),
    rule('delimiter', soft),
  ];
}

function toColors({ ink, soft, accent, surface, tint }: Palette): editor.IColors {
  const raised = ['editorHoverWidget', 'editorSuggestWidget', 'quickInput', 'menu', 'editorWidget'];
  return {
    ...Object.fromEntries(raised.map((widget) => [`${widget}.background`, surface])),
    'editor.background': '#00000000',
    'editor.foreground': ink,
    'editorLineNumber.foreground': soft,
    'editorLineNumber.activeForeground': ink,
    'editor.selectionBackground': tint,
    'editor.inactiveSelectionBackground': tint,
    'editorCursor.foreground': accent,
    ...Object.fromEntries([1, 2, 3].map((depth) => [`editorBracketHighlight.foreground${depth}`, soft])),
    'editorIndentGuide.activeBackground1': tint,
    'scrollbar.shadow': '#00000000',
    'textLink.foreground': accent,
    'textLink.activeForeground': accent,
    'list.hoverBackground': tint,
    'list.highlightForeground': accent,
    'list.focusHighlightForeground': accent,
    'editorSuggestWidget.selectedBackground': tint,
    'editorSuggestWidget.selectedForeground': ink,
    'quickInputList.focusBackground': tint,
    'quickInputList.focusForeground': ink,
    'menu.selectionBackground': tint,
    'menu.selectionForeground': ink,
    focusBorder: accent,
  };
}
