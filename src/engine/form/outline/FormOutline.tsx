import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import '@/ui/stickyBar.css';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useFormRecord } from '../../fields/FormRecord';
import type { Section } from '../../model/Resource';
import { useFormState } from '../FormState';
import { sectionStates, type SectionState } from './sectionStates';
import type { FormFolds } from './useFolds';
import '../formBeside.css';
import './outline.css';

/** The id of a section's heading, which takes the focus when the section is chosen in the outline. */
export function sectionHeadingId(name: string): string {
  return `section-${name}`;
}

interface FormOutlineProps {
  sections: readonly Section[];
  folds: FormFolds;
  /** The sections of the form. */
  children: ReactNode;
}

/** A long form with the list of its sections and the state of each: beside the form on a wide screen, otherwise in a line that stays in sight and opens. */
export function FormOutline({ sections, folds, children }: FormOutlineProps) {
  const { t } = useTranslation('form');
  const state = useFormState();
  const states = sectionStates(sections, state, useFormRecord());
  const bar = useHeightVariable('--page-bar-height');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = (of: SectionState) => [...states.values()].filter((one) => one === of).length;
  const names = sections.map(({ name }) => name);
  const isAllFolded = names.every((name) => folds.isFolded(name));
  const summary = [t('outline.sections', { count: sections.length }), ...(['wrong', 'changed'] as const).flatMap((of) => (count(of) > 0 ? t(`outline.${of}Count`, { count: count(of) }) : []))];

  /** The link must not change the address, as the router would take that for a navigation. */
  function handleClick(event: MouseEvent, name: string) {
    event.preventDefault();
    flushSync(() => {
      setOpen(false);
      folds.open(name);
    });
    const heading = document.getElementById(sectionHeadingId(name));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }

  return (
    <div className="form-beside form-with-outline">
      <nav aria-label={t('outline.label')} className="sticky-bar form-outline">
        <div ref={bar}>
          <Button color="inherit" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} endIcon={<ExpandMore style={isOpen ? { rotate: '180deg' } : undefined} />} className="form-outline-button">
            {summary.join(', ')}
          </Button>
        </div>
        <p aria-hidden="true" className="small-text form-outline-title">
          {t('outline.label')}
        </p>
        <div id={id} className="form-outline-list" data-open={isOpen || undefined}>
          <ul>
            {sections.map(({ name }) => (
              <li key={name}>
                <a href={`#${sectionHeadingId(name)}`} onClick={(event) => handleClick(event, name)}>
                  <StateMark state={states.get(name) ?? 'empty'} />
                  {state.labels.section(name)}
                  <VisuallyHidden> {t(`outline.${states.get(name) ?? 'empty'}`)}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => folds.foldOnly(isAllFolded ? [] : names)} className="button-finger" style={{ marginBlockStart: 4 }}>
            {t(isAllFolded ? 'outline.unfoldAll' : 'outline.foldAll')}
          </Button>
        </div>
      </nav>
      <div className="form-outlined">{children}</div>
    </div>
  );
}

const MARKS = { wrong: ErrorOutline, changed: EditOutlined, incomplete: undefined, filled: Check, empty: undefined } as const;

const COLOURS = { wrong: 'error', changed: 'primary', incomplete: 'action', filled: 'action', empty: 'action' } as const;

function StateMark({ state }: { state: SectionState }) {
  const Mark = MARKS[state];
  return Mark ? <Mark fontSize="small" color={COLOURS[state]} /> : <span className="form-outline-empty" />;
}
