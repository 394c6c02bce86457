/** Choice of a list that the reader may open; over a list that one stays. */
import { useContext } from 'react'
import { useGetResourceLabel, useResourceDefinitions } from 'react-admin'
import type { EntityOptions } from '#resources/contexts/entityOptions.ts'
import { SelectControl } from '#resources/inputs/choice/SelectControl.tsx'
import { useMay } from '#resources/contexts/may.ts'
import { OwnListContext } from '#resources/contexts/OwnListContext.ts'

export const ListChoice = () => (useContext(OwnListContext) ? null : <AnyList />)

const AnyList = () => {
  const labelOf = useGetResourceLabel()
  const may = useMay()
  const options = Object.values(useResourceDefinitions<Partial<EntityOptions>>())
    .filter((resource) => resource.hasList && may(resource.options?.access?.read))
    .map(({ name }) => ({ id: name, text: labelOf(name, 2) }))
    .toSorted((a, b) => a.text.localeCompare(b.text))
  return <SelectControl source="list" options={options} required />
}
