import CallOutlined from '@mui/icons-material/CallOutlined';
import { useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { HeaderButton } from '@/ui/HeaderButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { useFocusRescue } from '@/ui/useFocusRescue';
import { useOfferCommands } from '@/engine/page/pageCommands';
import { isProposed } from '../actions/catalogue';
import { useActions } from '../actions/useActions';
import { useCase } from '../CaseContext';
import { useAsksCall } from './asksCall';
import { commentName, NoteContactDialog, type NotedMeans } from '../drivers/NoteContactDialog';
import { useAskedText, useBegunLabel } from '../Unfinished';
import { useNameOf } from '../useNameOf';

const KEY = 'beneficiary';
const COMMENT = commentName('call', KEY);

/** Notes a call with the person who asked: from the top of the page, from the palette, or from the list of requests, which opens the page with this dialog. */
export function NoteCall() {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase, mayChange, isHeld, trouble } = useCase();
  const { beneficiary } = solidaryCase;
  const means = useNotedCall();
  const asksCall = useAsksCall();
  const begunLabel = useBegunLabel();
  const [asked, ask] = useAskedText();
  const isAsking = asked === COMMENT;
  const isOffered = mayChange && means !== undefined && beneficiary.userId !== undefined;
  const label = t('contacts.noteCall');
  useEffect(() => {
    if (asksCall) ask(COMMENT);
  }, [asksCall, ask]);
  useFocusRescue(isAsking);
  useOfferCommands(useNameOf()(beneficiary), isOffered && !isHeld ? [{ key: 'call', label, run: () => ask(COMMENT) }] : []);
  if (!isOffered) return null;
  return (
    <>
      <HeaderButton icon={<CallOutlined />} disabled={isHeld} aria-haspopup="dialog" onClick={() => ask(COMMENT)}>
        {begunLabel(label, COMMENT)}
      </HeaderButton>
      <OverlayBoundary>{isAsking && !trouble && <NoteContactDialog person={{ ...beneficiary, key: KEY, solutions: [] }} offered={[means]} onClose={() => ask(undefined)} />}</OverlayBoundary>
    </>
  );
}

/** The action that notes a call, at the stages where it makes sense. At the others it is the free action, with a comment that says so. */
function useNotedCall(): NotedMeans | undefined {
  const { t } = useTranslation('solidaryFollowUp');
  const { status } = useCase().solidaryCase;
  const { actions = [] } = useActions();
  const call = actions.find(({ name, type }) => name === 'solidary_more_infos_call' && isProposed(status, type));
  const other = actions.find(({ name }) => name === 'solidary_free');
  if (call) return { means: 'call', action: call };
  const name = t('contacts.called');
  return other && { means: 'call', action: other, telling: { name, comment: (comment) => (comment === '' ? name : t('contacts.calledAbout', { comment })) } };
}
