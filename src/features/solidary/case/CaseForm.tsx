import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type SubmitEvent } from 'react';

interface CaseFormProps {
  title: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A small form of a section, under its own heading. */
export function CaseForm({ title, onSubmit, children }: CaseFormProps) {
  const id = useId();

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Box component="form" noValidate aria-labelledby={id} onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0, '& > :not(button)': { width: '100%' } }}>
      <Typography id={id} component="h3" variant="body1" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
