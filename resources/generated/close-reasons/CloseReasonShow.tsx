// Generated from close-reason.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { closeReason } from '#schemas/generated/close-reason.ts'
import {
  ActiveField,
  ClientTextField,
  CodeField,
  CommissionDueField,
  GroupField,
  NameField,
  PositionField,
  RequiresNoteField,
  RequiresZeroBalanceField,
  SuccessField,
  VisibleToClientField,
} from './fields.tsx'

export const CloseReasonShow = () => (
  <EntityShow entity={closeReason}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="clientText" field={ClientTextField} wide />
      <Detail source="group" field={GroupField} />
      <Detail source="success" field={SuccessField} />
      <Detail source="requiresNote" field={RequiresNoteField} />
      <Detail source="requiresZeroBalance" field={RequiresZeroBalanceField} />
      <Detail source="commissionDue" field={CommissionDueField} />
      <Detail source="visibleToClient" field={VisibleToClientField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="position" field={PositionField} />
    </ShowGroup>
  </EntityShow>
)
