import type { SavedView } from '#schemas/generated/saved-view.ts'
import type { OpenView } from '#resources/table/openView.ts'

/** Picks what a list remembers of the view that it shows. */
export const asOpen = ({ id, name, address, hidden, columnOrder, density }: SavedView): OpenView => ({
  id,
  name,
  address: address ?? '',
  hidden: hidden ?? [],
  columnOrder: columnOrder ?? [],
  density: density ?? undefined,
})
