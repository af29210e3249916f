import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HeadingNumber } from '@/ui/HeadingBar';
import { usePageHeading } from '@/ui/PageHeader';
import { TabTitle } from '@/ui/TabTitle';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { sizes, wideScreen } from '@/ui/tokens';
import { useHeightVariable } from '@/ui/useHeightVariable';
import '@/ui/stickyBar.css';
import { FieldValue } from '../../fields/FieldValue';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { usePanel } from '../../page/Panel';
import { useHeadFields } from './useHeadFields';

interface RecordHeadProps {
  entity: EntityBody;
  record: RecordData;
  /** The kind and number of the record, as in the tab's title (rule privacy.page). */
  numbered: string;
  /** The buttons for what can be done with the record. */
  actions: ReactNode;
}

/** Who or what a record is, its state, and what can be done with it: one line that stays in sight. */
export function RecordHead({ entity, record, numbered, actions }: RecordHeadProps) {
  const title = recordTitle(entity.resource, record);
  const panel = usePanel();
  const states = useHeadFields(entity, record).filter(({ widget }) => widget.isState);
  const Bar = panel ? PanelBar : PageBar;
  const Heading = panel ? PanelHeading : PageHeading;

  return (
    <Bar>
      <Box sx={nameStyle}>
        <Heading title={title} numbered={numbered} />
        {states.map(({ name, field, widget }) => (
          <Box key={name} sx={{ fontWeight: 600 }}>
            <VisuallyHidden>{field.label} </VisuallyHidden>
            <FieldValue field={field} widget={widget} value={record[name]} record={record} dense />
          </Box>
        ))}
      </Box>
      <Box sx={actionsStyle}>{actions}</Box>
    </Bar>
  );
}

function PageBar({ children }: { children: ReactNode }) {
  const bar = useHeightVariable('--page-bar-height');
  return (
    <Box ref={bar} className="sticky-bar" sx={barStyle}>
      <Box sx={lineStyle}>{children}</Box>
    </Box>
  );
}

function PanelBar({ children }: { children: ReactNode }) {
  return <Box sx={panelBarStyle}>{children}</Box>;
}

interface HeadingProps {
  /** The name of the record; one that runs from right to left must not turn the number beside it round. */
  title: string;
  numbered: string;
}

function PageHeading({ title, numbered }: HeadingProps) {
  const heading = usePageHeading(title);
  return (
    <>
      <TabTitle page={numbered} />
      <Typography ref={heading} component="h1" variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
        <HeadingNumber>{numbered}</HeadingNumber>
      </Typography>
    </>
  );
}

/** Beside a list, the page keeps the title of the list, and the focus. */
function PanelHeading({ title, numbered }: HeadingProps) {
  return (
    <Typography component="h2" variant="h1" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{title}</bdi>
      <HeadingNumber>{numbered}</HeadingNumber>
    </Typography>
  );
}

const barStyle = {
  zIndex: 3,
  py: 1,
  // Paper has no window to stick to, and a low window, as that of a page enlarged four times, has no room to spare.
  '@media print, (max-height: 500px)': { position: 'static' },
};

/** The line is as wide as the values below it. The buttons stand below a name for which they would leave too little room. */
const lineStyle = { display: 'flex', flexWrap: 'wrap', alignItems: { xs: 'flex-start', sm: 'center' }, columnGap: 2, rowGap: 1, maxWidth: sizes.recordWidth, [wideScreen]: { maxWidth: 'none' } };

/** The name, its number and the state follow one another like words, so that no more lines are begun than needed. */
const nameStyle = { flex: '1 1 0', minWidth: { xs: 180, sm: 220 }, '& > h1, & > h2': { display: 'inline', mr: 2 }, '& > div': { display: 'inline-block', mr: 2 } };

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, flex: 'none', maxWidth: '100%', displayPrint: 'none' };

/** In a panel the buttons stand below the name. */
const panelBarStyle = { display: 'flex', flexDirection: 'column', gap: 1.5, pb: 2 };
