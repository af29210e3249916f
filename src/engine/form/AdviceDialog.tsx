import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Advice } from '../model/Resource';

interface AdviceDialogProps {
  advice: Advice;
  onTake(): void;
  onRefuse(): void;
  onCancel(): void;
}

/** Proposes to send something else than what was filled in, and says what follows from each choice. The advised choice comes first. */
export function AdviceDialog({ advice, onTake, onRefuse, onCancel }: AdviceDialogProps) {
  const { t } = useTranslation('form');
  const [choice, setChoice] = useState<'advised' | 'asked'>('advised');

  return (
    <ConfirmDialog
      open
      title={advice.title}
      body={advice.body}
      cancelLabel={t('duplicates.back')}
      confirmLabel={t('advice.goOn')}
      onConfirm={choice === 'advised' ? onTake : onRefuse}
      onClose={onCancel}
    >
      <RadioGroup aria-label={advice.title} value={choice} onChange={(_event, value) => setChoice(value === 'asked' ? 'asked' : 'advised')} sx={{ gap: 1 }}>
        {(['advised', 'asked'] as const).map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio autoFocus={name === 'advised'} sx={{ alignSelf: 'start' }} />}
            label={
              <>
                <span style={{ fontWeight: 600 }}>{advice[name].label}</span>
                <br />
                {advice[name].detail}
              </>
            }
          />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}
