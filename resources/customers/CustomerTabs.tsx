/** Tabs of a client. */
import type { ShowLayoutProps } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { RecordTabs, type TabList } from '#resources/show/tabs/RecordTabs.tsx'

const CustomerFinance = lazyPart(async () => ({ default: (await import('./CustomerFinance.tsx')).CustomerFinance }))

const lists: Readonly<Record<string, readonly TabList[]>> = {
  files: [{ resource: 'file', property: 'customer' }],
  contacts: [{ resource: 'contact-person', property: 'customer' }],
  merchants: [{ resource: 'merchant', property: 'client' }],
  rights: [
    {
      resource: 'user',
      property: 'customers',
      initial: ({ id, company }) => ({ kind: 'customer', customers: [{ id, company: company as string }] }),
    },
    { resource: 'api-client', property: 'customer' },
  ],
}

export const CustomerTabs = (props: ShowLayoutProps) => (
  <RecordTabs {...props} texts="customers" lists={lists} parts={{ finance: CustomerFinance }} />
)
