/**
 * A list of cards, with as many side by side as there is room for.
 *
 * @param few what a line of few cards does: it takes the whole width, or leaves room for more.
 */
export function gridStyle(few: 'wide' | 'narrow' = 'narrow') {
  return { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: `repeat(${few === 'wide' ? 'auto-fit' : 'auto-fill'}, minmax(min(220px, 100%), 1fr))` };
}

export const cardStyle = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };
