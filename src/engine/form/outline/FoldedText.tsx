import Box from '@mui/material/Box';

/** One line with the first values of something that is folded. On paper everything is unfolded. */
export function FoldedText({ texts, problem }: { texts: readonly string[]; problem: string | undefined }) {
  const said = [...new Set(texts)].filter((text) => text !== '').slice(0, MOST);
  return (
    <Box component="span" sx={lineStyle}>
      {problem !== undefined && (
        <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
          {said.length > 0 && ' · '}
        </Box>
      )}
      {said.join(' · ')}
    </Box>
  );
}

const MOST = 3;

const lineStyle = { display: 'block', displayPrint: 'none', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', typography: 'body2', color: 'text.secondary' };
