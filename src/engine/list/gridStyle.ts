/** A checkbox, and what is around it as a target for the pointer: its cell unless said. */
export const tickStyle = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  cursor: 'pointer',
  userSelect: 'none',
  '& input': { width: 18, height: 18, m: 0, cursor: 'pointer', accentColor: 'var(--mui-palette-primary-main)' },
} as const;

/** What the grid's own theme has no parameter for. */
export const gridStyle = {
  displayPrint: 'none',
  flex: '0 1 auto',
  minHeight: 200,
  maxHeight: { sm: '75dvh', md: 'none' },
  transition: 'opacity 120ms',
  // A text that its column has no room for goes on in a second line: the first thing to give way, before columns leave the window and before words are cut.
  '& .ag-cell': {
    display: '-webkit-box',
    alignContent: 'center',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 'var(--cell-lines)',
  },
  // One style for all rows: what a cell draws has none of its own.
  '& .row-actions': { display: 'flex', height: '100%', alignItems: 'center', color: 'text.secondary' },
  '& .row-actions > *': { display: 'grid', placeItems: 'center', width: 32, height: 30, p: 0, border: 0, borderRadius: 1, bgcolor: 'transparent', color: 'inherit', cursor: 'pointer' },
  '& .row-actions > :hover': { bgcolor: 'action.hover' },
  '& .row-tick': tickStyle,
  // A date with its hour takes some 8.2 em.
  '& [data-shortened]': { display: 'block', containerType: 'inline-size' },
  '@container (max-width: 8.4em)': { '& [data-tail]': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
  // Amounts stand in columns of figures. Elsewhere tabular figures would spread the hyphens of dates and telephone numbers.
  '& .ag-right-aligned-cell': { fontVariantNumeric: 'tabular-nums' },
  // The accent colour is kept for the primary action, selection and focus.
  '& .ag-cell a': { color: 'inherit' },
  '& .ag-cell > a': { fontWeight: 600, textDecoration: 'none' },
  '& .ag-cell > a:hover': { textDecoration: 'underline' },
  '& .ag-row[aria-selected=true]': { bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.1)' },
  '& .ag-cell:focus-visible, & .ag-header-cell:focus-visible, & a:focus-visible, & button:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
} as const;
