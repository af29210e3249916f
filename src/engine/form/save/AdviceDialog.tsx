import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Tick } from '@/ui/Tick';
import type { Advice } from '../../model/Resource';

interface AdviceDialogProps {
  advice: Advice;
  onTake(): void;
  onRefuse(): void;
  onCancel(): void;
}

/** Proposes to send something else than what was filled in, and says what follows from each choice. The advised choice comes first. */
export function AdviceDialog({ advice, onTake, onRefuse, onCancel }: AdviceDialogProps) {
  const { t } = useTranslation('form');
  const id = useId();
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
      <div role="radiogroup" aria-label={advice.title} className="tick-list">
        {(['advised', 'asked'] as const).map((name) => (
          <Tick
            key={name}
            type="radio"
            name={id}
            autoFocus={name === 'advised'}
            checked={choice === name}
            onChange={() => setChoice(name)}
            label={
              <>
                <span style={{ fontWeight: 600 }}>{advice[name].label}</span>
                <br />
                {advice[name].detail}
              </>
            }
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
