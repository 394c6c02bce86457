/** Values of the file of an item, in columns of the work list. */
import type { ComponentType, ReactNode } from 'react'
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetManyAggregate,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import {
  DebtorField,
  FileTypeField,
  OutstandingField,
  PhaseField,
  WorkflowStatusField,
  WorkflowStepField,
} from '#resources/generated/files/fields.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { Column } from '#resources/table/Column.tsx'
import type { AgendaItem } from '#schemas/generated/agenda-item.ts'
import { file, type File } from '#schemas/generated/file.ts'

/** Puts the file of the row in context; files of all rows are asked for together. */
const OfFile = ({ children }: { children: ReactNode }) => {
  const item = useRecordContext<AgendaItem>()
  const may = useMay()
  const { data } = useGetManyAggregate<File>(
    file.name,
    { ids: item ? [item.file.id] : [] },
    { enabled: item !== undefined && may(file.access.read), staleTime: 30_000 },
  )
  if (!data?.[0]) return null
  return (
    <ResourceContextProvider value={file.name}>
      <RecordContextProvider value={data[0]}>{children}</RecordContextProvider>
    </ResourceContextProvider>
  )
}

/** A column is made once: the table knows it by its component. */
const within = (Field: ComponentType) => () => (
  <OfFile>
    <Field />
  </OfFile>
)

export const Debtor = within(DebtorField)
export const Phase = within(PhaseField)
export const WorkflowStatus = within(WorkflowStatusField)
export const WorkflowStep = within(WorkflowStepField)
export const FileType = within(FileTypeField)
export const Outstanding = within(OutstandingField)

type OwnColumn = { source: string; field: ComponentType; width: number; numeric?: boolean; read?: string }

const OwnColumn = ({ source, ...column }: OwnColumn) => (
  <Column source={source} label={useTranslate()(`columns.agenda-item.${source}`)} {...column} />
)
export const DebtorColumn = () => <OwnColumn source="_debtor" field={Debtor} width={170} />
export const PhaseColumn = () => <OwnColumn source="_phase" field={Phase} width={110} />
export const WorkflowStatusColumn = () => <OwnColumn source="_workflowStatus" field={WorkflowStatus} width={150} />
export const WorkflowStepColumn = () => (
  <OwnColumn source="_workflowStep" field={WorkflowStep} width={150} read="ROLE_EMPLOYEE" />
)
export const FileTypeColumn = () => <OwnColumn source="_fileType" field={FileType} width={110} />
export const OutstandingColumn = () => <OwnColumn source="_outstanding" field={Outstanding} width={120} numeric />
