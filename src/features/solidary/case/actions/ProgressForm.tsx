import { useCallback, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import { useLabels } from '@/engine/fields/labels';
import { useTranslation } from '@/i18n/useTranslation';
import { Tick } from '@/ui/Tick';
import { useCase } from '../CaseContext';
import { CaseForm } from '../CaseForm';
import { CaseCommandButton } from '../CaseCommandButton';
import { ACCEPT } from '../header/nextStep';
import { MANUAL_PROGRESS, STEPS } from './catalogue';
import { useNoteAction } from './useNoteAction';

const COMMAND = 'progress';
const CREATED = 0;
const [ACCEPTED] = STEPS;

/** Sets the progression by hand, to one of the four values that the platform accepts; each gives a status (contract requests.status). */
export function ProgressForm() {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  const { entity, solidaryCase } = useCase();
  const labels = useLabels(entity.resource);
  const note = useNoteAction();
  const [chosen, setChosen] = useState<number>();
  const [isTried, setTried] = useState(false);
  const findStep = useCallback(() => document.querySelector<HTMLElement>(`[name="${id}"]:not(:disabled)`), [id]);
  const current = STEPS.find(({ status, progression }) => status === solidaryCase.status && progression === solidaryCase.progression);
  const { hash, key } = useLocation();
  const { status, progression } = solidaryCase;
  // The link for the next step of a new request leads here: its value is then preselected, and only has to be confirmed.
  const asked = hash === `#${ACCEPT}` && status === CREATED ? key : undefined;
  const [heard, setHeard] = useState<string>();
  if (asked !== heard) {
    setHeard(asked);
    if (asked !== undefined) setChosen(ACCEPTED.progression);
  }
  // A progression that differs from its status' usual one comes from an action that only sets the progression.
  const help = current || progression === 0 ? t('progress.help') : `${t('progress.help')} ${t('progress.apart', { progression, status: labels.choice('status', status) })}`;
  const message = isTried && chosen === undefined ? t('progress.missing') : undefined;

  function submit() {
    setTried(true);
    const { userId } = solidaryCase.beneficiary;
    if (chosen === undefined || userId === undefined) return findStep()?.focus();
    return void note({ action: MANUAL_PROGRESS, userId, progression: chosen, as: COMMAND, onMade: empty });
  }

  function empty() {
    setChosen(undefined);
    setTried(false);
  }

  return (
    <CaseForm title={t('progress.title')} onSubmit={submit}>
      <FieldFrame id={id} label={t('progress.step')} labelPlace="group" help={help} message={message}>
        <div className="tick-list">
          {STEPS.map((step) => (
            <Tick
              key={step.progression}
              type="radio"
              id={step === ACCEPTED ? ACCEPT : undefined}
              name={id}
              label={t(step === current ? 'progress.current' : 'progress.choice', { progression: step.progression, status: labels.choice('status', step.status) })}
              checked={step.progression === chosen}
              disabled={step === current}
              onChange={() => setChosen(step.progression)}
            />
          ))}
        </div>
      </FieldFrame>
      <CaseCommandButton command={COMMAND} findNext={findStep} type="submit" variant="outlined">
        {t('progress.change')}
      </CaseCommandButton>
    </CaseForm>
  );
}
