import { createTheme, type Theme } from '@mui/material/styles';
import { inkOn } from '@/config/contrast';
import { onDark, onLight, strong, type ThemeColours } from './schemeColours';
import { darkScheme, fontFamily, fontSizes, lightScheme, radius, telephone, type Scheme } from './tokens';

const themes = new Map<string, Theme>();

/** The component library's theme in the deployment's colours, made once. */
export function appTheme(colours: ThemeColours): Theme {
  const key = `${colours.primary} ${colours.secondary}`;
  const theme = themes.get(key) ?? makeTheme(colours);
  themes.set(key, theme);
  return theme;
}

/**
 * Made of the tokens and the deployment's colours, as what is painted without the library is. Light and dark are two sets of CSS variables chosen by `data-scheme` on `<html>`, so that a
 * switch repaints the page without rendering it again.
 */
function makeTheme(colours: ThemeColours): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme' },
    colorSchemes: { light: { palette: palette(lightScheme, lightColours(colours)) }, dark: { palette: palette(darkScheme, darkColours(colours)) } },
    shape: { borderRadius: radius.control },
    typography: {
      fontFamily,
      fontSize: 15,
      h1: { fontSize: fontSizes.title, fontWeight: 650, lineHeight: 1.3 },
      h2: { fontSize: fontSizes.lead, fontWeight: 650, lineHeight: 1.4 },
      subtitle1: { fontSize: fontSizes.lead, lineHeight: 1.5 },
      body1: { fontSize: fontSizes.body },
      body2: { fontSize: fontSizes.small },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiMenu: { styleOverrides: { paper: edged } },
      MuiMenuItem: { styleOverrides: { root: forFingers } },
      MuiLinearProgress: { styleOverrides: { root: { [FORCED]: { border: '1px solid' } }, bar1: { [FORCED]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } } } },
      MuiFormControl: { defaultProps: { fullWidth: true } },
      MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' }, styleOverrides: { paper: nearTheEdges } },
      MuiDialogContent: { styleOverrides: { root: endingInALine } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: fontSizes.lead, fontWeight: 650, lineHeight: 1.4 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 20px' } } },
    },
  });
}

function palette(scheme: Scheme, colours: ThemeColours) {
  return {
    primary: tones(colours.primary),
    secondary: tones(colours.secondary),
    error: { main: scheme.error },
    success: { main: scheme.success },
    warning: { main: scheme.warning },
    info: { main: scheme.info },
    background: { default: scheme.background, paper: scheme.surface },
    text: { primary: scheme.text, secondary: scheme.mutedText },
    divider: scheme.line,
    action: { selected: scheme.selected },
  };
}

/** A colour, the colour of the text on it, and the colour of its button under the pointer. */
function tones(main: string) {
  return { main, contrastText: inkOn(main), dark: strong(main) };
}

function lightColours({ primary, secondary }: ThemeColours): ThemeColours {
  return { primary: onLight(primary), secondary: onLight(secondary) };
}

function darkColours({ primary, secondary }: ThemeColours): ThemeColours {
  return { primary: onDark(primary), secondary: onDark(secondary) };
}

/** What opens over the page, which in the dark has the colour of the cards below it. */
const edged = { border: '1px solid var(--line)' };

/** On a telephone a dialog leaves as little of the window free as the page does. */
const nearTheEdges = { [`@media ${telephone}`]: { '&:not(.MuiDialog-paperFullScreen)': { margin: 16, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' } } };

/** A line stands where the content of a dialog goes on under its buttons. At the end of the content, a second one of the colour of the dialog covers it. */
const endingInALine = {
  background: 'linear-gradient(var(--surface) 0 0) local, linear-gradient(var(--line) 0 0) scroll',
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 1px',
};

/** The media query of forced colours, which replace every background by that of the page. */
const FORCED = '@media (forced-colors: active)';

/** Choices are larger where fingers press them (rule targets.size). */
const forFingers = { '@media (pointer: coarse)': { minHeight: 44 } };

const variables = new WeakMap<Theme, string>();

/** The theme's CSS variables of both schemes, as a style sheet. */
export function themeVariables(theme: Theme): string {
  const text = variables.get(theme) ?? writeVariables(theme as CssTheme);
  variables.set(theme, text);
  return text;
}

/** The library makes such themes of those with CSS variables; their type is not exported. */
type CssTheme = Theme & { generateStyleSheets(): Record<string, Record<string, string | number>>[] };

function writeVariables(theme: CssTheme): string {
  return theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, values]) => `${selector}{${Object.entries(values).map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`).join('')}}`)
    .join('');
}
