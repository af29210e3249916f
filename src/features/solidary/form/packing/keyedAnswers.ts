import type { RecordData } from '@/engine/model/Schema';
import { listOrMap } from '@/engine/model/transforms/listOrMap';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import type { RecordTransformFactory } from '@/engine/model/transforms/Transform';
import { withoutKeys } from '@/engine/model/transforms/withoutKeys';

/** A question: a checkbox, a text, a choice, or a file. */
interface Question {
  id: number;
  kind: 'checkbox' | 'text' | 'choice' | 'file';
  choices?: readonly { value: string; label: string }[];
}

interface KeyedAnswers {
  list: string;
  by: string;
  fields: Readonly<Record<string, Question>>;
}

const list = listOrMap();

/**
 * Answers that come as one list and are separate fields in a form: the proofs that a structure asks for (contract people.proofs, requests.create
 * and requests.edit). `list` is the name of the list, `by` the key in each answer that names its question in `fields`. The answer to a choice is
 * read by its label or value, and sent by its value. A file that is kept sends its `fileName`, without which the platform deletes it. A newly
 * chosen file is not sent here.
 */
export const keyedAnswers: RecordTransformFactory<KeyedAnswers> = ({ list: from, by, fields: questions }) => {
  const fields = Object.entries(questions);
  const names = fields.map(([name]) => name);

  return {
    fromApi(wire) {
      const answers = list.fromApi(wire[from]);
      if (!Array.isArray(answers)) return wire;
      const read = fields.flatMap(([name, question]) => {
        const answer = answers.filter(isPlainObject).find(({ [by]: id }) => id === question.id);
        return answer ? [[name, answerFromApi(answer, question)] as const] : [];
      });
      return { ...wire, ...Object.fromEntries(read) };
    },
    toApi(record) {
      const sent = fields.flatMap(([name, question]) => (Object.hasOwn(record, name) ? answerToApi(record[name], question) : []));
      const others = withoutKeys(record, names);
      return sent.length === 0 ? others : { ...others, [from]: sent };
    },
    wireSchema(form) {
      if (!names.some((name) => Object.hasOwn(form.properties, name))) return form;
      return {
        ...form,
        properties: { ...withoutKeys(form.properties, names), [from]: { type: 'array', items: { type: 'object' } } },
        ...(form.required && { required: form.required.filter((name) => !names.includes(name)) }),
      };
    },
  };
};

function answerFromApi(answer: RecordData, { kind, choices }: Question): unknown {
  const { value, fileName, originalName, fileSize } = answer;
  if (kind === 'file') return fileName ? { fileName, originalName, fileSize } : undefined;
  if (kind === 'checkbox') return value === true || value === '1';
  if (kind === 'choice') return choices?.find((choice) => choice.value === value || choice.label === value)?.value ?? value;
  return value;
}

/** A chosen file is sent after the record, by a call of its own. */
function answerToApi(value: unknown, { id, kind }: Question): RecordData[] {
  if (kind !== 'file') return [{ id, value: value ?? null }];
  if (!isPlainObject(value)) return [{ id, value: null }];
  const { fileName } = value;
  return typeof fileName === 'string' ? [{ id, value: null, fileName }] : [];
}
