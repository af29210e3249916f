import { useCallback, useId, useState } from 'react';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import { RequiredNote } from '@/engine/fields/RequiredNote';
import { useTranslation } from '@/i18n/useTranslation';
import { SelectBox } from '@/ui/SelectBox';
import { TextLines } from '@/ui/TextLines';
import { useCase } from '../CaseContext';
import { CaseForm } from '../CaseForm';
import { CaseCommandButton } from '../CaseCommandButton';
import { useChoosesCarpoolers } from '../solutions/useChoosesCarpoolers';
import { useKeptChoice, useTyped } from '../Unfinished';
import { useNameOf } from '../useNameOf';
import { ActionSelect } from './ActionSelect';
import type { CaseAction } from './catalogue';
import { type Account, peopleOf } from './people';
import { newsOf } from '../drivers/driverNews';
import { useNoteAction } from './useNoteAction';

const COMMAND = 'action';

/** Notes an action: which one, about whom, and a comment (contract requests.work). */
export function ActionForm({ actions }: { actions: readonly CaseAction[] }) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  const people = usePeople();
  const note = useNoteAction();
  const [chosenAction, chooseAction] = useKeptChoice('action');
  const [chosenPerson, choosePerson] = useKeptChoice('person');
  const [comment, setComment] = useTyped('comment');
  const [isTried, setTried] = useState(false);
  const action = actions.find((one) => String(one.id) === chosenAction);
  const userId = (people.find((one) => String(one.userId) === chosenPerson) ?? concerned(people, action))?.userId;
  const findAction = useCallback(() => document.getElementById(`${id}-action`), [id]);

  function submit() {
    setTried(true);
    if (!action || userId === undefined) return findAction()?.focus();
    return void note({ action, userId, comment, as: COMMAND, onMade: empty });
  }

  function empty() {
    chooseAction('');
    choosePerson('');
    setComment('');
    setTried(false);
  }

  return (
    <CaseForm title={t('actions.title')} onSubmit={submit}>
      <RequiredNote />
      <ActionSelect id={`${id}-action`} actions={actions} action={action} isMissing={isTried && !action} onChange={chooseAction} />
      <PersonSelect id={`${id}-person`} userId={userId} onChange={choosePerson} />
      <FieldFrame id={`${id}-comment`} label={t('actions.comment')} labelPlace="above" help={undefined} message={undefined}>
        <TextLines id={`${id}-comment`} minRows={2} value={comment} onChange={(event) => setComment(event.target.value)} />
      </FieldFrame>
      <CaseCommandButton command={COMMAND} findNext={findAction} type="submit" variant="contained">
        {t('actions.note')}
      </CaseCommandButton>
    </CaseForm>
  );
}

/** The person whom an action is probably about: the beneficiary or, for the outcome of asking a driver, the driver if there is only one. */
function concerned(people: readonly Account[], action: CaseAction | undefined): Account | undefined {
  const drivers = people.filter(({ as }) => as === 'driver');
  return action && newsOf(action.name) !== undefined && drivers.length === 1 ? drivers[0] : people[0];
}

interface PersonSelectProps {
  id: string;
  userId: number | undefined;
  onChange(userId: string): void;
}

/** The choice of the person whom an action is about. It is hidden while there is no driver. */
function PersonSelect({ id, userId, onChange }: PersonSelectProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const nameOf = useNameOf();
  const people = usePeople();
  if (people.length < 2) return null;
  return (
    <FieldFrame id={id} label={t('actions.person')} labelPlace="above" required help={undefined} message={undefined}>
      <SelectBox id={id} value={userId ?? ''} onChange={(event) => onChange(event.target.value)}>
        {people.map((person) => (
          <option key={person.userId} value={person.userId}>
            {t(`people.${person.as}`, { name: nameOf(person) })}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  );
}

/** The people whom an action on this request may be about; the beneficiary comes first. */
function usePeople(): Account[] {
  const { solidaryCase } = useCase();
  const choosesCarpoolers = useChoosesCarpoolers();
  return peopleOf(solidaryCase, { choosesCarpoolers });
}
