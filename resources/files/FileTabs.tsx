/** Tabs of a file, below what is owed today. */
import type { ShowLayoutProps } from '#resources/entityOptions.ts'
import { RecordTabs, type TabList } from '#resources/show/tabs/RecordTabs.tsx'
import { lazyPart } from '#resources/lazyPart.tsx'
import { FileFigures } from './FileFigures.tsx'
import { FileMoney } from './FileMoney.tsx'

const ArrangementTab = lazyPart(async () => ({
  default: (await import('#resources/arrangements/ArrangementTab.tsx')).ArrangementTab,
}))
const DisputesTab = lazyPart(async () => ({
  default: (await import('#resources/disputes/DisputesTab.tsx')).DisputesTab,
}))
const parts = { money: FileMoney, arrangement: ArrangementTab, disputes: DisputesTab }

const lists: Readonly<Record<string, readonly TabList[]>> = {
  claims: [{ resource: 'claim', property: 'file' }],
  bookings: [
    { resource: 'payment', property: 'file' },
    { resource: 'cost-line', property: 'file' },
    { resource: 'write-off', property: 'file' },
  ],
  interest: [{ resource: 'interest-setting', property: 'file' }],
}

export const FileTabs = (props: ShowLayoutProps) => (
  <>
    <FileFigures record={props.record} />
    <RecordTabs {...props} texts="collectionFile" lists={lists} parts={parts} />
  </>
)
