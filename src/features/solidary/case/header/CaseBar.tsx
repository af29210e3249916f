import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLabels } from '@/engine/fields/labels';
import { useTextContext } from '@/engine/fields/useTextContext';
import { widgetField } from '@/engine/model/widgetField';
import { useTranslation } from '@/i18n/useTranslation';
import { bannerHeight } from '@/ui/environment';
import { sizes } from '@/ui/tokens';
import { useHeightVariable } from '@/ui/useHeightVariable';
import '@/ui/stickyBar.css';
import { StatusDisplay } from '@/widgets/status/StatusDisplay';
import { journeyWords } from '../../model/journeyWords';
import { useCase } from '../CaseContext';
import { useNameOf } from '../useNameOf';
import { NextStepLink } from './NextStepLink';
import { SectionLink } from './SectionLink';

interface CaseBarProps {
  /** The ids of the sections, in the order of the page. */
  sections: readonly string[];
}

/** A bar that stays in sight, with links to the sections and, once the top of the page is out of sight, the name of the person and the status. */
export function CaseBar({ sections }: CaseBarProps) {
  const { t } = useTranslation('solidaryCase');
  const [isStuck, place] = useIsPast();
  const bar = useHeightVariable('--page-bar-height');

  return (
    <>
      <div ref={place} />
      <Box ref={bar} className="sticky-bar" sx={barStyle}>
        {isStuck && <BarFacts />}
        <Box component="nav" aria-label={t('sections.label')} sx={linksStyle}>
          {sections.map((section) => (
            <SectionLink key={section} section={section} color="inherit" underline="hover">
              {t(`sections.${section}`)}
            </SectionLink>
          ))}
          <SectionLink section="content" color="inherit" underline="hover">
            {t('sections.top')}
          </SectionLink>
        </Box>
      </Box>
    </>
  );
}

function BarFacts() {
  const { t } = useTranslation('solidaryCase');
  const { t: journeyText } = useTranslation('solidaryJourney');
  const { language } = useTextContext();
  const { entity, record, solidaryCase } = useCase();
  const { id, beneficiary, status, structure, journey } = solidaryCase;
  const labels = useLabels(entity.resource);
  const nameOf = useNameOf();
  const field = widgetField(entity, 'status', labels.field('status'));
  return (
    <Box sx={factsStyle}>
      <Box component="span" sx={nameStyle}>
        {t('numbered', { name: nameOf(beneficiary), id })}
      </Box>
      <StatusDisplay field={field} value={status} record={record} dense />
      <Box component="span" sx={roomyStyle}>
        {structure.name}
      </Box>
      <Box component="span" sx={roomyStyle}>
        {journeyWords(journey, language, journeyText).outward}
      </Box>
      <Box component="span" sx={roomyStyle}>
        <NextStepLink />
      </Box>
    </Box>
  );
}

/** A distance larger than any page, in pixels. */
const FAR = 1_000_000;

/** Whether a place of the page has been scrolled out of sight, under the bar at the top. */
function useIsPast() {
  const place = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    // Anything further down counts as in sight, because a link may jump over the whole screen at once.
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), { rootMargin: `-${sizes.topBar + bannerHeight()}px 0px ${FAR}px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [isPast, place] as const;
}

const barStyle = {
  zIndex: 2,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
};

const linksStyle = { display: 'flex', gap: 2.5, pb: 1, '&:first-of-type': { pt: 1 }, overflowX: 'auto', whiteSpace: 'nowrap', typography: 'body2' };

const factsStyle = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  columnGap: 2,
  rowGap: 0.25,
  py: { xs: 0.75, sm: 1 },
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > *': { flexShrink: 0, maxWidth: '100%' },
};

/** A telephone has room for one line: the name, shortened if needed, and the status. */
const nameStyle = { fontWeight: 650, flexShrink: { xs: 1 }, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { xs: 'nowrap', sm: 'normal' } };

const roomyStyle = { display: { xs: 'none', sm: 'block' } };
