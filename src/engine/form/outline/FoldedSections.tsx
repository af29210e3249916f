import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormRecord } from '../../fields/FormRecord';
import { RecordSections } from '../../fields/RecordSections';
import { useFieldText } from '../../fields/useFieldText';
import type { Section } from '../../model/Resource';
import { fieldSchema, hasType } from '../../model/widgetName';
import { useFormState } from '../FormState';
import { FoldedText } from './FoldedText';
import { FormOutline, sectionHeadingId } from './FormOutline';
import { oldSections } from './oldSections';
import { sectionStates } from './sectionStates';
import { useFolds } from './useFolds';

interface FoldedSectionsProps {
  sections: readonly Section[];
  children: (field: string) => ReactNode;
}

/** The sections of a long form, beside their outline. Each folds to a line with its first values. */
export function FoldedSections({ sections, children }: FoldedSectionsProps) {
  const { entity, labels } = useFormState();
  const folds = useFolds(entity.resource.name, oldSections(sections, entity.schema));
  return (
    <FormOutline sections={sections} folds={folds}>
      <RecordSections sections={sections} labels={labels} rowsAre="div" headingIdOf={sectionHeadingId} folds={{ ...folds, Summary: SectionText }}>
        {children}
      </RecordSections>
    </FormOutline>
  );
}

/** The sections of a short form. Those of deprecated fields fold, the others do not. */
export function ShortSections({ sections, children }: FoldedSectionsProps) {
  const { entity, labels } = useFormState();
  const old = oldSections(sections, entity.schema);
  const folds = useFolds(entity.resource.name, old);
  const mayFold = (name: string) => old.some((section) => section.name === name);
  return (
    <RecordSections sections={sections} labels={labels} rowsAre="div" folds={{ ...folds, mayFold, Summary: SectionText }}>
      {children}
    </RecordSections>
  );
}

/** The first values of a folded section, and whether something in it is wrong or was changed. */
function SectionText({ section }: { section: Section }) {
  const { t } = useTranslation('form');
  const state = useFormState();
  const { entity, labels } = state;
  const record = useFormRecord();
  const textOf = useFieldText(entity, labels);
  const stands = sectionStates([section], state, record).get(section.name);
  const fields = section.rows.flat().filter((name) => !hasType(fieldSchema(entity.schema, name), 'boolean'));
  const texts = fields.map((name) => textOf(name, record[name], record));
  return <FoldedText texts={stands === 'changed' ? [t('outline.changed'), ...texts] : texts} problem={stands === 'wrong' ? t('outline.wrong') : undefined} />;
}
