/** The page of a client: its values as generated, in a tab beside what belongs to it. */
import { CustomerShow } from '#resources/generated/customers/views.ts'
import { ShowLayoutContext, type ShowLayoutProps } from '#resources/show/ShowLayoutContext.ts'
import { CustomerTabs } from './CustomerTabs.tsx'

export const CustomerPage = () => (
  <ShowLayoutContext value={inTabs}>
    <CustomerShow />
  </ShowLayoutContext>
)

const inTabs = (props: ShowLayoutProps) => <CustomerTabs {...props} />
