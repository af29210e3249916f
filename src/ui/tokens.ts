/**
 * The sizes and colours of the app that the deployment does not choose. This is the only file with such literals: the theme, the grid and the login page's
 * style sheet take theirs from here.
 */
export const fontFamily = "'Inter Variable', 'Inter Stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Few sizes with clear steps, in rem; 1 rem is 16 px unless the operator has chosen another size in the browser. */
export const fontSizes = { small: '0.8125rem', smallButton: '0.8705rem', body: '0.9375rem', lead: '1.0625rem', title: '1.5rem' } as const;

export const radius = { control: 6, card: 10 } as const;

/** Sizes in px. */
export const sizes = { topBar: 56, gridRow: 42, gridRowCompact: 32, gridHeader: 40, recordWidth: 1040, map: 240, mail: 600, phone: 360 } as const;

/** The width of the menu, which grows with the letters once its words need it. */
export const drawerWidth = 'max(256px, 11rem)';

/** The media query of a telephone: there, rows become cards, and wide content folds. */
export const telephone = '(max-width: 599.95px)';

/** The media query of a wide screen: what stands below something on other screens has room beside it. */
export const wideScreen = '(min-width: 1600px)';

/** The media query of a screen with room for two columns of sections beside the menu and an outline. */
export const widestScreen = '(min-width: 2300px)';

export interface Scheme {
  background: string;
  surface: string;
  text: string;
  mutedText: string;
  line: string;
  /** The background of the current item of several: the entry of the menu, a chosen day. */
  selected: string;
  error: string;
  success: string;
  warning: string;
  info: string;
  /** What the words and the background of a notice are mixed of, which only informs. */
  infoTint: string;
  /** Black or white, as the words are: what fine lines and shades are mixed of. */
  ink: string;
  onError: string;
  /** Words and icons of what is off, and the background of such a button. */
  disabled: string;
  disabledBackground: string;
  icon: string;
  /** A row or an entry of the menu under the pointer. */
  hovered: string;
  /** How much of its colour a button without a background gets under the pointer. */
  underPointer: string;
  /** Words of a box that is off, how strong the example in an empty box is, and the shadow that colours a box which the browser has filled in. */
  disabledText: string;
  placeholder: string;
  autofill: string;
}

export const lightScheme: Scheme = {
  background: '#f5f6f8',
  surface: '#ffffff',
  text: '#1b2330',
  mutedText: '#566072',
  line: '#dfe3ea',
  selected: '#e9ecf1',
  error: '#b3261e',
  success: '#1b6e3c',
  warning: '#8a5300',
  info: '#0288d1',
  infoTint: '#03a9f4',
  ink: '#000000',
  onError: '#ffffff',
  disabled: 'rgba(0, 0, 0, 0.26)',
  disabledBackground: 'rgba(0, 0, 0, 0.12)',
  icon: 'rgba(0, 0, 0, 0.54)',
  hovered: 'rgba(0, 0, 0, 0.04)',
  underPointer: '4%',
  disabledText: 'rgba(0, 0, 0, 0.38)',
  placeholder: '0.42',
  autofill: 'none',
};

export const darkScheme: Scheme = {
  background: '#11151c',
  surface: '#1a202a',
  text: '#e7ebf2',
  mutedText: '#a5afbf',
  line: '#313a48',
  selected: '#2d3542',
  error: '#ffb4ab',
  success: '#7fd8a0',
  warning: '#f2bf72',
  info: '#29b6f6',
  infoTint: '#4fc3f7',
  ink: '#ffffff',
  onError: 'rgba(0, 0, 0, 0.87)',
  disabled: 'rgba(255, 255, 255, 0.3)',
  disabledBackground: 'rgba(255, 255, 255, 0.12)',
  icon: '#ffffff',
  hovered: 'rgba(255, 255, 255, 0.08)',
  underPointer: '8%',
  disabledText: 'rgba(255, 255, 255, 0.5)',
  placeholder: '0.5',
  autofill: '0 0 0 100px #266798 inset',
};
