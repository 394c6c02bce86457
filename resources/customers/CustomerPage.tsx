/** The page of a client: its values as generated, in a tab beside what belongs to it. */
import { CustomerShow } from '#resources/generated/customers/CustomerShow.tsx'
import { ShowLayoutContext } from '#resources/show/ShowLayoutContext.ts'
import { CustomerTabs } from './CustomerTabs.tsx'

export const CustomerPage = () => (
  <ShowLayoutContext value={CustomerTabs}>
    <CustomerShow />
  </ShowLayoutContext>
)
