import { useDeferredValue, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { RecordSections } from '../../fields/RecordSections';
import type { Section } from '../../model/Resource';
import { useFormState } from '../FormState';
import { FoldedText } from './FoldedText';
import { isLongForm, sectionHeadingId } from '../../page/formSection';
import { FormOutline } from './FormOutline';
import { oldSections } from './oldSections';
import { useSectionStates } from './useSectionStates';
import { useFolds } from './useFolds';
import { useSectionTexts } from './useSectionTexts';

interface FormSectionsProps {
  sections: readonly Section[];
  /** The section right above these, whose heading is not said again. */
  continued?: string;
  children: (field: string) => ReactNode;
}

/**
 * The sections of a form. The first is drawn at once, as the operator starts with it, and the others right after it. Those of a long form all fold, and have their
 * outline beside them; in a short one, only those of deprecated fields fold.
 */
export function FormSections({ sections, continued, children }: FormSectionsProps) {
  const { entity, labels } = useFormState();
  const old = oldSections(sections, entity.schema);
  const folds = useFolds(entity.resource.name, old);
  const isLong = isLongForm(sections);
  const isWhole = useDeferredValue(true, false);
  const mayFold = (name: string) => isLong || old.some((section) => section.name === name);
  const content = (
    <RecordSections sections={isWhole ? sections : sections.slice(0, 1)} all={entity.resource.form} labels={labels} {...(continued !== undefined && { continued })} rowsAre="div" folds={{ ...folds, mayFold, Summary: SectionText }} {...(isLong && { headingIdOf: sectionHeadingId })}>
      {children}
    </RecordSections>
  );
  return isLong ? (
    <FormOutline sections={sections} isWhole={isWhole} folds={folds}>
      {content}
    </FormOutline>
  ) : (
    content
  );
}

/** The first values of a folded section, and whether something in it is wrong or was changed. */
function SectionText({ section }: { section: Section }) {
  const { t } = useTranslation('form');
  const stands = useSectionStates([section]).get(section.name);
  const texts = useSectionTexts()(section);
  return <FoldedText texts={stands === 'changed' ? [t('outline.changed'), ...texts] : texts} problem={stands === 'wrong' ? t('outline.wrong') : undefined} />;
}
