import { describe, expect, it } from 'vitest';
import type { RecordSchema } from '@/engine/model/Schema';
import { renamedField } from '@/engine/model/transforms/renamedField';
import { adminPrefix } from '@/features/solidary/transforms/adminPrefix';

describe('adminPrefix', () => {
  const { fromApi, toApi, wireSchema } = adminPrefix();

  it('drops the prefix of what arrives', () => {
    expect(fromApi({ id: 1, adminsubject: 'Courses', adminorigin: {} })).toEqual({
      id: 1,
      subject: 'Courses',
      origin: {},
    });
  });

  it('sends the fields without the prefix', () => {
    const form: RecordSchema = { type: 'object', properties: { subject: { type: 'integer' } }, required: ['subject'] };
    expect([toApi({ subject: 3, origin: {} }, 'edit'), wireSchema(form)]).toEqual([{ subject: 3, origin: {} }, form]);
  });

  it('prefers what arrives under the prefix, unless it is empty', () => {
    expect([fromApi({ subject: 'old', adminsubject: 'new' }), fromApi({ subject: 'old', adminsubject: null })]).toEqual(
      [{ subject: 'new' }, { subject: 'old' }],
    );
  });

  it('leaves alone a field that is called like the prefix', () => {
    expect(fromApi({ admin: true })).toEqual({ admin: true });
  });
});

describe('renamedField', () => {
  const { fromApi, toApi } = renamedField({ from: 'sections', to: 'asections' });

  it('reads one name and writes the other', () => {
    expect([fromApi({ sections: [1] }), toApi({ sections: [1] }, 'edit')]).toEqual([{ sections: [1] }, { asections: [1] }]);
  });

  it('understands the written name in an answer', () => {
    expect(fromApi({ asections: [1] })).toEqual({ sections: [1] });
  });

  it('sends nothing for a part of the record without it', () => {
    expect(toApi({ title: 'Aide' }, 'edit')).toEqual({ title: 'Aide' });
  });
});
