// Generated from dispute.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { dispute } from '#schemas/generated/dispute.ts'
import {
  AnswerField,
  AnsweredAtField,
  AnsweredByField,
  ClientAnswerDueField,
  ClosedAtField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  FileField,
  KindField,
  OpenedAtField,
  OutcomeField,
  QuestionField,
  StatusField,
  TextField,
} from './fields.tsx'

export const DisputeShow = () => (
  <EntityShow entity={dispute}>
    <ShowGroup>
      <Detail source="file" field={FileField} />
      <Detail source="kind" field={KindField} />
      <Detail source="openedAt" field={OpenedAtField} />
      <Detail source="text" field={TextField} wide />
      <Detail source="customer" field={CustomerField} />
      <Detail source="status" field={StatusField} />
      <Detail source="question" field={QuestionField} wide />
      <Detail source="clientAnswerDue" field={ClientAnswerDueField} />
      <Detail source="answer" field={AnswerField} wide />
      <Detail source="answeredAt" field={AnsweredAtField} />
      <Detail source="answeredBy" field={AnsweredByField} read="ROLE_EMPLOYEE" />
      <Detail source="outcome" field={OutcomeField} wide />
      <Detail source="closedAt" field={ClosedAtField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} read="ROLE_EMPLOYEE" />
    </ShowGroup>
  </EntityShow>
)
