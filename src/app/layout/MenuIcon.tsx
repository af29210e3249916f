import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import ElderlyOutlined from '@mui/icons-material/ElderlyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HailOutlined from '@mui/icons-material/HailOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { icons } from '@/features/registry';

/** The icons a resource may choose for its menu entry, by the names that `resource.schema.json` allows. */
export const menuIcons: Record<string, SvgIconComponent> = {
  article: ArticleOutlined,
  beneficiary: ElderlyOutlined,
  business: BusinessOutlined,
  campaign: CampaignOutlined,
  category: CategoryOutlined,
  car: DirectionsCarOutlined,
  event: EventOutlined,
  folder: FolderOutlined,
  groups: GroupsOutlined,
  hitchhiker: HailOutlined,
  insights: InsightsOutlined,
  newspaper: NewspaperOutlined,
  people: PeopleOutlined,
  place: PlaceOutlined,
  volunteer: VolunteerActivismOutlined,
};

/** An icon hidden from screen readers, since the word beside it says the same. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = menuIcons[name] ?? icons[name] ?? FolderOutlined;
  return <Icon aria-hidden="true" />;
}
