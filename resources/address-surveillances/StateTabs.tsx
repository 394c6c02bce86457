/** Tabs that choose a part of the list, and leave its other filters as they are. */
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useContext } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { FiltersContext } from '#resources/list/filters/FiltersContext.ts'
import { partOf, parts, type Part } from './parts.ts'

export const StateTabs = () => {
  const { filterValues } = useListContext()
  const changeFilters = useContext(FiltersContext)
  const translate = useTranslate()
  const handleChange = (next: Part | 'all') =>
    changeFilters((before) => {
      const { status: _, ...rest } = before
      return next === 'all' ? rest : { ...rest, ...parts[next] }
    })
  return (
    <Tabs
      value={partOf(filterValues) ?? false}
      onChange={(_, next: Part | 'all') => handleChange(next)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={translate('surveillances.parts')}
    >
      {[...Object.keys(parts), 'all'].map((name) => (
        <Tab key={name} value={name} label={translate(`surveillances.tabs.${name}`)} />
      ))}
    </Tabs>
  )
}
