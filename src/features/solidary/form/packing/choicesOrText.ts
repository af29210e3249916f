import { listOrMap } from '@/engine/model/transforms/listOrMap';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { renameKeys } from '@/engine/model/transforms/renameKeys';
import type { Schema } from '@/engine/model/Schema';
import type { RecordTransformFactory, TransformOptions } from '@/engine/model/transforms/Transform';
import { checkOptions, textOption } from '@/engine/model/transforms/transformOptions';

const list = listOrMap();

/**
 * Several of those that are `offered`, and a text of one's own: the needs of a request (specification 5.21, contract requests.edit). They are
 * read from the list `from`, of objects with `id` and `label`; their ids make `field`, which is sent as `from`. What is not among those offered
 * makes `text`: nothing else tells it apart.
 */
export const choicesOrText: RecordTransformFactory = (options = {}) => {
  checkOptions('choicesOrText', options, ['field', 'from', 'text', 'offered']);
  const [field, from, text] = ['field', 'from', 'text'].map((name) => textOption('choicesOrText', options, name)) as [string, string, string];
  const offered = offeredOption(options);
  const sent = (name: string) => (name === field ? from : name);

  return {
    fromApi(wire) {
      const items = list.fromApi(wire[from]);
      if (!Array.isArray(items)) return wire;
      const held = items.filter(isPlainObject);
      const others = held.filter(({ id, label }) => !offered.includes(id) && typeof label === 'string');
      return {
        ...wire,
        [field]: held.flatMap(({ id }) => (offered.includes(id) ? [id] : [])),
        ...(others.length > 0 && { [text]: others.map(({ label }) => label).join(', ') }),
      };
    },
    toApi: (record) => renameKeys(record, sent),
    wireSchema: (form) => ({
      ...form,
      properties: renameKeys<Schema>(form.properties, sent),
      ...(form.required && { required: form.required.map(sent) }),
    }),
  };
};

function offeredOption({ offered }: TransformOptions): unknown[] {
  if (Array.isArray(offered)) return offered;
  throw new Error('The option "offered" of the transform "choicesOrText" must be a list of ids.');
}
