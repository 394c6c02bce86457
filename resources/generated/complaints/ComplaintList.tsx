// Generated from complaint.schema.json by npm run codegen. Do not edit.
import { EntityList } from '#resources/list/EntityList.tsx'
import { complaint } from '#schemas/generated/complaint.ts'
import {
  AnswerDueColumn,
  CategoryColumn,
  ComplainantNameColumn,
  ConfirmationDueColumn,
  CustomerColumn,
  HandlerColumn,
  NumberColumn,
  ReceivedAtColumn,
  StatusColumn,
  SubjectColumn,
} from './fields.tsx'

export const ComplaintList = () => (
  <EntityList
    entity={complaint}
    filters={[
      'number',
      'receivedAt',
      'complainantName',
      'customer',
      'subject',
      'category',
      'handler',
      'confirmationDue',
      'answerDue',
      'status',
    ]}
    hidden={['category']}
  >
    <NumberColumn key="number" />
    <ReceivedAtColumn key="receivedAt" />
    <StatusColumn key="status" />
    <ComplainantNameColumn key="complainantName" />
    <SubjectColumn key="subject" />
    <CategoryColumn key="category" />
    <CustomerColumn key="customer" />
    <HandlerColumn key="handler" />
    <ConfirmationDueColumn key="confirmationDue" />
    <AnswerDueColumn key="answerDue" />
  </EntityList>
)
