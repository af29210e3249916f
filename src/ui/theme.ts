import { createTheme, type Theme } from '@mui/material/styles';
import { inkOn } from '@/config/contrast';
import { onDark, onLight, strong } from './schemeColours';
import { darkScheme, fontFamily, fontSizes, lightScheme, radius, telephone, type Scheme } from './tokens';

export interface ThemeColours {
  primary: string;
  secondary: string;
}

const themes = new Map<string, Theme>();

/** The theme in the deployment's colours. It is made once, which may be before the app is rendered: while the operator types a password. */
export function appTheme(colours: ThemeColours): Theme {
  const key = `${colours.primary} ${colours.secondary}`;
  const theme = themes.get(key) ?? makeTheme(colours);
  themes.set(key, theme);
  return theme;
}

/**
 * The only theme, made of the tokens and the deployment's colours. Light and dark are two sets of CSS variables chosen by `data-scheme` on `<html>`, so that a
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
      MuiFormControl: { defaultProps: { fullWidth: true } },
      MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true }, styleOverrides: { input: toldWhenFilledIn } },
      MuiOutlinedInput: { defaultProps: { size: 'small' } },
      MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' }, styleOverrides: { paper: nearTheEdges } },
      MuiDialogContent: { styleOverrides: { root: endingInALine } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: fontSizes.lead, fontWeight: 650, lineHeight: 1.4 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 20px' } } },
      MuiCssBaseline: { styleOverrides: baseline },
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
const edged = { border: '1px solid var(--mui-palette-divider)' };

/** On a telephone a dialog leaves as little of the window free as the page does. */
const nearTheEdges = { [`@media ${telephone}`]: { '&:not(.MuiDialog-paperFullScreen)': { margin: 16, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' } } };

/** A line stands where the content of a dialog goes on under its buttons. At the end of the content, a second one of the colour of the dialog covers it. */
const endingInALine = {
  background: 'linear-gradient(var(--mui-palette-background-paper) 0 0) local, linear-gradient(var(--mui-palette-divider) 0 0) scroll',
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 1px',
};

/** Choices are larger where fingers press them (rule targets.size). */
const forFingers = { '@media (pointer: coarse)': { minHeight: 44 } };

/**
 * A field learns from an animation that begins whether the browser has filled it in. Each field would add a style sheet with the two keyframes; here they are
 * added once, in the baseline.
 */
const toldWhenFilledIn = {
  animationName: 'mui-auto-fill-cancel',
  animationDuration: '10ms',
  '&:placeholder-shown': { textOverflow: 'ellipsis' },
  '&:-webkit-autofill': { animationName: 'mui-auto-fill', animationDuration: '5000s' },
};

/**
 * The style of the current item of several (in a media query `forced-colors: active`) where the operator's system has replaced all colours and shadows, which
 * otherwise mark it.
 */
const currentInForcedColours = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText', '& *': { color: 'HighlightText' } } as const;

const baseline = {
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
  // A printed page shows no buttons but those that are headings, and all that is folded. It is black on white whatever the scheme of the screen.
  '@media print': {
    '[hidden=until-found]': { display: 'block !important', contentVisibility: 'visible !important' },
    ':is(button, .button):not([data-fold]), nav, header, [role=search], [href="#content"]': { display: 'none !important' },
    '*': { color: 'var(--mui-palette-common-black) !important' },
    // Browsers print backgrounds when asked to, and black letters could not be read on those of the dark scheme.
    ':root': { '--mui-palette-background-default': 'var(--mui-palette-common-white) !important', '--mui-palette-background-paper': 'var(--mui-palette-common-white) !important' },
    'html, body, .MuiPaper-root': { backgroundColor: 'var(--mui-palette-common-white) !important' },
  },
  // Forced colours remove shadows and backdrops: what lies over the page and a button that is only an area of colour get a border, and what is selected gets the system's own colour.
  '@media (forced-colors: active)': {
    '.MuiDialog-paper, .MuiDrawer-paper, .MuiPopover-paper': { border: '1px solid' },
    // The selectors are stronger than the styles of these elements, which come later.
    ':root:root :is([aria-pressed=true], [aria-selected=true], li[aria-current=true], .MuiMenuItem-root.Mui-selected)': currentInForcedColours,
  },
  '*:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  // The link of a value, of which a list shows dozens: the component library's own link styles itself each time it is rendered.
  '.value-link': { color: 'var(--mui-palette-primary-main)', textDecorationColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.4)' },
  '.value-link:hover': { textDecorationColor: 'inherit' },
  // The heading takes the focus so that a screen reader starts there; it needs no outline since it cannot be pressed.
  'h1:focus-visible': { outline: 'none' },
  html: { scrollPaddingBottom: 'calc(var(--save-bar-height, 64px) + 32px)', scrollPaddingTop: 'calc(var(--page-bar-height, 0px) + var(--banner-height, 0px) + var(--notice-height, 0px) + 72px)' },
  // Transitions are removed rather than shortened: even the shortest would make the browser follow every property of every element, and the styles of a list take four times as
  // long. An animation still begins and ends once, because a field learns by its beginning that the browser has filled it in.
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', animationIterationCount: '1 !important', transition: 'none !important' },
  },
};
