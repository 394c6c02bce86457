/** Changed properties of one event, each with what it was and what it became. */
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { Difference } from './Difference.tsx'
import type { Change } from './useHistory.ts'

export const Changes = ({ entity, changes }: { entity: Entity; changes: readonly Change[] }) => {
  const translate = useTranslate()
  const known = changes.flatMap((change) => {
    const property = entity.properties.find((one) => one.name === change.property)
    return property && property.name !== 'id' ? [{ ...change, property }] : []
  })
  if (known.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 0.5,
        typography: 'body2',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 200px) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0 },
      }}
    >
      {known.map(({ property, from, to }) => (
        <Box key={property.name} sx={{ display: 'contents' }}>
          <dt>{translate(`resources.${entity.name}.fields.${property.name}`, { _: property.name })}</dt>
          <dd>
            <Difference {...{ entity, property, from, to }} />
          </dd>
        </Box>
      ))}
    </Box>
  )
}
