import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { attributionParts } from './attributionParts';

/** Credits the provider of the map's background. */
export function Attribution({ text }: { text: string }) {
  const parts = useMemo(() => attributionParts(text), [text]);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'right' }}>
      {parts.map(({ words, href }) =>
        href === undefined ? (
          words
        ) : (
          <Link key={href} href={href} target="_blank" rel="noreferrer" color="inherit">
            {words}
          </Link>
        ),
      )}
    </Typography>
  );
}
