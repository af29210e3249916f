import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from './VisuallyHidden';
import { useDelayed } from './useDelayed';

interface LoadingStateProps {
  /** "Chargement des utilisateurs…" */
  label: string;
  shape: 'grid' | 'form' | 'text';
}

const ROWS = { grid: 12, form: 6, text: 4 };

/** A skeleton of what is coming, after the 200 ms in which nothing needs to be said. */
export function LoadingState({ label, shape }: LoadingStateProps) {
  const late = useDelayed(200);

  return (
    <Box aria-busy="true" sx={{ minHeight: 240 }}>
      {late && (
        <>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
          {Array.from({ length: ROWS[shape] }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={shape === 'form' ? 40 : 24} sx={{ my: shape === 'form' ? 3 : 1.5 }} />
          ))}
        </>
      )}
    </Box>
  );
}
