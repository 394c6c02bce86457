// Generated from due-diligence.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import {
  CustomerColumn,
  DecidedAtColumn,
  NextReviewColumn,
  ReviewerColumn,
  RiskColumn,
  StatusColumn,
} from './fields.tsx'

export const DueDiligenceList = () => (
  <EntityList entity={dueDiligence} filters={['customer', 'status', 'risk', 'reviewer', 'nextReview', 'decidedAt']}>
    <CustomerColumn key="customer" />
    <StatusColumn key="status" />
    <RiskColumn key="risk" />
    <ReviewerColumn key="reviewer" />
    <NextReviewColumn key="nextReview" />
    <DecidedAtColumn key="decidedAt" />
  </EntityList>
)
