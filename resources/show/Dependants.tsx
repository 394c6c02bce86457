/** Records with a relation to this one, in their ordinary list. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Suspense } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { EmbeddingContext, rowsEmbedded } from '#resources/contexts/EmbeddingContext.ts'
import type { RecordId } from '#resources/contexts/paths.ts'
import type { Use } from '#resources/list/delete/uses.ts'

type DependantsProps = { use: Use; id: RecordId; title: string }

export const Dependants = ({ use, id, title }: DependantsProps) => {
  const { entity, property, count } = use
  const { list: List } = useEntityDefinition(entity)
  const createPath = useCreatePath()
  const translate = useTranslate()
  const filter = { [property]: id }
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <Box>
      {List && (
        <EmbeddingContext value={{ filter, without: property, title }}>
          <Suspense fallback={<Skeleton variant="rectangular" height={120} />}>
            <List />
          </Suspense>
        </EmbeddingContext>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, py: 0.5 }}>
        <Button size="small" component={LinkBase} to={`${createPath({ resource: entity, type: 'list' })}?${search}`}>
          {translate('show.openList')}
        </Button>
        {List && count > rowsEmbedded && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate('show.firstRows', { count: rowsEmbedded })}
          </Box>
        )}
      </Box>
    </Box>
  )
}
