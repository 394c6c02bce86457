// Generated from file-status.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { fileStatus } from '#schemas/generated/file-status.ts'
import {
  ActiveColumn,
  ApiCodeColumn,
  CodeColumn,
  ColourColumn,
  NameColumn,
  PhaseColumn,
  VisibleToClientColumn,
  WorkflowStatusesColumn,
} from './fields.tsx'

export const FileStatusList = () => (
  <EntityList entity={fileStatus} filters={['code', 'name', 'phase', 'visibleToClient', 'apiCode', 'active']}>
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <ColourColumn key="colour" />
    <PhaseColumn key="phase" />
    <WorkflowStatusesColumn key="workflowStatuses" />
    <VisibleToClientColumn key="visibleToClient" />
    <ApiCodeColumn key="apiCode" />
    <ActiveColumn key="active" />
  </EntityList>
)
