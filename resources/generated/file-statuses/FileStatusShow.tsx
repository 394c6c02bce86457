// Generated from file-status.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { fileStatus } from '#schemas/generated/file-status.ts'
import {
  ActiveField,
  ApiCodeField,
  ClientTextField,
  CodeField,
  ColourField,
  NameField,
  PhaseField,
  PositionField,
  SuccessField,
  VisibleToClientField,
  WorkflowStatusesField,
} from './fields.tsx'

export const FileStatusShow = () => (
  <EntityShow entity={fileStatus}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="colour" field={ColourField} />
      <Detail source="phase" field={PhaseField} />
      <Detail source="workflowStatuses" field={WorkflowStatusesField} wide />
      <Detail source="clientText" field={ClientTextField} wide />
      <Detail source="apiCode" field={ApiCodeField} />
      <Detail source="visibleToClient" field={VisibleToClientField} />
      <Detail source="success" field={SuccessField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="position" field={PositionField} />
    </ShowGroup>
  </EntityShow>
)
