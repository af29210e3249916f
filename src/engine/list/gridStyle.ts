/** What the grid's own theme has no parameter for. */
export const gridStyle = {
  displayPrint: 'none',
  flex: '0 1 auto',
  minHeight: 200,
  maxHeight: { sm: '75dvh', md: 'none' },
  fontVariantNumeric: 'tabular-nums',
  transition: 'opacity 120ms',
  // The accent colour is kept for the primary action, selection and focus.
  '& .ag-cell a': { color: 'inherit' },
  '& .ag-cell > a': { fontWeight: 600, textDecoration: 'none' },
  '& .ag-cell > a:hover': { textDecoration: 'underline' },
  '& .ag-row[aria-selected=true]': { bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.1)' },
  '& .ag-cell:focus-visible, & .ag-header-cell:focus-visible, & a:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
} as const;
