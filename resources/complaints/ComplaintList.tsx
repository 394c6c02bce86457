/** The list as generated, but for the two terms, which say how they stand. */
import { EntityList } from '#resources/list/EntityList.tsx'
import { Column } from '#resources/table/Column.tsx'
import { complaint } from '#schemas/generated/complaint.ts'
import {
  CategoryColumn,
  ComplainantNameColumn,
  CustomerColumn,
  HandlerColumn,
  NumberColumn,
  ReceivedAtColumn,
  StatusColumn,
  SubjectColumn,
} from '#resources/generated/complaints/fields.tsx'
import { AnswerDueField, ConfirmationDueField } from './DueValue.tsx'

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
    <Column key="confirmationDue" source="confirmationDue" field={ConfirmationDueField} width={168} sortable />
    <Column key="answerDue" source="answerDue" field={AnswerDueField} width={168} sortable />
  </EntityList>
)
