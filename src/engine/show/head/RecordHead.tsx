import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HeadingNumber } from '@/ui/HeadingBar';
import { usePageHeading } from '@/ui/PageHeader';
import { TabTitle } from '@/ui/TabTitle';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { sizes, topRoom, wideScreen } from '@/ui/tokens';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { FieldValue } from '../../fields/FieldValue';
import { recordTitle } from '../../model/recordTitle';
import type { EntityBody } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
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
  const heading = usePageHeading(title);
  const bar = useHeightVariable('--page-bar-height');
  const states = useHeadFields(entity, record).filter(({ widget }) => widget.isState);

  return (
    <>
      <TabTitle page={numbered} />
      <Box ref={bar} sx={barStyle}>
        <Box sx={lineStyle}>
          <Box sx={nameStyle}>
            <Typography ref={heading} component="h1" variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
              {title}
              <HeadingNumber>{numbered}</HeadingNumber>
            </Typography>
            {states.map(({ name, field, widget }) => (
              <Box key={name} sx={{ fontWeight: 600 }}>
                <VisuallyHidden>{field.label} </VisuallyHidden>
                <FieldValue field={field} widget={widget} value={record[name]} record={record} dense />
              </Box>
            ))}
          </Box>
          <Box sx={actionsStyle}>{actions}</Box>
        </Box>
      </Box>
    </>
  );
}

/** The line sticks below the bar of the application, above what scrolls. */
const barStyle = {
  position: 'sticky',
  top: topRoom,
  zIndex: 3,
  mx: { xs: -2, md: -3 },
  px: { xs: 2, md: 3 },
  py: 1,
  bgcolor: 'background.default',
  // Paper has no window to stick to, and a low window, as that of a page enlarged four times, has no room to spare.
  '@media print, (max-height: 500px)': { position: 'static' },
};

/** The line is as wide as the values below it. */
const lineStyle = { display: 'flex', alignItems: { xs: 'flex-start', sm: 'center' }, gap: 2, maxWidth: sizes.recordWidth, [wideScreen]: { maxWidth: 'none' } };

const nameStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.25, flex: '1 1 0', minWidth: 0 };

const actionsStyle = { display: 'flex', gap: 1, flex: 'none', displayPrint: 'none' };
