// Generated from workflow.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { workflow } from '#schemas/generated/workflow.ts'
import {
  ActivatedAtColumn,
  CategoryColumn,
  CodeColumn,
  CustomerColumn,
  FileTypeColumn,
  NameColumn,
  PhaseColumn,
  RevisionColumn,
  StatusColumn,
} from './fields.tsx'

export const WorkflowList = () => (
  <EntityList
    entity={workflow}
    filters={['name', 'code', 'revision', 'category', 'phase', 'fileType', 'customer', 'status', 'activatedAt']}
  >
    <NameColumn key="name" />
    <CodeColumn key="code" />
    <RevisionColumn key="revision" />
    <CategoryColumn key="category" />
    <PhaseColumn key="phase" />
    <FileTypeColumn key="fileType" />
    <CustomerColumn key="customer" />
    <StatusColumn key="status" />
    <ActivatedAtColumn key="activatedAt" />
  </EntityList>
)
