/** The work list, or the way through it item by item, which the state of the address remembers. */
import { useLocation } from 'react-admin'
import {
  AssignedToColumn,
  AttemptsColumn,
  CustomerColumn,
  DoneAtColumn,
  DoneByColumn,
  StatusColumn,
  TakenByColumn,
  TeamColumn,
} from '#resources/generated/agenda-items/fields.tsx'
import { DateColumn, FileColumn, NoteColumn, PriorityColumn, SubjectColumn, TimeColumn } from './columns.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import type { PanelGroup } from '#resources/list/panel/panelFilter.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { Above } from './Above.tsx'
import {
  DebtorColumn,
  FileTypeColumn,
  OutstandingColumn,
  PhaseColumn,
  WorkflowStatusColumn,
  WorkflowStepColumn,
} from './OfFile.tsx'
import { through } from './throughFilters.ts'
import { triageIn } from './triage/triageState.ts'

const Triage = lazyPart(async () => ({ default: (await import('./triage/Triage.tsx')).Triage }))

const panel: readonly PanelGroup[] = [
  { label: 'agendaPage.groups.when', fields: ['date', 'status', 'priority'] },
  { label: 'agendaPage.groups.what', fields: ['subject', 'subject.department', 'attempts'] },
  { label: 'agendaPage.groups.who', fields: ['assignedTo', 'team', 'takenBy'] },
  {
    label: 'agendaPage.groups.file',
    fields: [
      'file',
      'file.debtor',
      'customer',
      'file.phase',
      'file.workflowStatus',
      'file.workflowStep',
      'file.fileType',
      'file.outstanding',
    ],
  },
]
const filters = panel.flatMap(({ fields }) => fields.map((field) => (typeof field === 'string' ? field : field.name)))
/** What one works by is whole on a laptop: day, subject, file, debtor and note. */
const hidden = [
  '_fileType',
  '_phase',
  '_workflowStatus',
  '_workflowStep',
  'customer',
  'team',
  'takenBy',
  'attempts',
  'status',
  'doneAt',
  'doneBy',
]

export const AgendaList = () => {
  const { state } = useLocation()
  const triage = triageIn(state)
  if (triage) return <Triage {...triage} />
  return (
    <EntityList entity={agendaItem} {...{ filters, hidden, panel, through }} above={<Above />}>
      <DateColumn key="date" />
      <TimeColumn key="time" />
      <SubjectColumn key="subject" />
      <FileColumn key="file" />
      <DebtorColumn key="_debtor" />
      <CustomerColumn key="customer" />
      <OutstandingColumn key="_outstanding" />
      <PhaseColumn key="_phase" />
      <WorkflowStatusColumn key="_workflowStatus" />
      <WorkflowStepColumn key="_workflowStep" />
      <FileTypeColumn key="_fileType" />
      <PriorityColumn key="priority" />
      <NoteColumn key="note" />
      <TakenByColumn key="takenBy" />
      <AssignedToColumn key="assignedTo" />
      <TeamColumn key="team" />
      <AttemptsColumn key="attempts" />
      <StatusColumn key="status" />
      <DoneAtColumn key="doneAt" />
      <DoneByColumn key="doneBy" />
    </EntityList>
  )
}
