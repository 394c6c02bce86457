/** The list of a saved view, by its title. */
import { useGetResourceLabel, useRecordContext, useResourceDefinitions } from 'react-admin'
import type { SavedView } from '#schemas/generated/saved-view.ts'
import type { EntityOptions } from '#resources/entityOptions.ts'
import { SelectControl } from '#resources/inputs/choice/SelectControl.tsx'
import { useMay } from '#resources/may.ts'

export const ListField = () => {
  const list = useRecordContext<SavedView>()?.list
  const labelOf = useGetResourceLabel()
  return list === undefined ? null : labelOf(list, 2)
}

/** Lists that the reader may open. */
export const ListInput = () => {
  const labelOf = useGetResourceLabel()
  const may = useMay()
  const options = Object.values(useResourceDefinitions<Partial<EntityOptions>>())
    .filter((resource) => resource.hasList && may(resource.options?.access?.read))
    .map(({ name }) => ({ id: name, text: labelOf(name, 2) }))
    .toSorted((a, b) => a.text.localeCompare(b.text))
  return <SelectControl source="list" options={options} required />
}
