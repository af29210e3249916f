import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useEffect, useEffectEvent, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import '@/ui/stickyBar.css';
import { wideScreen } from '@/ui/tokens';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { useMedia } from '@/ui/useMedia';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { Section } from '../../model/Resource';
import { useFormState } from '../FormState';
import { sectionHeadingId } from '../../page/formSection';
import { useSectionStates, type SectionState } from './useSectionStates';
import { useSectionTexts } from './useSectionTexts';
import type { FormFolds } from './useFolds';
import '../formBeside.css';
import './outline.css';

interface FormOutlineProps {
  sections: readonly Section[];
  /** Whether all of the sections are there. */
  isWhole: boolean;
  folds: FormFolds;
  /** The sections of the form. */
  children: ReactNode;
}

/** A long form with the list of its sections and the state of each: beside the form on a wide screen, otherwise in a line that stays in sight and opens. */
export function FormOutline({ sections, isWhole, folds, children }: FormOutlineProps) {
  const { t } = useTranslation('form');
  const { labels } = useFormState();
  const states = useSectionStates(sections);
  const stateOf = ({ name }: Section) => states.get(name) ?? 'empty';
  const isWide = useMedia(wideScreen);
  const bar = useHeightVariable('--page-bar-height');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = (of: SectionState) => [...states.values()].filter((one) => one === of).length;
  const names = sections.map(({ name }) => name);
  useAskedSection(names, isWhole, folds);
  const isAllFolded = names.every((name) => folds.isFolded(name));
  const summary = [t('outline.sections', { count: sections.length }), ...(['wrong', 'changed'] as const).flatMap((of) => (count(of) > 0 ? t(`outline.${of}Count`, { count: count(of) }) : []))];

  /** The link must not change the address, as the router would take that for a navigation. */
  function handleClick(event: MouseEvent, name: string) {
    event.preventDefault();
    flushSync(() => {
      setOpen(false);
      folds.open(name);
    });
    goTo(name);
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
            {sections.map((section) => (
              <li key={section.name}>
                <a href={`#${sectionHeadingId(section.name)}`} onClick={(event) => handleClick(event, section.name)}>
                  <StateMark state={stateOf(section)} />
                  {labels.section(section.name)}
                  <VisuallyHidden> {t(`outline.${stateOf(section)}`)}</VisuallyHidden>
                </a>
                {isWide && <SectionNote section={section} />}
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

/** Opens the form at the section that the address names, once all of them are there. */
function useAskedSection(names: readonly string[], isWhole: boolean, folds: FormFolds): void {
  const { hash } = useLocation();
  const openAsked = useEffectEvent(() => {
    const asked = names.find((name) => hash === `#${sectionHeadingId(name)}`);
    if (asked === undefined) return;
    folds.open(asked);
    goTo(asked);
  });
  useEffect(() => {
    if (isWhole) openAsked();
  }, [isWhole]);
}

function goTo(section: string): void {
  const heading = document.getElementById(sectionHeadingId(section));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** The first values of a section, where the outline stands beside the form. */
function SectionNote({ section }: { section: Section }) {
  return <span className="small-text folded-text form-outline-note">{useSectionTexts()(section).join(' · ')}</span>;
}

const MARKS = { wrong: ErrorOutline, changed: EditOutlined, incomplete: undefined, filled: Check, empty: undefined } as const;

const COLOURS = { wrong: 'error', changed: 'primary', incomplete: 'action', filled: 'action', empty: 'action' } as const;

function StateMark({ state }: { state: SectionState }) {
  const Mark = MARKS[state];
  return Mark ? <Mark fontSize="small" color={COLOURS[state]} /> : <span className="form-outline-empty" />;
}
