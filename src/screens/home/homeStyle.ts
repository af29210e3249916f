/** A list of cards, with as many side by side as there is room for. */
export const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
};

export const cardStyle = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' };
