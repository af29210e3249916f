/** The style of a tick box; its whole cell, by default, is the target for the pointer. */
export const tickStyle = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  cursor: 'pointer',
  userSelect: 'none',
  '& input': { width: 18, height: 18, m: 0, cursor: 'pointer', accentColor: 'var(--mui-palette-primary-main)' },
} as const;

/** Styles that the grid's own theme has no parameter for. They never change: with another class on the grid, the browser would compute the styles of all its cells again. */
export const gridStyle = {
  displayPrint: 'none',
  flex: '0 1 auto',
  minHeight: '12.5rem',
  maxHeight: { sm: '75dvh', md: 'none' },
  transition: 'opacity 120ms',
  '&[aria-busy=true]': { opacity: 0.6 },
  // A text without room in its column continues in a second line. This is the first thing to happen in a narrow grid, before columns leave the window and before words are cut.
  '& .ag-cell': {
    display: '-webkit-box',
    alignContent: 'center',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '&[data-compact] .ag-cell': { WebkitLineClamp: 1 },
  '& .sort-header': { display: 'flex', alignItems: 'center', gap: 0.5, height: '100%', flex: 1, minWidth: 0, cursor: 'pointer' },
  '& .sort-header svg': { fontSize: 16, flexShrink: 0 },
  '& .sort-header[data-direction=desc] svg': { transform: 'rotate(180deg)' },
  // A long label takes two lines, and is cut after them.
  '& .sort-label': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', whiteSpace: 'normal', lineHeight: 1.25 },
  // Where the operator has made all columns narrow, the lines between the rows go on to the column of actions.
  '& .ag-grid-scrolling-cells': { flexGrow: 1 },
  // One style for all rows and headers, so that what a cell renders needs none of its own.
  '& .row-actions': { display: 'flex', height: '100%', alignItems: 'center', color: 'text.secondary' },
  '& .row-actions > *': { display: 'grid', placeItems: 'center', width: '1.875rem', height: '1.875rem', p: 0, border: 0, borderRadius: 1, bgcolor: 'transparent', color: 'inherit', cursor: 'pointer' },
  '& .row-actions > :hover': { bgcolor: 'action.hover' },
  '& .row-tick': tickStyle,
  // A date with its time takes one line: where the column has no room for the time, it goes on in a second line that is out of sight. A reader's own text spacing must hide nothing (1.4.12).
  '& [data-shortened]': { display: 'block' },
  '&:not([data-spaced]) [data-shortened]': { maxHeight: '1.3em', overflow: 'hidden' },
  // The time goes there whole, with the comma that English has before it.
  '&:not([data-spaced]) [data-shortened] > span': { display: 'inline-block', whiteSpace: 'pre' },
  // Amounts have figures of equal width, to form columns. Elsewhere these would spread the hyphens of dates and telephone numbers.
  '& .ag-right-aligned-cell': { fontVariantNumeric: 'tabular-nums' },
  // The accent colour is kept for the primary action, selection and focus.
  '& .ag-cell a': { color: 'inherit' },
  '& .ag-cell > a': { fontWeight: 600, textDecoration: 'none' },
  '& .ag-cell > a:hover': { textDecoration: 'underline' },
  // The two parts of an e-mail address: the second stands below the first before either is cut, so that the domain is never lost. In a compact row both share the line.
  '& .value-link [data-cut]': { display: 'inline-block', maxWidth: '100%', overflow: 'hidden', textDecoration: 'inherit', textOverflow: 'ellipsis', verticalAlign: 'bottom', whiteSpace: 'nowrap' },
  '&[data-compact] .value-link > :has(> [data-cut])': { display: 'flex' },
  '&[data-compact] .value-link [data-cut]:first-of-type': { flex: '0 100 auto', minWidth: '3em' },
  // More columns go on under what is pinned.
  '&[data-scrolls] .ag-grid-pinned-right-cells': { boxShadow: '-5px 0 6px -5px rgb(0 0 0 / 0.3)' },
  // Where scrollbars lie over the content, the grid draws them over its last column: as glass, as it would hide what stands there.
  '& .ag-body-vertical-scroll-viewport, & .ag-body-horizontal-scroll-viewport': { bgcolor: 'transparent' },
  '& .ag-row[aria-selected=true]': { bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.1)' },
  '& .row-saved': { position: 'relative', mr: 0.5, '& svg': { width: '1.2em', height: '1.2em', verticalAlign: 'text-bottom' }, '& span': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
  // The row of the record that is open beside the list.
  '& .ag-row:has(> * > .ag-cell > a[aria-current])': { bgcolor: 'action.selected' },
  '& .ag-cell > a[aria-current]': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 3 },
  '& .ag-cell:focus-visible, & .ag-header-cell:focus-visible, & a:focus-visible, & button:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
} as const;
