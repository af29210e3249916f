import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { sizes } from './tokens';
import { VisuallyHidden } from './VisuallyHidden';
import { useDelayed } from './useDelayed';

interface LoadingStateProps {
  /** The words for screen readers, for example "Chargement des utilisateurs…". */
  label: string;
  shape: 'grid' | 'form' | 'text';
}

const ROWS = { grid: 12, text: 4 };

/** A skeleton of the content that is loading. It appears after 200 ms: a shorter wait needs no words. */
export function LoadingState({ label, shape }: LoadingStateProps) {
  const late = useDelayed(200);

  return (
    <Box aria-busy="true" sx={{ minHeight: 240 }}>
      {late && (
        <>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
          {shape === 'form' ? <RecordShape /> : Array.from({ length: ROWS[shape] }, (_, index) => <Skeleton key={index} variant="rounded" height={24} sx={{ my: 1.5 }} />)}
        </>
      )}
    </Box>
  );
}

/** The shape of a record: a title over sections of fields with their labels, at the places that the content will take. */
function RecordShape() {
  return (
    <>
      <Skeleton variant="rounded" height={32} sx={{ width: 'min(320px, 70%)', mb: 1 }} />
      <Skeleton variant="rounded" height={20} sx={{ width: 'min(220px, 50%)', mb: 3 }} />
      <Box sx={{ bgcolor: 'background.paper', maxWidth: sizes.recordWidth, px: { xs: 2, md: 3 }, py: 1.5, borderRadius: 1 }}>
        {SECTIONS.map((fields, section) => (
          <Box key={section} sx={sectionStyle}>
            <Skeleton variant="rounded" height={24} sx={{ width: 'min(140px, 60%)' }} />
            <Box sx={{ display: 'grid', gap: 2.5 }}>
              {Array.from({ length: fields }, (_, field) => (
                <div key={field}>
                  <Skeleton variant="rounded" height={18} sx={{ width: 140, mb: 0.75 }} />
                  <Skeleton variant="rounded" height={38} />
                </div>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** The number of fields in each section, as an average record has them. */
const SECTIONS = [4, 3];

const sectionStyle = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' }, gap: { xs: 2, lg: 4 }, py: 2.5 };
