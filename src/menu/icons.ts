/** The icons of the menu: those of the entities, and those of the hand-written pages (`menu` in `schemas/pages.json`). */
import type { SvgIconComponent } from '@mui/icons-material'
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import Outbox from '@mui/icons-material/OutboxOutlined'
import SearchIcon from '@mui/icons-material/Search'
import Settings from '@mui/icons-material/SettingsOutlined'
import ScheduleSend from '@mui/icons-material/ScheduleSendOutlined'
import SpeakerNotesOff from '@mui/icons-material/SpeakerNotesOff'
import Translate from '@mui/icons-material/Translate'
import Tune from '@mui/icons-material/Tune'
import Widgets from '@mui/icons-material/WidgetsOutlined'
import PlaylistPlay from '@mui/icons-material/PlaylistPlay'
import QueryStats from '@mui/icons-material/QueryStats'
import FrontHand from '@mui/icons-material/FrontHandOutlined'
import EventRepeat from '@mui/icons-material/EventRepeat'
import Textsms from '@mui/icons-material/TextsmsOutlined'
import { icons as ofEntities } from '#resources/generated/icons.ts'

export const icons: Readonly<Record<string, SvgIconComponent>> = {
  ...ofEntities,
  Textsms,
  EventRepeat,
  FrontHand,
  QueryStats,
  PlaylistPlay,
  AdminPanelSettings,
  Campaign,
  MonitorHeart,
  Outbox,
  Search: SearchIcon,
  Settings,
  ScheduleSend,
  SpeakerNotesOff,
  Translate,
  Tune,
  Widgets,
}
