/** Tabs of a file, by the number keys too. The address names the open one. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense, type ReactNode } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { FilePage } from '#resources/files/useFilePage.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { message } from '#schemas/generated/message.ts'
import { seesAll } from '#resources/show/history/seesAll.ts'
import { useOpenTab } from '#resources/tabs/useOpenTab.ts'
import { OverviewTab } from './OverviewTab.tsx'

const ClaimsTab = lazyPart(async () => ({ default: (await import('./ClaimsTab.tsx')).ClaimsTab }))
const FinanceTab = lazyPart(async () => ({ default: (await import('./FinanceTab.tsx')).FinanceTab }))
const DebtorTab = lazyPart(async () => ({ default: (await import('./DebtorTab.tsx')).DebtorTab }))
const AgendaTab = lazyPart(async () => ({ default: (await import('#resources/agenda-items/AgendaTab.tsx')).AgendaTab }))
const ArrangementTab = lazyPart(async () => ({
  default: (await import('#resources/arrangements/ArrangementTab.tsx')).ArrangementTab,
}))
const DisputesTab = lazyPart(async () => ({
  default: (await import('#resources/disputes/DisputesTab.tsx')).DisputesTab,
}))
const WorkflowTab = lazyPart(async () => ({
  default: (await import('#resources/files/workflow/WorkflowTab.tsx')).WorkflowTab,
}))
const DocumentsTab = lazyPart(async () => ({
  default: (await import('#resources/documents/DocumentsTab.tsx')).DocumentsTab,
}))
const LogTab = lazyPart(async () => ({ default: (await import('#resources/file-logs/LogTab.tsx')).LogTab }))
const ClientTab = lazyPart(async () => ({ default: (await import('./ClientTab.tsx')).ClientTab }))
const MessagesTab = lazyPart(async () => ({ default: (await import('./MessagesTab.tsx')).MessagesTab }))
const HistoryList = lazyPart(async () => ({
  default: (await import('#resources/show/history/HistoryList.tsx')).HistoryList,
}))

type FileTabsProps = { entity: Entity; record: RaRecord; details: ReactNode; page: FilePage | undefined }

export const FileTabs = ({ entity, record, details, page }: FileTabsProps) => {
  const translate = useTranslate()
  const may = useMay()
  const names = [
    ...(['overview', 'claims', 'finance'] as const),
    ...(may(debtor.access.read) ? (['debtor'] as const) : []),
    'log' as const,
    ...(may(agendaItem.access.read) ? (['agenda'] as const) : []),
    'documents' as const,
    ...(may(message.access.read) ? (['messages'] as const) : []),
    ...(may('ROLE_EMPLOYEE') ? (['workflow'] as const) : []),
    ...(['arrangement', 'disputes'] as const),
    ...(may('ROLE_EMPLOYEE') ? (['client'] as const) : []),
    ...(seesAll(entity) ? (['history'] as const) : []),
  ]
  const [open, show] = useOpenTab(names)
  const counts = page?.counts
  const countOf = (name: string): number | null | undefined =>
    ({ claims: counts?.claims, arrangement: counts?.arrangements, disputes: counts?.disputes })[name]
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Tabs
        value={open}
        onChange={(_, name: string) => show(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('collectionFile.tabs.label')}
        sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        {names.map((name, place) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls={`panel-${name}`}
            data-key={String(place + 1)}
            aria-keyshortcuts={String(place + 1)}
            label={[translate(`fileScreen.tabs.${name}`), countOf(name)].filter(Boolean).join(' ')}
            sx={{ minHeight: 44 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`panel-${open}`}
        aria-labelledby={`tab-${open}`}
        sx={{ display: 'grid', gap: 3, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={240} aria-busy />}>
          {open === 'overview' && <OverviewTab record={record} details={details} />}
          {open === 'claims' && <ClaimsTab record={record} />}
          {open === 'finance' && <FinanceTab record={record} />}
          {open === 'debtor' && <DebtorTab record={record} />}
          {open === 'log' && <LogTab record={record} />}
          {open === 'messages' && <MessagesTab record={record} />}
          {open === 'arrangement' && <ArrangementTab record={record} />}
          {open === 'disputes' && <DisputesTab record={record} />}
          {open === 'documents' && <DocumentsTab record={record} />}
          {open === 'agenda' && <AgendaTab record={record} />}
          {open === 'workflow' && <WorkflowTab record={record} />}
          {open === 'client' && <ClientTab record={record} page={page} />}
          {open === 'history' && <HistoryList entity={entity} record={record} />}
        </Suspense>
      </Box>
    </Box>
  )
}
