// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import {
  ChecksField,
  CreatedAtField,
  CreatedByField,
  CustomerField,
  DecidedAtField,
  DecidedByField,
  NextReviewField,
  NotesField,
  ReasonField,
  ReviewerField,
  RiskField,
  StatusField,
} from './fields.tsx'

export const DueDiligenceShow = () => (
  <EntityShow entity={dueDiligence}>
    <ShowGroup name="client">
      <Detail source="customer" field={CustomerField} />
      <Detail source="status" field={StatusField} />
      <Detail source="risk" field={RiskField} />
      <Detail source="reviewer" field={ReviewerField} />
      <Detail source="nextReview" field={NextReviewField} />
    </ShowGroup>
    <ShowGroup name="checks">
      <Detail source="checks" field={ChecksField} wide />
      <Detail source="notes" field={NotesField} wide />
    </ShowGroup>
    <ShowGroup name="decision">
      <Detail source="decidedAt" field={DecidedAtField} />
      <Detail source="decidedBy" field={DecidedByField} />
      <Detail source="reason" field={ReasonField} wide />
      <Detail source="createdAt" field={CreatedAtField} />
      <Detail source="createdBy" field={CreatedByField} />
    </ShowGroup>
  </EntityShow>
)
