import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemPreviewProps } from '@/engine/model/Widget';
import { proofDefinition } from './proofDefinition';
import { ProofField } from './ProofField';

/** A preview of how the form of a request will ask for a proof. It can be tried out while the proof is defined; nothing is stored. */
export function ProofPreview({ field, item }: ItemPreviewProps) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const definition = proofDefinition(item);
  const { inputType, activated, choices } = definition;
  const hasChoices = inputType === 'selectbox' || inputType === 'radio';
  if (!inputType || (hasChoices && choices.length === 0)) return null;

  return (
    <Box component="fieldset" onKeyDown={stopSubmit} sx={previewStyle}>
      <Typography component="legend" variant="body2" sx={{ color: 'text.secondary', px: 0.5 }}>
        {t('proofs.preview')}
      </Typography>
      {activated ? (
        // The key resets the preview for another kind of input, because the value of one does not fit another.
        <TriedOut key={inputType} id={id} list={field} definition={{ ...definition, inputType }} />
      ) : (
        <Typography variant="body2">{t('proofs.inactive')}</Typography>
      )}
    </Box>
  );
}

function TriedOut(props: Pick<Parameters<typeof ProofField>[0], 'id' | 'list' | 'definition'>) {
  const [value, setValue] = useState<unknown>();
  return <ProofField {...props} value={value} onChange={setValue} />;
}

/** Enter must not save the record, of which the preview is no part. */
function stopSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

const previewStyle = { m: 0, px: 2, pb: 2, pt: 1, minWidth: 0, border: 1, borderStyle: 'dashed', borderColor: 'divider', borderRadius: 1 };

