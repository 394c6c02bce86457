/** The list of files, with all that one may ask of them. */
import Button from '@mui/material/Button'
import { LinkBase, useListContext, useTranslate } from 'react-admin'
import {
  AccountManagerColumn,
  ArrangementActiveColumn,
  CaseManagerColumn,
  ClientReferenceColumn,
  ClosedAtColumn,
  CollectionCostsColumn,
  CustomerColumn,
  CustomerNumberColumn,
  DebtorColumn,
  DisputedColumn,
  FileStatusColumn,
  FileTypeColumn,
  FourteenDayStateColumn,
  InsolventColumn,
  InterestColumn,
  LegalTypeColumn,
  LimitationDateColumn,
  MerchantColumn,
  NumberColumn,
  OutstandingColumn,
  OverpaymentColumn,
  PaidColumn,
  PausedUntilColumn,
  PaymentReferenceColumn,
  PhaseColumn,
  PrincipalColumn,
  ReceivedAtColumn,
  TagsColumn,
  TeamColumn,
  WorkflowStatusColumn,
} from '#resources/generated/files/fields.tsx'
import { EntityList } from '#resources/list/EntityList.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { file } from '#schemas/generated/file.ts'
import { FileSearchBox } from './FileSearchBox.tsx'
import { fileFilters, filePanel, through } from './filePanel.ts'

const hidden = [
  'fileStatus',
  'paid',
  'caseManager',
  'limitationDate',
  'closedAt',
  'disputed',
  'arrangementActive',
  'insolvent',
  'tags',
  'clientReference',
  'merchant',
  'fileType',
  'legalType',
  'team',
  'accountManager',
  'customerNumber',
  'paymentReference',
  'principal',
  'interest',
  'collectionCosts',
  'fourteenDayState',
  'overpayment',
  'pausedUntil',
]

export const FoundFiles = () => (
  <EntityList
    entity={file}
    filters={fileFilters}
    hidden={hidden}
    panel={filePanel}
    through={through}
    searchBox={FileSearchBox}
    otherwise={<Everywhere />}
  >
    <NumberColumn key="number" />
    <DebtorColumn key="debtor" />
    <CustomerColumn key="customer" />
    <OutstandingColumn key="outstanding" />
    <MerchantColumn key="merchant" />
    <PhaseColumn key="phase" />
    <WorkflowStatusColumn key="workflowStatus" />
    <FileStatusColumn key="fileStatus" />
    <PrincipalColumn key="principal" />
    <InterestColumn key="interest" />
    <CollectionCostsColumn key="collectionCosts" />
    <PaidColumn key="paid" />
    <OverpaymentColumn key="overpayment" />
    <ReceivedAtColumn key="receivedAt" />
    <ClientReferenceColumn key="clientReference" />
    <CustomerNumberColumn key="customerNumber" />
    <PaymentReferenceColumn key="paymentReference" />
    <FileTypeColumn key="fileType" />
    <LegalTypeColumn key="legalType" />
    <TeamColumn key="team" />
    <CaseManagerColumn key="caseManager" />
    <AccountManagerColumn key="accountManager" />
    <FourteenDayStateColumn key="fourteenDayState" />
    <LimitationDateColumn key="limitationDate" />
    <PausedUntilColumn key="pausedUntil" />
    <ClosedAtColumn key="closedAt" />
    <DisputedColumn key="disputed" />
    <ArrangementActiveColumn key="arrangementActive" />
    <InsolventColumn key="insolvent" />
    <TagsColumn key="tags" />
  </EntityList>
)

/** Link to the search over everything: the text may name a customer, a debtor or a complaint instead of a file. */
const Everywhere = () => {
  const { filterValues } = useListContext()
  const translate = useTranslate()
  const may = useMay()
  const search = typeof filterValues.search === 'string' ? filterValues.search : ''
  if (search === '' || !may('ROLE_EMPLOYEE')) return null
  return (
    <Button component={LinkBase} to={`/search?search=${encodeURIComponent(search)}`}>
      {translate('fileSearch.everything', { search })}
    </Button>
  )
}
