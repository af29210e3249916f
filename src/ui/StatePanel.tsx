import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Sentence } from './Sentence';
import { useFocusHandover } from './useFocusHandover';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  detail?: string | undefined;
  actions?: ReactNode;
  role?: 'alert';
}

/** The middle of a page that has nothing else to show: it says why, and what can be done. */
export function StatePanel({ icon, title, detail, actions, role }: StatePanelProps) {
  const box = useFocusHandover();
  return (
    <Box ref={box} role={role} sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}>
      <Box aria-hidden="true" sx={{ color: 'text.secondary', '& svg': { fontSize: 40 } }}>
        {icon}
      </Box>
      <Typography component="p" variant="subtitle1" sx={{ maxWidth: 640 }}>
        <Sentence text={title} />
      </Typography>
      {detail && (
        <Typography component="p" color="text.secondary" sx={{ maxWidth: 520 }}>
          <Sentence text={detail} />
        </Typography>
      )}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center', mt: 1 }}>{actions}</Box>}
    </Box>
  );
}
