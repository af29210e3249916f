import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from './VisuallyHidden';
import { useDelayed } from './useDelayed';

interface LoadingStateProps {
  /** The words for screen readers, for example "Chargement des utilisateurs…". */
  label: string;
  shape: 'grid' | 'form' | 'text';
}

const ROWS = { grid: 12, form: 6, text: 4 };

/** A skeleton of the content that is loading. It appears after 200 ms: a shorter wait needs no words. */
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
