/** Card of a related record: what it is called, and the first of its values that this person may read. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, type RefObject } from 'react'
import { useGetMany, useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin'
import { entityFacts } from '#providers/entityFacts.ts'
import type { Place } from '#resources/contexts/besidePlace.ts'
import { isEmpty } from '#resources/form/conditions.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { plainText as withoutMarks } from '#resources/richText/plainText.ts'
import { plainText } from '#resources/texts/plainValue.ts'
import { useTitleText } from '#resources/texts/titleText.ts'
import { useKnownLocale } from '#resources/texts/useValue.ts'
import type { Entity, Property } from '#schemas/entity.ts'

/** Values on a card. */
const mostValues = 6

type RecordCardProps = {
  link: HTMLElement
  place: Place
  body: RefObject<HTMLDivElement | null>
  onOpen: () => void
}

export const RecordCard = ({ link, place: { resource, id }, body, onOpen }: RecordCardProps) => {
  const heading = useId()
  const { data: entity } = useQuery({ queryKey: ['facts', resource], queryFn: () => entityFacts(resource) })
  // Reads as a list does: values whose reading is logged are not on a card.
  const { data, error } = useGetMany<RaRecord>(resource, { ids: [id] }, { onError: () => undefined, retry: false })
  const { hasShow } = useEntityDefinition(resource)
  const translate = useTranslate()
  const record = data?.[0]
  if (error || (data && !record)) return null
  return (
    <Popper
      open
      anchorEl={link}
      placement="bottom-start"
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
      sx={{ zIndex: 'tooltip', displayPrint: 'none' }}
    >
      <Paper
        ref={body}
        elevation={6}
        role="group"
        aria-labelledby={heading}
        sx={{ p: 2, width: 'min(360px, calc(100vw - 24px))', display: 'grid', gap: 1 }}
      >
        {entity && record ? <Content {...{ entity, record, heading }} /> : <Skeleton id={heading} height={72} />}
        {hasShow && (
          <Button size="small" onClick={onOpen} aria-keyshortcuts="b" sx={{ justifySelf: 'start', mx: -0.75 }}>
            {translate('beside.open')}
          </Button>
        )}
      </Paper>
    </Popper>
  )
}

const Content = ({ entity, record, heading }: { entity: Entity; record: RaRecord; heading: string }) => {
  const label = useGetResourceLabel()(entity.name, 1)
  const title = useTitleText(entity)(record)
  const translate = useTranslate()
  const locale = useKnownLocale()
  const textOf = (property: Property) => {
    const value: unknown = record[property.name]
    if (property.format === 'html' && typeof value === 'string') return withoutMarks(value)
    return plainText(property, value, locale, (key) => translate(key, { _: '' }), entity.name)
  }
  const shown = entity.properties.filter((property) => isOnCard(entity, property, record)).slice(0, mostValues)
  return (
    <>
      <Box>
        <Typography variant="caption" color="text.secondary">
          {label}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={heading} sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
            {title}
          </Typography>
          {record.active === false && <Chip size="small" color="warning" label={translate('show.inactive')} />}
        </Box>
      </Box>
      {shown.length > 0 && (
        <Box component="dl" sx={values}>
          {shown.map((property) => (
            <Box key={property.name} sx={{ display: 'contents' }}>
              <dt>{translate(`resources.${entity.name}.fields.${property.name}`, { _: property.name })}</dt>
              <dd>{textOf(property)}</dd>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

/** Keeps one-line values filled in by people. The server leaves out what this person may not read. */
function isOnCard({ titleField }: Entity, property: Property, record: RaRecord): boolean {
  const { name, type, readOnly, writeOnly } = property
  if (name === titleField || name === 'active' || readOnly || writeOnly) return false
  return !['text', 'rows', 'json', 'boolean'].includes(type) && !isEmpty(record[name])
}

const values = {
  m: 0,
  typography: 'body2',
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const
