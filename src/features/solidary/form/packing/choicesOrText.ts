import { listOrMap } from '@/engine/model/transforms/listOrMap';
import { isPlainObject } from '@/engine/model/transforms/plainObject';
import { renamedSchema, renameKeys } from '@/engine/model/transforms/renameKeys';
import type { RecordTransformFactory } from '@/engine/model/transforms/Transform';

const list = listOrMap();

interface ChoicesOrText {
  field: string;
  from: string;
  text: string;
  offered: readonly unknown[];
}

/**
 * Several choices among `offered`, and a text in the operator's own words: the needs of a request (specification 5.21, contract requests.edit).
 * They are read from the list `from`, which has objects with `id` and `label`. The offered ids go into `field`, which is sent as `from`. A need
 * that is not offered becomes `text`, because nothing else tells it apart.
 */
export const choicesOrText: RecordTransformFactory<ChoicesOrText> = ({ field, from, text, offered }) => {
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
    wireSchema: (form) => renamedSchema(form, sent),
  };
};
