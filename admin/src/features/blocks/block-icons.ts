import CalendarViewDay from '@mui/icons-material/CalendarViewDayOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import MailOutline from '@mui/icons-material/MailOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Spa from '@mui/icons-material/SpaOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined';
import type { BlockKind } from '@shop/domain/block-kinds.ts';

/** A kind without an icon of its own has the common one, so that a new kind needs no line here. */
const icons: Partial<Record<BlockKind, typeof Notes>> = {
  banners: ViewCarousel,
  banner: ImageOutlined,
  facts: VerifiedUser,
  products: Spa,
  quote: FormatQuote,
  rich_text: Notes,
  newsletter: MailOutline,
  contacts: Phone,
  contact_links: Phone,
  links: LinkIcon,
  menu_link: LinkIcon,
  announcement: Campaign,
  delivery_promise: LocalShipping,
};

export const iconOf = (kind: BlockKind) => icons[kind] ?? CalendarViewDay;
