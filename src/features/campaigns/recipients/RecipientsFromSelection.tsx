import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { Progress } from '@/engine/bulk/Progress';
import { useErrorText } from '@/engine/data/errorMessage';
import { useLabels } from '@/engine/fields/labels';
import type { Picked } from '@/engine/model/Picked';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Sentence } from '@/ui/Sentence';
import type { Choice } from './choose';
import { LONGEST_FILTERS } from './parameters';
import { PickedWords } from './PickedWords';
import type { ChosenRecipients } from './recipients';
import type { RecipientSource } from './sources';
import { useChoice, type ChoiceState } from './useChoice';

interface RecipientsFromSelectionProps {
  titleId: string;
  picked: Picked;
  source: RecipientSource;
  /** The label of the button that cancels. */
  cancel: string;
  onReady: (chosen: ChosenRecipients) => void;
  onClose: () => void;
}

/** Tells how many of the picked people can be written to, before they become recipients, or why they cannot and what can be done. */
export function RecipientsFromSelection({ titleId, picked, source, cancel, onReady, onClose }: RecipientsFromSelectionProps) {
  const { t } = useTranslation('recipients');
  const { state, retry } = useChoice(picked, source);
  const ready = readyIn(state);

  return (
    <>
      <DialogTitle id={titleId}>{t('recipients:title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Outcome state={state} picked={picked} source={source} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {cancel}
        </Button>
        {state.kind === 'failed' && (
          <Button variant="contained" onClick={retry}>
            {t('recipients:retry')}
          </Button>
        )}
        {ready && ready.chosen.deliveryCount > 0 && (
          <Button variant="contained" onClick={() => onReady(ready.chosen)}>
            {t(state.kind === 'tooMany' ? 'recipients:useFilters' : 'recipients:take')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** The choice that can be taken: the picked people, or the filters in their place. */
function readyIn(state: ChoiceState): Extract<Choice, { kind: 'ready' }> | undefined {
  if (state.kind === 'tooMany') return state.instead && readyIn(state.instead);
  return state.kind === 'ready' ? state : undefined;
}

function Outcome({ state, picked, source }: { state: ChoiceState; picked: Picked; source: RecipientSource }): ReactNode {
  const { t } = useTranslation('recipients');
  const labels = useLabels(picked.entity.resource);
  const errorText = useErrorText();

  switch (state.kind) {
    case 'counting':
      return state.read === 0 ? <LinearProgress aria-label={t('counting')} /> : <Progress label={t('counting')} done={state.read} total={picked.total} />;
    case 'failed':
      return (
        <Notice severity="error" role="alert">
          <Sentence text={t('failed', { reason: errorText(state.error) })} />
        </Notice>
      );
    case 'longFilters':
      return <Notice severity="warning" role="alert">{t('longFilters', { length: state.length, limit: LONGEST_FILTERS })}</Notice>;
    case 'tooMany':
      return (
        <>
          <Notice severity="warning" role="alert">
            {t('tooMany', { count: state.reached, limit: state.limit })} {t(state.instead?.kind === 'ready' ? 'insteadFilters' : 'insteadFewer')}
          </Notice>
          {state.instead?.kind === 'ready' && <Outcome state={state.instead} picked={picked} source={source} />}
        </>
      );
    case 'ready':
      return (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <PickedWords entity={picked.entity} list={picked.list} source={source} recipients={state.chosen} />
          {state.chosen.deliveryCount === 0 ? (
            <Notice severity="warning" role="alert">{t('nobodyPicked', { picked: labels.count(state.picked) })}</Notice>
          ) : (
            <Box component="p" role="status" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {t('reached', { count: state.chosen.deliveryCount, picked: labels.count(state.picked) })}
            </Box>
          )}
          <LeftOut names={state.leftOut ?? []} />
        </Box>
      );
  }
}

/** The largest number of names that are listed; nobody reads more one by one. */
const NAMED = 20;

function LeftOut({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('recipients');
  if (names.length === 0) return null;
  const named = names.slice(0, NAMED).join(', ');
  const others = names.length - NAMED;
  return (
    <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {others > 0 ? t('leftOutSome', { names: named, count: others }) : t('leftOut', { names: named })}
    </Box>
  );
}
