import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import CallOutlined from '@mui/icons-material/CallOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';

const ICONS = {
  call: CallOutlined,
  sms: SmsOutlined,
  message: ChatBubbleOutlineOutlined,
  contact: ChatBubbleOutlineOutlined,
  create: AddCircleOutlineOutlined,
  manually: ShowChartOutlined,
  updated: ContentCopyOutlined,
  other: EditNoteOutlined,
};

/** The icon of an action, by the end of its technical name. The word beside it says the rest. */
export function ActionIcon({ action }: { action: string }) {
  const Icon = ICONS[kindOf(action)];
  return <Icon aria-hidden="true" fontSize="small" color="action" />;
}

function kindOf(action: string): keyof typeof ICONS {
  const end = action.split('_').at(-1) ?? '';
  return Object.hasOwn(ICONS, end) ? (end as keyof typeof ICONS) : 'other';
}
