import CallOutlined from '@mui/icons-material/CallOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import Button from '@mui/material/Button';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusRescue } from '@/ui/useFocusRescue';
import type { ChosenDriver } from '../../model/SolidaryCase';
import { isProposed } from '../actions/catalogue';
import { useActions } from '../actions/useActions';
import { useCase } from '../CaseContext';
import { contactAction, hasUnnotedMessage, type Means, type OtherMeans } from './contacts';
import { MessageForm } from './MessageForm';
import { NoteContactDialog } from './NoteContactDialog';
import { UnnotedMessage } from './UnnotedMessage';

/** Writing to a driver, and noting how they were contacted otherwise (ux O5). */
export function DriverContacts({ driver }: { driver: ChosenDriver }) {
  const { t } = useTranslation('solidaryFollowUp');
  const { solidaryCase, isHeld, trouble } = useCase();
  const { actions = [] } = useActions();
  // Noting a contact would take a request that is followed up back to the search.
  const offered = actions.filter(({ type }) => isProposed(solidaryCase.status, type));
  const id = useId();
  const findBox = useCallback(() => document.getElementById(id), [id]);
  const [asked, setAsked] = useState<OtherMeans>();
  useFocusRescue(asked !== undefined, findBox);
  const actionOf = (means: Means) => offered.find(({ name }) => name === contactAction(means, driver, solidaryCase.diary));
  const [called, texted, written, noted] = [actionOf('call'), actionOf('sms'), actionOf('message'), asked && actionOf(asked)];
  return (
    <>
      {written && hasUnnotedMessage(driver, solidaryCase.diary) && <UnnotedMessage driver={driver} action={written} findNext={findBox} />}
      <MessageForm
        id={id}
        driver={driver}
        otherWays={
          <>
            {called && (
              <Button startIcon={<CallOutlined />} disabled={isHeld} onClick={() => setAsked('call')}>
                {t('contacts.noteCall')}
              </Button>
            )}
            {texted && (
              <Button startIcon={<SmsOutlined />} disabled={isHeld} onClick={() => setAsked('sms')}>
                {t('contacts.noteSms')}
              </Button>
            )}
          </>
        }
      />
      {/* While nobody knows how it ended, that is said on the page. */}
      {noted && asked && !trouble && <NoteContactDialog driver={driver} means={asked} action={noted} onClose={() => setAsked(undefined)} />}
    </>
  );
}
