// Generated from schemas/*.schema.json by npm run codegen. Do not edit.
import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalanceIcon from '@mui/icons-material/AccountBalance'
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWallet'
import AccountTreeIcon from '@mui/icons-material/AccountTree'
import AddCardIcon from '@mui/icons-material/AddCard'
import AttachFileIcon from '@mui/icons-material/AttachFile'
import BookmarksIcon from '@mui/icons-material/Bookmarks'
import BusinessIcon from '@mui/icons-material/Business'
import CalculateIcon from '@mui/icons-material/Calculate'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import CallMadeIcon from '@mui/icons-material/CallMade'
import ContactsIcon from '@mui/icons-material/Contacts'
import DataObjectIcon from '@mui/icons-material/DataObject'
import DraftsIcon from '@mui/icons-material/Drafts'
import DynamicFeedIcon from '@mui/icons-material/DynamicFeed'
import EventNoteIcon from '@mui/icons-material/EventNote'
import EventRepeatIcon from '@mui/icons-material/EventRepeat'
import ExtensionIcon from '@mui/icons-material/Extension'
import FactCheckIcon from '@mui/icons-material/FactCheck'
import FeedbackIcon from '@mui/icons-material/Feedback'
import FolderOpenIcon from '@mui/icons-material/FolderOpen'
import GavelIcon from '@mui/icons-material/Gavel'
import GroupsIcon from '@mui/icons-material/Groups'
import HandshakeIcon from '@mui/icons-material/Handshake'
import InboxIcon from '@mui/icons-material/Inbox'
import LabelIcon from '@mui/icons-material/Label'
import LocalPostOfficeIcon from '@mui/icons-material/LocalPostOffice'
import LowPriorityIcon from '@mui/icons-material/LowPriority'
import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead'
import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnread'
import NewspaperIcon from '@mui/icons-material/Newspaper'
import OutboxIcon from '@mui/icons-material/Outbox'
import PeopleIcon from '@mui/icons-material/People'
import PercentIcon from '@mui/icons-material/Percent'
import PersonSearchIcon from '@mui/icons-material/PersonSearch'
import PhoneDisabledIcon from '@mui/icons-material/PhoneDisabled'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong'
import RequestQuoteIcon from '@mui/icons-material/RequestQuote'
import RuleIcon from '@mui/icons-material/Rule'
import SavingsIcon from '@mui/icons-material/Savings'
import SensorsIcon from '@mui/icons-material/Sensors'
import ShareIcon from '@mui/icons-material/Share'
import SmsIcon from '@mui/icons-material/Sms'
import StorefrontIcon from '@mui/icons-material/Storefront'
import SupportAgentIcon from '@mui/icons-material/SupportAgent'
import TaskAltIcon from '@mui/icons-material/TaskAlt'
import TravelExploreIcon from '@mui/icons-material/TravelExplore'
import VpnKeyIcon from '@mui/icons-material/VpnKey'
import WebhookIcon from '@mui/icons-material/Webhook'

export const icons: Readonly<Record<string, SvgIconComponent>> = {
  AccountBalance: AccountBalanceIcon,
  AccountBalanceWallet: AccountBalanceWalletIcon,
  AccountTree: AccountTreeIcon,
  AddCard: AddCardIcon,
  AttachFile: AttachFileIcon,
  Bookmarks: BookmarksIcon,
  Business: BusinessIcon,
  Calculate: CalculateIcon,
  CalendarMonth: CalendarMonthIcon,
  CallMade: CallMadeIcon,
  Contacts: ContactsIcon,
  DataObject: DataObjectIcon,
  Drafts: DraftsIcon,
  DynamicFeed: DynamicFeedIcon,
  EventNote: EventNoteIcon,
  EventRepeat: EventRepeatIcon,
  Extension: ExtensionIcon,
  FactCheck: FactCheckIcon,
  Feedback: FeedbackIcon,
  FolderOpen: FolderOpenIcon,
  Gavel: GavelIcon,
  Groups: GroupsIcon,
  Handshake: HandshakeIcon,
  Inbox: InboxIcon,
  Label: LabelIcon,
  LocalPostOffice: LocalPostOfficeIcon,
  LowPriority: LowPriorityIcon,
  MarkEmailRead: MarkEmailReadIcon,
  MarkEmailUnread: MarkEmailUnreadIcon,
  Newspaper: NewspaperIcon,
  Outbox: OutboxIcon,
  People: PeopleIcon,
  Percent: PercentIcon,
  PersonSearch: PersonSearchIcon,
  PhoneDisabled: PhoneDisabledIcon,
  PriceChange: PriceChangeIcon,
  ReceiptLong: ReceiptLongIcon,
  RequestQuote: RequestQuoteIcon,
  Rule: RuleIcon,
  Savings: SavingsIcon,
  Sensors: SensorsIcon,
  Share: ShareIcon,
  Sms: SmsIcon,
  Storefront: StorefrontIcon,
  SupportAgent: SupportAgentIcon,
  TaskAlt: TaskAltIcon,
  TravelExplore: TravelExploreIcon,
  VpnKey: VpnKeyIcon,
  Webhook: WebhookIcon,
}
