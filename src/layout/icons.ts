/** The icons of the menu: those of the entities, and those of the hand-written pages (`menu` in `schemas/pages.json`). */
import type { SvgIconComponent } from '@mui/icons-material'
import Outbox from '@mui/icons-material/OutboxOutlined'
import SearchIcon from '@mui/icons-material/Search'
import SpeakerNotesOff from '@mui/icons-material/SpeakerNotesOff'
import Translate from '@mui/icons-material/Translate'
import Widgets from '@mui/icons-material/WidgetsOutlined'
import { icons as ofEntities } from '#resources/generated/icons.ts'

export const icons: Readonly<Record<string, SvgIconComponent>> = {
  ...ofEntities,
  Outbox,
  Search: SearchIcon,
  SpeakerNotesOff,
  Translate,
  Widgets,
}
