import { createTheme } from 'ag-grid-community';
import { fontSizes, radius, sizes } from '@/ui/tokens';

/**
 * The app's theme for the grid, without the icons, inputs and tabs of a ready-made one, which a list never shows. Its colours are CSS variables, so that switching
 * to dark mode renders nothing again.
 */
export const gridTheme = createTheme().withParams({
  backgroundColor: 'var(--surface)',
  foregroundColor: 'var(--text)',
  textColor: 'var(--text)',
  headerBackgroundColor: 'var(--surface)',
  headerTextColor: 'var(--muted-text)',
  headerFontWeight: 600,
  accentColor: 'var(--primary)',
  borderColor: 'var(--line)',
  // Columns are separated by space alone; the resize handle shows under the pointer.
  headerColumnResizeHandleColor: 'transparent',
  cellHorizontalPadding: 9,
  rowHoverColor: 'var(--hovered)',
  browserColorScheme: 'inherit',
  fontFamily: 'inherit',
  fontSize: fontSizes.body,
  headerFontSize: fontSizes.small,
  rowHeight: sizes.gridRow,
  headerHeight: sizes.gridHeader,
  wrapperBorderRadius: radius.card,
});
