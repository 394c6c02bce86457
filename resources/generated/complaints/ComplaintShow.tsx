// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { complaint } from '#schemas/generated/complaint.ts'
import {
  AnswerDueField,
  AnswerField,
  AnsweredAtField,
  CategoryField,
  ChannelField,
  ComplainantEmailField,
  ComplainantField,
  ComplainantNameField,
  ConfirmationDueField,
  ConfirmedAtField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  FileNumberField,
  HandlerField,
  LanguageField,
  MeasureField,
  NumberField,
  OutcomeField,
  ReceivedAtField,
  StatusField,
  SubjectField,
  TextField,
} from './fields.tsx'

export const ComplaintShow = () => (
  <EntityShow entity={complaint}>
    <ShowGroup name="complaint">
      <Detail source="receivedAt" field={ReceivedAtField} />
      <Detail source="channel" field={ChannelField} />
      <Detail source="subject" field={SubjectField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="text" field={TextField} wide />
    </ShowGroup>
    <ShowGroup name="complainant">
      <Detail source="complainant" field={ComplainantField} />
      <Detail source="complainantName" field={ComplainantNameField} />
      <Detail source="complainantEmail" field={ComplainantEmailField} />
      <Detail source="language" field={LanguageField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="fileNumber" field={FileNumberField} />
    </ShowGroup>
    <ShowGroup name="handling">
      <Detail source="handler" field={HandlerField} />
      <Detail source="measure" field={MeasureField} wide />
      <Detail source="number" field={NumberField} />
      <Detail source="confirmationDue" field={ConfirmationDueField} />
      <Detail source="confirmedAt" field={ConfirmedAtField} />
      <Detail source="answerDue" field={AnswerDueField} />
      <Detail source="answeredAt" field={AnsweredAtField} />
      <Detail source="status" field={StatusField} />
      <Detail source="outcome" field={OutcomeField} />
      <Detail source="answer" field={AnswerField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
