// Generated from email-classification.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { emailClassification } from '#schemas/generated/email-classification.ts'
import {
  AccuracyColumn,
  ActionColumn,
  ActiveColumn,
  AgendaSubjectColumn,
  CodeColumn,
  JudgedColumn,
  NameColumn,
  PatternsColumn,
  SenderRulesColumn,
  ThresholdColumn,
} from './fields.tsx'

export const EmailClassificationList = () => (
  <EntityList entity={emailClassification} filters={['code', 'name', 'action', 'agendaSubject', 'active', 'judged']}>
    <CodeColumn key="code" />
    <NameColumn key="name" />
    <PatternsColumn key="patterns" />
    <SenderRulesColumn key="senderRules" />
    <ActionColumn key="action" />
    <AgendaSubjectColumn key="agendaSubject" />
    <ThresholdColumn key="threshold" />
    <ActiveColumn key="active" />
    <AccuracyColumn key="accuracy" />
    <JudgedColumn key="judged" />
  </EntityList>
)
