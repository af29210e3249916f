import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FieldFrame } from '@/engine/fields/FieldFrame';
import { useTranslation } from '@/i18n/useTranslation';
import { ConfirmDialog, type ConfirmFailure } from '@/ui/ConfirmDialog';
import { TextLines } from '@/ui/TextLines';
import { Tick } from '@/ui/Tick';
import type { CaseAction } from '../actions/catalogue';
import { useConsequence } from '../actions/useConsequence';
import { useNoteAction } from '../actions/useNoteAction';
import { useCase } from '../CaseContext';
import { useKeptChoice, useTyped } from '../Unfinished';
import { useNameOf } from '../useNameOf';
import { contactsOf, type Contacted, type Means } from './contacts';
import { useContactText } from './useContactText';

/** A way in which a person may have been contacted, and the action that notes it. */
export interface NotedMeans {
  means: Means;
  action: CaseAction;
  /** What to say was noted, and how its comment is made, for an action that does not itself tell the way. */
  telling?: { name: string; comment: (typed: string) => string };
}

/** What is asked about: the only way that is offered, or any of several. */
export function askedMeans([first, ...others]: readonly NotedMeans[]): Means | 'any' {
  return first && others.length === 0 ? first.means : 'any';
}

/** The name of the comment on a contact with a person, under which it is kept while it is not noted. */
export function commentName(means: Means | 'any', person: string): string {
  return `${means} ${person}`;
}

interface NoteContactDialogProps {
  person: Contacted;
  /** The possible ways; with several, the operator chooses one. */
  offered: readonly [NotedMeans, ...NotedMeans[]];
  onClose(): void;
}

/** Notes how a person was contacted outside this page, and says who had contacted them before. */
export function NoteContactDialog({ person, offered, onClose }: NoteContactDialogProps) {
  const { t } = useTranslation('solidaryFollowUp');
  const id = useId();
  const [first, ...others] = offered;
  const what = askedMeans(offered);
  const [way, setWay] = useKeptChoice(commentName(what, person.key));
  const chosen = offered.find(({ means }) => means === way) ?? first;
  const [comment, setComment] = useTyped(commentName(what, person.key));
  const { solidaryCase } = useCase();
  const contactText = useContactText();
  const consequence = useConsequence();
  const note = useNoteAction();
  const [before] = contactsOf(person, solidaryCase.diary);
  const name = useNameOf()(person);

  function onMade() {
    setComment('');
    setWay('');
    onClose();
  }

  async function confirm(): Promise<ConfirmFailure | undefined> {
    const { key, userId } = person;
    const { action, telling } = chosen;
    const told = { action: telling?.name };
    const isNoted =
      userId !== undefined &&
      (await note({
        action,
        userId,
        comment: telling ? telling.comment(comment.trim()) : comment.trim(),
        as: `contact-${key}`,
        onMade,
        ...(telling && { words: { done: t('actions.done', told), failed: t('actions.failed', told) } }),
      }));
    return isNoted ? undefined : { text: t('contacts.notNoted') };
  }

  return (
    <ConfirmDialog
      open
      title={t(`contacts.titles.${what}`, { name })}
      detail={
        <>
          {before && <Typography>{contactText(before)}</Typography>}
          <Typography>{consequence(chosen.action)}</Typography>
        </>
      }
      confirmLabel={t('contacts.note')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {others.length > 0 && <MeansField id={`${id}-means`} offered={offered} chosen={chosen} onChange={setWay} />}
      <Framed id={id} label={t('actions.comment')}>
        <TextLines id={id} autoFocus={others.length === 0} minRows={2} value={comment} onChange={(event) => setComment(event.target.value)} />
      </Framed>
    </ConfirmDialog>
  );
}

interface MeansFieldProps {
  id: string;
  offered: readonly NotedMeans[];
  chosen: NotedMeans;
  onChange(means: Means): void;
}

function MeansField({ id, offered, chosen, onChange }: MeansFieldProps) {
  const { t } = useTranslation('solidaryFollowUp');
  return (
    <Framed id={id} label={t('contacts.how')} isGroup>
      <div className="tick-list">
        {offered.map((one) => (
          <Tick
            key={one.means}
            type="radio"
            name={id}
            label={t(`contacts.ways.${one.means}`)}
            autoFocus={one.means === chosen.means}
            checked={one.means === chosen.means}
            onChange={() => onChange(one.means)}
          />
        ))}
      </div>
    </Framed>
  );
}

function Framed({ id, label, isGroup = false, children }: { id: string; label: string; isGroup?: boolean; children: ReactNode }) {
  return (
    <FieldFrame id={id} label={label} labelPlace={isGroup ? 'group' : 'above'} help={undefined} message={undefined}>
      {children}
    </FieldFrame>
  );
}
