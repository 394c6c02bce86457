/** The page of a debtor: what protects it, and everything about it in tabs. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Navigate, useGetList, useLocation, useTranslate, type RaRecord } from 'react-admin'
import type { ShowLayoutProps } from '#resources/contexts/entityOptions.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { OwnList } from '#resources/show/tabs/OwnList.tsx'
import { RecordTabs } from '#resources/show/tabs/RecordTabs.tsx'
import { formatDay } from '#resources/texts/dates.ts'
import { debtor, type Debtor } from '#schemas/generated/debtor.ts'
import { insolvencyEvent, type InsolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import { AddressTimeline } from './AddressTimeline.tsx'
import { Arrangements } from './Arrangements.tsx'
import { Contacts } from './Contacts.tsx'
import { DebtorCard } from './DebtorCard.tsx'
import { DebtorFiles } from './DebtorFiles.tsx'
import { Merges } from './Merges.tsx'
import { ProtectionPanel } from './ProtectionPanel.tsx'

export const DebtorTabs = ({ details, ...props }: ShowLayoutProps) => (
  <>
    <MergedInto record={props.record} />
    <Protected record={props.record} />
    <RecordTabs
      {...props}
      texts="debtors"
      lists={{}}
      parts={{
        files: Files,
        addresses: Addresses,
        contacts: ContactData,
        protection: ProtectionPanel,
        arrangements: Arrangements,
      }}
      details={<Overview record={props.record} details={details} />}
    />
  </>
)

type PartProps = { record: RaRecord }

const Overview = ({ record, details }: Pick<ShowLayoutProps, 'record' | 'details'>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
    }}
  >
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DebtorCard id={record.id} />
      <Merges record={record} />
    </Box>
    {details}
  </Box>
)

const Files = ({ record }: PartProps) => <DebtorFiles debtor={record.id} />

const own = (record: RaRecord) => ({ debtor: { id: record.id, name: record.name as string } })

const Addresses = ({ record }: PartProps) => (
  <>
    <AddressTimeline debtor={record.id} />
    <OwnList
      entity={debtor}
      resource="debtor-address"
      property="debtor"
      record={record}
      initial={own(record)}
      count={0}
    />
  </>
)

const ContactData = ({ record }: PartProps) => (
  <>
    <Contacts debtor={record.id} />
    <OwnList
      entity={debtor}
      resource="debtor-contact"
      property="debtor"
      record={record}
      initial={own(record)}
      count={0}
    />
  </>
)

/** Leads to the debtor that has what this one had; there says from where one came. */
const MergedInto = ({ record }: PartProps) => {
  const translate = useTranslate()
  const path = useRecordPath(debtor.name)
  const from = new URLSearchParams(useLocation().search).get('merged')
  const { mergedInto: into, number } = record as Debtor
  const target = into && path(into.id)
  if (target) return <Navigate to={`${target}?merged=${encodeURIComponent(number ?? '')}`} replace />
  return from === null ? null : <Alert severity="info">{translate('debtors.mergedFrom', { number: from })}</Alert>
}

/** First of all that one has to know: nobody collects here. */
const Protected = ({ record }: PartProps) => {
  const translate = useTranslate()
  const { insolvencyStatus } = record as Debtor
  const { data = [] } = useGetList<InsolvencyEvent>(
    insolvencyEvent.name,
    {
      filter: { debtor: record.id, status: 'active' },
      sort: { field: 'startDate', order: 'DESC' },
      pagination: { page: 1, perPage: 20 },
    },
    { enabled: insolvencyStatus !== null },
  )
  if (insolvencyStatus === null) return null
  const blocks = data.some(({ blocksCollection }) => blocksCollection !== false)
  return (
    <Alert severity={blocks ? 'error' : 'warning'}>
      {translate(blocks ? 'debtors.blocked' : 'debtors.represented')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {data.map(({ id, kind, startDate, endDate, representative }) => (
          <li key={id}>
            {[
              translate(`resources.insolvency-event.values.kind.${kind}`),
              `${formatDay(startDate)} – ${endDate ? formatDay(endDate) : translate('debtors.untilEnded')}`,
              representative && [representative.name, representative.organisation].filter(Boolean).join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
