/** Records that this one is part of, from the top down, each a link. */
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import { useQuery } from '@tanstack/react-query'
import { LinkBase, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { readAncestors } from '#resources/inputs/ancestors.ts'
import { useRecordPath } from '#resources/contexts/paths.ts'
import { relatedText, type Related } from '#resources/texts/relatedText.ts'

type AncestorsProps = { entity: Entity; record: Related; title: string }

export const Ancestors = ({ entity, record, title }: AncestorsProps) => {
  const translate = useTranslate()
  const pathTo = useRecordPath(entity.name)
  const { data = [] } = useQuery({
    // A record that moved has another way; moves above it show when the page is opened anew.
    queryKey: [entity.name, 'ancestors', String(record.id), record._version],
    queryFn: ({ signal }) => readAncestors(entity, record.id, signal),
    retry: false,
  })
  if (data.length === 0) return null
  return (
    <Breadcrumbs aria-label={translate('show.ancestors')} sx={{ typography: 'body2' }}>
      {data.map((one) => {
        const path = pathTo(one.id)
        const text = relatedText(one, [entity.titleField])
        return path === undefined ? (
          <span key={one.id}>{text}</span>
        ) : (
          <Box key={one.id} component={LinkBase} to={path} sx={{ color: 'primary.main' }}>
            {text}
          </Box>
        )
      })}
      <Box component="span" aria-current="page" sx={{ color: 'text.secondary' }}>
        {title}
      </Box>
    </Breadcrumbs>
  )
}
