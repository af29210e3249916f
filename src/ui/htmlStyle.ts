/** The style of formatted text, both where it is read and where it is edited. */
export const htmlStyle = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote, & pre, & table': { my: 1 },
  '& li > p': { my: 0 },
  '& ul, & ol': { pl: 3 },
  '& h1, & h2': { typography: 'h2', mt: 2, mb: 1 },
  '& h3, & h4, & h5, & h6': { typography: 'body1', fontWeight: 650, mt: 2, mb: 1 },
  '& a': { color: 'primary.main' },
  '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider' },
  '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left' },
};
