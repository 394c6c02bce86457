/** A complaint, first how it stands. */
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
  MailField,
  MeasureField,
  NumberField,
  OutcomeField,
  ReceivedAtField,
  SentenceField,
  StatusField,
  SubjectField,
  TextField,
} from '#resources/generated/complaints/fields.tsx'
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { complaint } from '#schemas/generated/complaint.ts'

export const ComplaintShow = () => (
  <EntityShow entity={complaint}>
    <ShowGroup name="handling">
      <Detail source="status" field={StatusField} />
      <Detail source="confirmationDue" field={ConfirmationDueField} />
      <Detail source="answerDue" field={AnswerDueField} />
      <Detail source="handler" field={HandlerField} />
      <Detail source="confirmedAt" field={ConfirmedAtField} />
      <Detail source="answeredAt" field={AnsweredAtField} />
      <Detail source="outcome" field={OutcomeField} when={{ outcome: { empty: false } }} />
      <Detail source="answer" field={AnswerField} wide when={{ answer: { empty: false } }} />
      <Detail source="measure" field={MeasureField} wide when={{ measure: { empty: false } }} />
    </ShowGroup>
    <ShowGroup name="complaint">
      <Detail source="number" field={NumberField} />
      <Detail source="receivedAt" field={ReceivedAtField} />
      <Detail source="channel" field={ChannelField} />
      <Detail source="subject" field={SubjectField} />
      <Detail source="category" field={CategoryField} />
      <Detail source="sentence" field={SentenceField} wide when={{ sentence: { empty: false } }} />
      <Detail source="mail" field={MailField} when={{ mail: { empty: false } }} />
      <Detail source="text" field={TextField} wide />
    </ShowGroup>
    <ShowGroup name="complainant">
      <Detail source="complainant" field={ComplainantField} />
      <Detail source="complainantName" field={ComplainantNameField} />
      <Detail source="complainantEmail" field={ComplainantEmailField} />
      <Detail source="language" field={LanguageField} />
      <Detail source="customer" field={CustomerField} />
      <Detail source="fileNumber" field={FileNumberField} />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
