import { commandEnd } from '@/api/commandEnd';
import { sentences } from '@/i18n/sentences';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import type { Offer } from '@/ui/Message';
import { useEngine } from '../../data/EngineContext';
import { useIsHere } from '../../data/useIsHere';
import { useNotify } from '../../data/useNotify';
import type { Labels } from '../../fields/labels';
import type { EntityBody } from '../../model/Resource';
import { isClosedTo } from '../../model/ownStructures';
import { widgetName } from '../../model/widgetName';
import { replacedBy } from '../../page/destination';
import { pageTitle } from '../../page/pageTitle';
import type { Problem } from './ErrorSummary';
import { isQuestion, type SaveOutcome } from './saveAll';
import { useTrouble } from './useTrouble';

interface Saving {
  entity: EntityBody;
  labels: Labels;
  mode: 'create' | 'edit';
  id: string | undefined;
  /** Whether what was typed is kept as a draft; absent where none ever is. */
  isKept?: (() => boolean) | undefined;
}

/** What is said of the outcome of a save. */
export function useOutcomeMessages({ entity, labels, mode, id, isKept }: Saving) {
  const { t } = useTranslation('form');
  const notify = useNotify();
  const verb = mode === 'create' ? 'created' : 'updated';
  const successText = useSuccessText({ entity, labels, verb, id });
  const troubleOf = useTrouble({ entity, labels, verb });
  const isHere = useIsHere();

  /** Says what the page can no longer show, as it was left meanwhile, and where what was typed there is found again. */
  function sayElsewhere(text: string, isSaved: boolean) {
    const kept = !isSaved && isKept?.() && t('leaving.kept', { page: pageTitle(labels.page(mode), id, t) });
    notify.error(sentences([text, kept]));
  }

  /** Shows the outcome in the message bar, with what can be done about it, and returns the problem that stays on the page. */
  function say(outcome: SaveOutcome, offer?: Offer): Problem | undefined {
    if (isQuestion(outcome)) {
      // A dialog of the form asks the question, so that only a form that was left needs a message.
      if (!isHere()) sayElsewhere(labels.message('error', verb), false);
      return undefined;
    }
    if (outcome.kind === 'done' || outcome.kind === 'nothing') {
      notify.success(outcome.kind === 'done' ? successText(outcome) : t('nothingChanged'), offer);
      return undefined;
    }
    const { problem, said } = troubleOf(outcome);
    if (isHere()) notify.failed(said);
    else sayElsewhere(said, outcome.kind === 'unseen');
    return problem;
  }

  return { say, troubleOf };
}

interface Saved {
  entity: EntityBody;
  labels: Labels;
  verb: 'created' | 'updated';
  id: string | undefined;
}

/** The message of success: names the record, what it has replaced, and then what the widgets say about what they sent. */
function useSuccessText({ entity, labels, verb, id }: Saved) {
  const { t } = useTranslation('form');
  const { widgets } = useEngine();
  const { user } = useSession();

  return ({ saved, sent, despite, kept, meanwhile }: Extract<SaveOutcome, { kind: 'done' }>): string => {
    const keys = [...sent.keys()].map((name) => widgets[widgetName(entity, name)]?.messages?.success);
    const texts = [verb, ...keys].filter((key) => key !== undefined).map((key) => labels.message('success', key));
    const replaced = replacedBy(saved, id);
    const more = [
      despite && t(`despite.${commandEnd(despite) === 'broken' ? 'error' : 'lost'}`),
      replaced !== undefined && t('replaced.done', { replaced, id: saved['id'] }),
      kept !== undefined && t('newRecord.kept', { replaced: kept }),
      meanwhile && t('meanwhile', { fields: meanwhile.map(labels.field).join(', ') }),
      isClosedTo(user.id, entity.resource, saved) && labels.state('notOperator'),
    ];
    return sentences([...texts, ...more]);
  };
}
