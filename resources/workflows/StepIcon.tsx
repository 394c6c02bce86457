/** Icon of what a step does; its text stands beside it. */
import AddCard from '@mui/icons-material/AddCard'
import DoneAll from '@mui/icons-material/DoneAll'
import Event from '@mui/icons-material/Event'
import Flag from '@mui/icons-material/OutlinedFlag'
import Hourglass from '@mui/icons-material/HourglassEmpty'
import Label from '@mui/icons-material/LabelOutlined'
import Mail from '@mui/icons-material/AlternateEmail'
import Place from '@mui/icons-material/PlaceOutlined'
import Post from '@mui/icons-material/MailOutlined'
import Search from '@mui/icons-material/Search'
import Sms from '@mui/icons-material/SmsOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { WorkflowStep } from '#schemas/generated/workflow-step.ts'

const icons: Readonly<Record<WorkflowStep['actionType'], SvgIconComponent>> = {
  send_email: Mail,
  send_post: Post,
  send_sms: Sms,
  agenda: Event,
  add_cost: AddCard,
  change_phase: Flag,
  change_status: Label,
  start_surveillance: Place,
  register_check: Search,
  wait: Hourglass,
  close: DoneAll,
}

export const StepIcon = ({ action }: { action: WorkflowStep['actionType'] }) => {
  const Icon = icons[action]
  return <Icon fontSize="small" color="action" aria-hidden />
}
