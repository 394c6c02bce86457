/** The debtor of a file: who it is, addresses over time, protection, and all other files of this debtor. */
import CallMerge from '@mui/icons-material/CallMerge'
import Button from '@mui/material/Button'
import { LinkBase, useTranslate, type RaRecord } from 'react-admin'
import { isObject } from '#providers/callErrors.ts'
import { WatchDebtor } from '#resources/address-surveillances/WatchDebtor.tsx'
import { AddressTimeline } from '#resources/debtors/AddressTimeline.tsx'
import { DebtorCard } from '#resources/debtors/DebtorCard.tsx'
import { DebtorFiles } from '#resources/debtors/DebtorFiles.tsx'
import { mergingPage } from '#resources/files/mergingPage.ts'
import { useMay } from '#resources/contexts/may.ts'
import { Section } from '#resources/show/Section.tsx'
import { debtor } from '#schemas/generated/debtor.ts'
import { RelatedList } from '#resources/files/RelatedList.tsx'

export const DebtorTab = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate()
  const may = useMay()
  const of: unknown = record.debtor
  if (!isObject(of) || typeof of.id !== 'number') return null
  return (
    <>
      <DebtorCard id={of.id} />
      <AddressTimeline debtor={of.id} />
      <WatchDebtor file={record} debtor={{ ...of, id: of.id }} />
      <RelatedList entity={debtor} record={{ ...of, id: of.id }} resource="insolvency-event" property="debtor" />
      <Section anchor="other-files" title={translate('debtors.otherFiles')}>
        <DebtorFiles debtor={of.id} except={record.id} />
        {record.workflowStatus !== 'closed' && may(mergingPage.right) && (
          <Button component={LinkBase} to={`${mergingPage.path}?files=${record.id}`} startIcon={<CallMerge />}>
            {translate('mergeFiles.open')}
          </Button>
        )}
      </Section>
    </>
  )
}
