import Check from '@mui/icons-material/Check';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { stickyBar } from '@/ui/stickyBar';
import { sizes, topRoom, wideScreen, widestScreen } from '@/ui/tokens';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useFormRecord } from '../../fields/FormRecord';
import type { Section } from '../../model/Resource';
import { useFormState } from '../FormState';
import { sectionStates, type SectionState } from './sectionStates';
import type { FormFolds } from './useFolds';
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
    <Box sx={pageStyle}>
      <Box component="nav" aria-label={t('outline.label')} sx={outlineStyle}>
        <div ref={bar}>
          <Button color="inherit" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} endIcon={<ExpandMore style={isOpen ? { rotate: '180deg' } : undefined} />} className="form-outline-button">
            {summary.join(', ')}
          </Button>
        </div>
        <Box component="p" aria-hidden="true" sx={titleStyle}>
          {t('outline.label')}
        </Box>
        <Box id={id} sx={{ display: isOpen ? 'block' : 'none', ...listStyle }}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {sections.map(({ name }) => (
              <li key={name}>
                <Link href={`#${sectionHeadingId(name)}`} color="inherit" underline="hover" onClick={(event) => handleClick(event, name)} sx={linkStyle}>
                  <StateMark state={states.get(name) ?? 'empty'} />
                  {state.labels.section(name)}
                  <VisuallyHidden> {t(`outline.${states.get(name) ?? 'empty'}`)}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </Box>
          <Button size="small" onClick={() => folds.foldOnly(isAllFolded ? [] : names)} className="button-finger" style={{ marginBlockStart: 4 }}>
            {t(isAllFolded ? 'outline.unfoldAll' : 'outline.foldAll')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const MARKS = { wrong: ErrorOutline, changed: EditOutlined, filled: Check, empty: undefined } as const;

const COLOURS = { wrong: 'error', changed: 'primary', filled: 'action', empty: 'action' } as const;

function StateMark({ state }: { state: SectionState }) {
  const Mark = MARKS[state];
  return Mark ? <Mark fontSize="small" color={COLOURS[state]} /> : <Box component="span" sx={{ width: 20, flexShrink: 0 }} />;
}

/** The width of the outline in pixels, enough for the names of sections. */
const OUTLINE = 240;

const pageStyle = {
  [wideScreen]: { display: 'grid', gridTemplateColumns: `minmax(0, ${sizes.recordWidth}px) ${OUTLINE}px`, columnGap: 3, alignItems: 'start', '& > :last-child': { gridArea: '1 / 1' } },
  [widestScreen]: { gridTemplateColumns: `minmax(0, 1fr) ${OUTLINE}px` },
};

const outlineStyle = {
  ...stickyBar,
  zIndex: 2,
  maxHeight: `calc(100dvh - ${topRoom} - 96px)`,
  overflowY: 'auto',
  mb: 1,
  px: { xs: 1.25, md: 2.25 },
  borderBottom: 1,
  borderColor: 'divider',
  [wideScreen]: { gridArea: '1 / 2', mx: 0, px: 0, pt: 1, border: 0 },
  // In a low window, as at 400 %, the bars that stick would leave no room for a field and its message.
  '@media (max-height: 479.95px)': { position: 'static' },
};


const titleStyle = { display: 'none', m: 0, px: 1, typography: 'body2', fontWeight: 600, color: 'text.secondary', [wideScreen]: { display: 'block' } };

const listStyle = { pb: 1, [wideScreen]: { display: 'block' } };

const linkStyle = { display: 'flex', alignItems: 'center', gap: 1, px: 1, py: 0.75, minHeight: { xs: 44, md: 32 }, boxSizing: 'border-box', typography: 'body2' };
