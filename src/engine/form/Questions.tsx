import type { RecordData } from '../model/Schema';
import { DuplicatesDialog } from './duplicates/DuplicatesDialog';
import { AdviceDialog } from './save/AdviceDialog';
import { ConflictDialog } from './save/ConflictDialog';
import type { Question } from './save/saveAll';
import { TranslatedDialog } from './translated/TranslatedDialog';
import type { useRecordForm } from './useRecordForm';

/** What the operator is asked before the record is sent. */
export function Questions({ form }: { form: ReturnType<typeof useRecordForm> }) {
  const { state, labels, save, translated } = form;
  const { question } = save;
  return (
    <>
      {question?.kind === 'conflict' && <ConflictDialog entity={state.entity} labels={labels} caughtUp={question.caughtUp} onResolve={form.resolve} onCancel={save.keepTyping} />}
      {question?.kind === 'duplicates' && <DuplicatesQuestion question={question} form={form} />}
      {question?.kind === 'advice' && <AdviceDialog advice={question.advice} onTake={() => form.takeAdvice(question)} onRefuse={() => form.refuseAdvice(question)} onCancel={save.keepTyping} />}
      {translated.asked && <TranslatedDialog fields={translated.asked} labels={labels} onAccept={translated.accept} onRefuse={translated.refuse} />}
    </>
  );
}

function DuplicatesQuestion({ question, form }: { question: Extract<Question, { kind: 'duplicates' }>; form: ReturnType<typeof useRecordForm> }) {
  const { state, progress, labels, accept, save, fill } = form;

  /** Leads to the duplicates that were found: they are listed under their field, which may be in another step. */
  function leave({ found }: typeof question) {
    save.keepTyping();
    progress.steps?.reveal(found.map(({ field }) => field));
  }

  function take(values: RecordData) {
    fill(values);
    leave(question);
  }

  return <DuplicatesDialog entity={state.entity} labels={labels} found={question.found} onAccept={() => accept(question)} onTake={take} onCancel={() => leave(question)} />;
}
