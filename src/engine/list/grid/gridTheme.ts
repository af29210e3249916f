import { createTheme } from 'ag-grid-community';
import { fontSizes, radius, sizes } from '@/ui/tokens';

const palette = (name: string) => `var(--mui-palette-${name})`;

/**
 * The app's theme for the grid, without the icons, inputs and tabs of a ready-made one, which a list never shows. Its colours are CSS variables, so that switching
 * to dark mode renders nothing again.
 */
export const gridTheme = createTheme().withParams({
  backgroundColor: palette('background-paper'),
  foregroundColor: palette('text-primary'),
  textColor: palette('text-primary'),
  headerBackgroundColor: palette('background-paper'),
  headerTextColor: palette('text-secondary'),
  headerFontWeight: 600,
  accentColor: palette('primary-main'),
  borderColor: palette('divider'),
  // Columns are separated by space alone; the resize handle shows under the pointer.
  headerColumnResizeHandleColor: 'transparent',
  cellHorizontalPadding: 9,
  rowHoverColor: palette('action-hover'),
  browserColorScheme: 'inherit',
  fontFamily: 'inherit',
  fontSize: fontSizes.body,
  headerFontSize: fontSizes.small,
  rowHeight: sizes.gridRow,
  headerHeight: sizes.gridHeader,
  wrapperBorderRadius: radius.card,
});
