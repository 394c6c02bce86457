// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import { Detail } from '#resources/show/Detail.tsx'
import { EntityShow } from '#resources/show/EntityShow.tsx'
import { ShowGroup } from '#resources/show/ShowGroup.tsx'
import { emailClassification } from '#schemas/generated/email-classification.ts'
import {
  AccuracyField,
  ActionField,
  ActiveField,
  AgendaSubjectField,
  CodeField,
  JudgedField,
  NameField,
  PatternsField,
  PositionField,
  SenderRulesField,
  ThresholdField,
} from './fields.tsx'

export const EmailClassificationShow = () => (
  <EntityShow entity={emailClassification}>
    <ShowGroup>
      <Detail source="code" field={CodeField} />
      <Detail source="name" field={NameField} />
      <Detail source="patterns" field={PatternsField} wide />
      <Detail source="senderRules" field={SenderRulesField} wide />
      <Detail source="action" field={ActionField} />
      <Detail source="agendaSubject" field={AgendaSubjectField} when={{ action: { ne: 'none' } }} />
      <Detail source="threshold" field={ThresholdField} />
      <Detail source="active" field={ActiveField} />
      <Detail source="position" field={PositionField} />
      <Detail source="accuracy" field={AccuracyField} />
      <Detail source="judged" field={JudgedField} />
    </ShowGroup>
  </EntityShow>
)
