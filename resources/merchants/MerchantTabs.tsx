/** Tabs of a merchant. */
import type { ShowLayoutProps } from '#resources/contexts/entityOptions.ts'
import { RecordTabs, type TabList } from '#resources/show/tabs/RecordTabs.tsx'

const lists: Readonly<Record<string, readonly TabList[]>> = { files: [{ resource: 'file', property: 'merchant' }] }

export const MerchantTabs = (props: ShowLayoutProps) => <RecordTabs {...props} texts="merchantPage" lists={lists} />
