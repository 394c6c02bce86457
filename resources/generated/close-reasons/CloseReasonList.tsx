// Generated from close-reason.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { closeReason } from '#schemas/generated/close-reason.ts'
import {
  ActiveColumn,
  CodeColumn,
  CommissionDueColumn,
  GroupColumn,
  NameColumn,
  RequiresNoteColumn,
  RequiresZeroBalanceColumn,
  SuccessColumn,
  VisibleToClientColumn,
} from './fields.tsx'

export const CloseReasonList = () => (
  <EntityList
    entity={closeReason}
    filters={[
      'code',
      'name',
      'group',
      'success',
      'requiresNote',
      'requiresZeroBalance',
      'commissionDue',
      'visibleToClient',
      'active',
    ]}
  >
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <GroupColumn key="group" />
    <SuccessColumn key="success" />
    <RequiresNoteColumn key="requiresNote" />
    <RequiresZeroBalanceColumn key="requiresZeroBalance" />
    <CommissionDueColumn key="commissionDue" />
    <VisibleToClientColumn key="visibleToClient" />
    <ActiveColumn key="active" />
  </EntityList>
)
