/** The filters of a list: one control per property, by what it holds. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useContext } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { FilterControl } from './FilterControl.tsx'
import { SetFilterContext } from './SetFilterContext.ts'

export const FilterRow = ({ entity, filters }: { entity: Entity; filters: readonly string[] }) => {
  const { filterValues, setFilters } = useListContext()
  const setFilter = useContext(SetFilterContext)
  const translate = useTranslate()
  const properties = filters.flatMap((name) => entity.properties.find((property) => property.name === name) ?? [])
  return (
    <Box
      component="section"
      aria-label={translate('list.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
        alignItems: 'start',
      }}
    >
      {properties.map((property) => (
        <FilterControl
          key={property.name}
          property={property}
          value={filterValues[property.name]}
          onChange={(value) => setFilter(property.name, value)}
        />
      ))}
      {Object.keys(filterValues).length > 0 && (
        <Button onClick={() => setFilters({})} sx={{ justifySelf: 'start' }}>
          {translate('list.clear')}
        </Button>
      )}
    </Box>
  )
}
