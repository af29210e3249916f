import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DoneOutlined from '@mui/icons-material/DoneOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import type { StatusWidget } from '@/generated/options';
import { useTextContext } from '@/engine/fields/useTextContext';
import type { DisplayProps } from '@/engine/model/Widget';

const TONES = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  warning: ScheduleOutlined,
  error: CancelOutlined,
  neutral: RemoveCircleOutlineOutlined,
};

const ICONS = {
  new: InboxOutlined,
  seen: DoneOutlined,
  search: SearchOutlined,
  progress: AutorenewOutlined,
  closed: TaskAltOutlined,
  replaced: SwapHorizOutlined,
  test: ScienceOutlined,
  sent: SendOutlined,
};

/** The width of the icon with its gap, in pixels, and some more so that a word slightly wider than estimated is not broken. */
export const STATUS_ICON = 32;

/** A choice as an icon and its word, as the colour alone would not be enough. The word stands on the line of what is beside it. */
export function StatusDisplay({ field, value }: DisplayProps<string | number>) {
  const { choiceLabel } = useTextContext();
  const { tones = {}, icons = {} }: Pick<StatusWidget, 'tones' | 'icons'> = field.options;
  const tone = tones[String(value)];
  const icon = icons[String(value)];
  const Icon = tone && (icon ? ICONS[icon] : TONES[tone]);
  return (
    <span style={lineStyle}>
      {Icon && <Icon aria-hidden="true" fontSize="small" color={tone === 'neutral' ? 'action' : tone} style={iconStyle} />}
      {choiceLabel(field, value)}
    </span>
  );
}

// These styles are constants, as a page of rows renders dozens of them.
const lineStyle = { display: 'inline-flex', alignItems: 'baseline', gap: 6 };
const iconStyle = { alignSelf: 'center' };
